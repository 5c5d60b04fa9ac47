import type { editPost as editPostCall, Input, Post } from '@kontor/contract';
import { found } from '../found.ts';
import { holdBack } from '../hold/hold-back.ts';
import { judgeText } from '../hold/judge-text.ts';
import { checkMaySend } from '../inquiry/safety/check-may-write.ts';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import { findWritten, updateWithheld } from './hold-queries.ts';
import type { ForPost } from './policy.ts';
import { updateContent } from './queries.ts';
import { readWritten } from './read-written.ts';
import { findIsShown } from './rights-queries.ts';

/**
 * Words a post anew; what it said before stays to be read. What a rule would hold back is held
 * back from now on. @throws BadRequest for an empty text, NotFound for a removed post, Forbidden while sending is suspended
 */
export async function editPost(context: ForPost, sent: Input<typeof editPostCall>['body']): Promise<Post> {
  const { id } = context.post;
  const written = await readWritten(context, sent);
  return write(context, { noun: 'post', id }, async (trx) => {
    const { actor, portalOrigin } = context;
    const before = found(await findWritten(trx, id), 'post');
    const actingBusiness =
      before.business_id === null ? undefined : await actor.membershipIn(before.business_id);
    await checkMaySend(trx, { ...actor, actingBusiness });
    found((await updateContent(trx, id, written)) || undefined, 'post');
    const { content, mentions } = written;
    const text = {
      kind: 'post',
      personID: actor.id,
      content,
      mentions: mentions.length,
      before: before.content,
      portalOrigin,
    } as const;
    const cause = await judgeText(trx, text);
    if (cause && (await findIsShown(trx, id, actor.id))) {
      await updateWithheld(trx, id);
      await holdBack(trx, { type: 'post', id, authorID: actor.id, cause, wasPublished: true });
    }
    return getPost({ ...context, db: trx }, id);
  });
}
