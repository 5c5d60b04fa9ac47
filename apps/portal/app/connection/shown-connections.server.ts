import type { ConnectionKind, Data, listShownConnections } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { viewOfAuthor } from '../author/author-view.ts';
import { kindTexts } from './kind-texts.ts';

/** The businesses a page names as connected, by what they are to its own, in words; nothing where there are none. */
export function shownConnections({ connections }: Data<typeof listShownConnections>, i18n: I18n) {
  if (connections.length === 0) return undefined;
  const kinds = new Map<ConnectionKind, { href: string; name: string }[]>();
  for (const { author, kind = 'partner' } of connections) {
    const { href, name } = viewOfAuthor(author, i18n);
    kinds.set(kind, [...(kinds.get(kind) ?? []), { href, name }]);
  }
  return {
    title: i18n._(msg`Connected businesses`),
    kinds: [...kinds].map(([kind, links]) => ({ text: i18n._(kindTexts[kind]), links })),
  };
}

export type ShownConnections = ReturnType<typeof shownConnections>;
