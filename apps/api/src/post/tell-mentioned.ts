import type { Post } from '@kontor/contract';
import type { DB, StoredMention } from '@kontor/database';
import type { Transaction } from 'kysely';
import { nameOf } from '../author/name-of.ts';
import { whoListens } from '../blocking/who-listens.ts';
import { notify } from '../notification/notify.ts';
import { findTold } from './mention-queries.ts';
import { mentionedKind } from './notification-kinds.ts';
import { quoted } from './quoted.ts';

/**
 * Tells whom a post names: people, and the administrators of businesses and of the businesses whose products they are. Nobody is told by
 * themselves, nor by whom they muted or are kept apart from, in a group nobody who may not read it, and nobody whom it named before.
 */
export async function tellMentioned(
  trx: Transaction<DB>,
  byID: string,
  { postID, content, author }: Post,
  { mentions, before = [] }: { mentions: readonly StoredMention[]; before?: readonly StoredMention[] },
): Promise<void> {
  if (mentions.length === 0) return;
  const keyOf = ({ person_id, business_id }: { person_id: string; business_id: string | null }) =>
    `${person_id} ${business_id}`;
  const knowing = new Set((await findTold(trx, before, postID)).map(keyOf));
  const told = (await findTold(trx, mentions, postID)).filter(
    (each) => each.person_id !== byID && !knowing.has(keyOf(each)),
  );
  const subject = quoted(content);
  // Those of a business are told alike, at once.
  for (const group of Map.groupBy(told, ({ business_id }) => business_id).values()) {
    const [{ business_id: businessID, name: to } = { business_id: null, name: '' }] = group;
    const personIDs = await whoListens(trx, {
      personIDs: group.map(({ person_id }) => person_id),
      businessID: businessID ?? undefined,
      writerIDs: 'businessID' in author ? [byID, author.businessID] : [byID],
    });
    await notify(trx, mentionedKind, {
      personIDs,
      subjectID: postID,
      businessID: businessID ?? undefined,
      data: { from: nameOf(author), to, subject },
    });
  }
}
