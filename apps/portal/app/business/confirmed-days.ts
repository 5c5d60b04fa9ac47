import type { BusinessPart, BusinessProfile } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { dayOf } from '@kontor/web/language/day';

/** When the business last said of each part of its profile that it is right: "12 Mar 2026". */
export function confirmedDays(
  { confirmedOn }: Pick<BusinessProfile, 'confirmedOn'>,
  language: ShownLanguage,
): Partial<Record<BusinessPart, string>> {
  return Object.fromEntries(Object.entries(confirmedOn).map(([part, day]) => [part, dayOf(day, language)]));
}
