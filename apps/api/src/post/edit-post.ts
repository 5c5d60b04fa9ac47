import type { editPost as editPostCall, Input, Post } from '@kontor/contract';
import type { DB, StoredMention } from '@kontor/database';
import type { Transaction } from 'kysely';
import { found } from '../found.ts';
import { holdBack } from '../hold/hold-back.ts';
import { judgeText } from '../hold/judge-text.ts';
import { checkMaySend } from '../inquiry/safety/check-may-write.ts';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import { lockWritten, updateWithheld } from './hold-queries.ts';
import type { ForPost } from './policy.ts';
import { findVersions, updateContent } from './queries.ts';
import { readWritten } from './read-written.ts';
import { findIsShown } from './rights-queries.ts';
import { tellMentioned } from './tell-mentioned.ts';

/**
 * Words a post anew; what it said before stays to be read. What a rule would hold back is held
 * back from now on, and whom it names for the first time is told. @throws BadRequest for an empty text, NotFound for a removed post, Forbidden while sending is suspended, what `judgeText` throws
 */
export async function editPost(context: ForPost, sent: Input<typeof editPostCall>['body']): Promise<Post> {
  const { id } = context.post;
  const written = await readWritten(context, sent);
  return write(context, { noun: 'post', id }, async (trx) => {
    const { actor, portalOrigin } = context;
    const before = found(await lockWritten(trx, id), 'post');
    const actingBusiness =
      before.business_id === null ? undefined : await actor.membershipIn(before.business_id);
    await checkMaySend(trx, { ...actor, actingBusiness });
    const { content, mentions } = written;
    const added = await findAdded(trx, id, { mentions, before: before.mentions });
    const text = {
      kind: 'post',
      personID: actor.id,
      content,
      mentions: mentions.length,
      newMentions: added.length,
      before: before.content,
      portalOrigin,
    } as const;
    const cause = await judgeText(trx, text);
    const isHeld = cause !== undefined && (await findIsShown(trx, id, actor.id));
    const isUnread = isHeld || before.is_withheld;
    const untold = new Set([
      ...(isUnread ? added : []).map(({ id: named }) => named),
      ...before.mentions.filter(({ isUntold }) => isUntold).map(({ id: named }) => named),
    ]);
    const marked = mentions.map((each) =>
      untold.has(each.id) ? { ...each, isUntold: true as const } : each,
    );
    found((await updateContent(trx, id, { ...written, mentions: marked })) || undefined, 'post');
    if (isHeld) {
      await updateWithheld(trx, id);
      await holdBack(trx, { type: 'post', id, authorID: actor.id, cause, wasPublished: true });
    }
    const post = await getPost({ ...context, db: trx }, id);
    if (!isUnread) await tellMentioned(trx, actor.id, post, { mentions: added, before: before.mentions });
    return post;
  });
}

/** Whom a post names for the first time, whatever it said before. */
async function findAdded(
  trx: Transaction<DB>,
  postID: string,
  { mentions, before }: { mentions: readonly StoredMention[]; before: readonly StoredMention[] },
): Promise<StoredMention[]> {
  const known = new Set(before.map(({ id }) => id));
  const added = mentions.filter(({ id }) => !known.has(id));
  if (added.length === 0) return [];
  const versions = await findVersions(trx, postID);
  return added.filter(({ name }) => !versions.some(({ content }) => content.includes(`@${name}`)));
}
