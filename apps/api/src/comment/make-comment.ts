import type { Comment, CommentedRoot, Input, makeComment as makeCommentCall } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { holdBack } from '../hold/hold-back.ts';
import { judgeText } from '../hold/judge-text.ts';
import { checkMayAnswer } from '../inquiry/safety/check-may-write.ts';
import { writeOnce } from '../write/write-once.ts';
import type { CommentedThing } from './commented.ts';
import { findShown } from './find-thing.ts';
import { lockComment } from './lock-comment.ts';
import { presentComment } from './present.ts';
import { findComment, findState, insertComment, type NewComment, type PlaceRow } from './queries.ts';
import { readContent } from './read-content.ts';
import { tellOfComment } from './tell-of-comment.ts';

/** Where a new comment stands. */
interface Place {
  at: Pick<NewComment, 'resourceType' | 'resourceID' | 'rootType' | 'rootID'>;
  /** What it replies to. */
  parent: PlaceRow | undefined;
  thing: CommentedThing;
}

/**
 * Checklist 297: comments on something, or replies to a comment. @throws BadRequest for no words, NotFound for what is not there, or not
 * for everybody, Conflict where comments are closed, Forbidden for who is blocked or suspended; what `judgeText` throws
 */
export async function makeComment(
  context: ForEither,
  sent: Input<typeof makeCommentCall>['body'],
): Promise<Comment> {
  const { actor } = context;
  const content = readContent(sent.content);
  const about = ({ commentID }: Comment) => ({ noun: 'comment', id: commentID });
  return writeOnce(context, sent, about, async (trx) => {
    const place = await findNewPlace(trx, sent, actor.id);
    const { rootID, resourceID } = place.at;
    if ((await findState(trx, { resourceID, rootID })).are_closed)
      throw new KontorError('Conflict', 'Comments are closed here.');
    await checkMayAnswer(trx, actor, ownersOf(place));
    const { portalOrigin } = context;
    const text = {
      kind: 'comment',
      personID: actor.id,
      content,
      mentions: 0,
      newMentions: 0,
      portalOrigin,
    } as const;
    const cause = await judgeText(trx, text);
    const written = {
      ...place.at,
      content,
      personID: actor.id,
      actingBusinessID: actor.actingBusiness?.businessID,
      isWithheld: cause !== undefined,
    };
    const commentID = await insertComment(trx, written);
    if (cause)
      await holdBack(trx, { type: 'comment', id: commentID, authorID: actor.id, cause, wasPublished: false });
    else {
      const from = { businessID: actor.actingBusiness?.businessID, personID: actor.id };
      await tellOfComment(trx, from, place);
    }
    return presentComment(found(await findComment(trx, commentID), 'comment'), { readerID: actor.id });
  });
}

/** A reply to a reply stands beside it, below the same comment. @throws NotFound */
async function findNewPlace(
  trx: Database,
  { resourceType, resourceID }: Pick<Input<typeof makeCommentCall>['body'], 'resourceType' | 'resourceID'>,
  writerID: string,
): Promise<Place> {
  if (resourceType !== 'comment')
    return belowRoot(trx, { root_type: resourceType, root_id: resourceID.toLowerCase() }, writerID);
  // Neither goes while this one is written.
  const locked = await lockComment(trx, resourceID, 'share');
  const { comment, top = comment } = found(isGone(locked?.comment) ? undefined : locked, 'comment');
  const { root_type: rootType, root_id: rootID } = comment;
  const at = { resourceType, resourceID: top.id, rootType, rootID } as const;
  return { at, parent: comment, thing: await findShown(trx, comment, writerID, 'comment') };
}

const isGone = (comment: PlaceRow | undefined) => Boolean(comment?.removed_at ?? comment?.withheld_at);

async function belowRoot(
  trx: Database,
  root: { root_type: CommentedRoot; root_id: string },
  writerID: string,
): Promise<Place> {
  const thing = await findShown(trx, root, writerID);
  const { root_type: rootType, root_id: rootID } = root;
  const at = { resourceType: rootType, resourceID: rootID, rootType, rootID };
  return { at, parent: undefined, thing };
}

/** Who may keep somebody from writing there: whose it is, and whoever is replied to; of what a business wrote the business alone. */
function ownersOf({ thing, parent }: Place): string[] {
  const ids = [thing.businessID ?? thing.personID, parent?.acting_business_id ?? parent?.person_id];
  return ids.flatMap((id) => id ?? []);
}
