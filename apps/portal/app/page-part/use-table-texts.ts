import { useLingui } from '@lingui/react/macro';

/** Texts of info tables (checklist 114, 321). */
export function useTableTexts() {
  const { t } = useLingui();
  return { more: t`View more`, less: t`View less`, empty: t`No content.` };
}
