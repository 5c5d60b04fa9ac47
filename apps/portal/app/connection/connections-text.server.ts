import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** How many connections somebody shows, as a page is made; nothing for none. */
export function connectionsText(count: number, i18n: I18n): string | undefined {
  if (count === 0) return undefined;
  return i18n._(msg`${plural(count, { one: '# connection', other: '# connections' })}`);
}
