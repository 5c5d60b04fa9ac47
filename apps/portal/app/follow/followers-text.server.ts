import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Checklist 146: how many follow, as a page is made. */
export function followersText(count: number, i18n: I18n): string {
  return i18n._(msg`${plural(count, { one: '# follower', other: '# followers' })}`);
}
