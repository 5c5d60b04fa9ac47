import { useLingui } from '@lingui/react';
import { useVisit } from '../shell/use-visit.ts';

/** The portal people come from, with its country: "Kontor Mexico". */
export function usePortalName(): string {
  const { i18n } = useLingui();
  const { country } = useVisit();
  return `Kontor ${new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country) ?? country}`;
}
