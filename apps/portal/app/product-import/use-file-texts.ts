import { useLingui } from '@lingui/react/macro';

/** What the inputs for files say of themselves. */
export function useFileTexts(): { choose: string; none: string } {
  const { t } = useLingui();
  return { choose: t`Choose a file`, none: t`No file chosen` };
}
