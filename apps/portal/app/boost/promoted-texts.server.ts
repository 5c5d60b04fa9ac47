import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the slot says of itself; made on the server, as few pages have one. */
export function promotedTexts(i18n: I18n) {
  return {
    label: i18n._(msg({ message: 'Promoted', context: 'advertisement' })),
    note: i18n._(msg`Paid placement. It does not affect the order of results.`),
    why: i18n._(msg`Why is this here?`),
  };
}

export type PromotedTexts = ReturnType<typeof promotedTexts>;
