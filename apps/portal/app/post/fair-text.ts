import type { Fair } from '@kontor/contract';
import type { I18n } from '@lingui/core';

/** The days of a fair: "5–9 April 2027", wherever they are read. */
export function fairText(
  { from, until }: Pick<Fair, 'from' | 'until'>,
  { locale }: Pick<I18n, 'locale'>,
): string {
  const written = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return written.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`));
}
