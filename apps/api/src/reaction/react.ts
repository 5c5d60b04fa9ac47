import type { Data, ReactionResource, react as reactCall } from '@kontor/contract';
import { isBlockedAs } from '../blocking/is-blocked-as.ts';
import { withoutBlocked } from '../blocking/without-blocked.ts';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { liked } from '../liked.ts';
import { write } from '../write/write.ts';
import { asWhom } from './as-whom.ts';
import { findLikes, insertReaction } from './queries.ts';
import { enqueueTellLiked } from './tell-liked-job.ts';

/**
 * Checklist 293: likes a resource; again it is the same like. @throws NotFound for what is not there, or not for them, nor for the
 * business they act as
 */
export async function react(
  context: ForEither,
  resourceType: ReactionResource,
  resourceID: string,
): Promise<Data<typeof reactCall>> {
  const rows = found(
    liked.find(({ type }) => type === resourceType),
    resourceType,
  );
  const like = await write(context, { noun: 'reaction', id: resourceID }, async (trx) => {
    const db = trx;
    const { actor } = context;
    if (!(await rows.isShown(db, resourceID, actor.id))) found(undefined, resourceType);
    // People and businesses are whose they are themselves.
    const [seen] = await withoutBlocked({ db, actor }, [resourceID]);
    const writer = (await rows.findTold?.(db, resourceID)) ?? { businessID: undefined, personID: resourceID };
    if (seen === undefined || (await isBlockedAs({ db, actor }, writer))) found(undefined, resourceType);
    const reaction = asWhom(context, resourceID);
    const isNew = await insertReaction(trx, resourceType, reaction);
    if (isNew && rows.findTold) await enqueueTellLiked(trx, resourceType, reaction);
    return findLikes(trx, resourceID);
  });
  return { reactionType: 'like', reactionCount: { like } };
}
