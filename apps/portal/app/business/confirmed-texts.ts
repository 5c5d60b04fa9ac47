import type { BusinessPart, BusinessProfile } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { dayOf } from '@kontor/web/language/day';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** When the business last said of a part of its profile that it is right, in words; nothing of those of which it never did. */
export function confirmedTexts(
  { confirmedOn }: Pick<BusinessProfile, 'confirmedOn'>,
  { language, i18n }: { language: ShownLanguage; i18n: I18n },
): Partial<Record<BusinessPart, string>> {
  return Object.fromEntries(
    Object.entries(confirmedOn).map(([part, date]) => {
      const day = dayOf(date, language);
      return [part, i18n._(msg`Confirmed by the company on ${day}`)];
    }),
  );
}
