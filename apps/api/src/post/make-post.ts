import type { NewPost, Post } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { enqueueFill } from '../feed/jobs.ts';
import { putOwnPost } from '../feed/put-own-post.ts';
import { found } from '../found.ts';
import { holdBack } from '../hold/hold-back.ts';
import { judgeText } from '../hold/judge-text.ts';
import { checkMaySend } from '../inquiry/safety/check-may-write.ts';
import { plainLine } from '../text/plain-text.ts';
import type { StoredPicture } from '../upload/picture-of.ts';
import { readyPicture, replacePicture } from '../upload/use-upload.ts';
import { withAlt } from '../upload/with-alt.ts';
import { writeOnce } from '../write/write-once.ts';
import { getPost } from './get-post.ts';
import { updateWithheld } from './hold-queries.ts';
import { findIndustry, insertPost } from './queries.ts';
import { readWritten } from './read-written.ts';
import { findMayPostIn } from './rights-queries.ts';
import { tellMentioned } from './tell-mentioned.ts';

/**
 * Posts to the timeline of whoever acts (checklist 154, 298), or in a group they are in. The feeds of those who follow are filled by a job;
 * one's own has it at once. What a rule holds back its author alone sees until it is published.
 * @throws BadRequest for an empty text, for a fair without days or that ends before it begins; Forbidden for another timeline, for a group
 * whose member they are not, and while sending is suspended; NotFound for a group they may not know of; what `readyPicture` and
 * `judgeText` throw
 */
export async function makePost(context: ForEither, sent: NewPost): Promise<Post> {
  const { actor } = context;
  const businessID = actor.actingBusiness?.businessID;
  const isInGroup = sent.timelineType === 'group';
  const timelineID = isInGroup ? (sent.timelineID?.toLowerCase() ?? '') : (businessID ?? actor.id);
  if (isInGroup) await checkMayPostIn(context, sent.timelineID);
  else if (sent.timelineID !== undefined && sent.timelineID.toLowerCase() !== timelineID)
    throw new KontorError('Forbidden', 'You may not post there.');
  const fair = readFair(sent);
  const { content, mentions, link } = await readWritten(context, sent);
  const pictures = await picturesOf(context, sent);
  const industry_id = await findIndustry(context.db, { businessID, personID: actor.id });
  const about = ({ postID: id }: { postID: string }) => ({ noun: 'post', id });
  return writeOnce(context, sent, about, async (trx) => {
    await checkMaySend(trx, actor);
    const { portalOrigin } = context;
    const text = {
      kind: 'post',
      personID: actor.id,
      content,
      mentions: mentions.length,
      newMentions: mentions.length,
      portalOrigin,
    } as const;
    const cause = await judgeText(trx, text);
    for (const picture of pictures) await replacePicture(trx, null, picture);
    const id = await insertPost(trx, {
      author_id: actor.id,
      business_id: businessID ?? null,
      timeline_id: timelineID,
      timeline_type: isInGroup ? 'group' : businessID === undefined ? 'user' : 'business',
      industry_id,
      kind: sent.kind ?? 'update',
      content,
      pictures: JSON.stringify(pictures),
      mentions: JSON.stringify(mentions),
      ...(link && { link_type: link.type, link_id: link.id }),
      ...fair,
    });
    if (cause) {
      await updateWithheld(trx, id);
      await holdBack(trx, { type: 'post', id, authorID: actor.id, cause, wasPublished: false });
      return getPost({ ...context, db: trx }, id);
    }
    // What stands in a group is in no feed.
    if (!isInGroup) {
      await putOwnPost(trx, actor.id, id);
      await enqueueFill(trx, id);
    }
    const post = await getPost({ ...context, db: trx }, id);
    await tellMentioned(trx, actor.id, post, { mentions });
    return post;
  });
}

async function checkMayPostIn({ db, actor }: ForEither, groupID: string | undefined): Promise<void> {
  if (groupID === undefined) throw wrong('timelineID', 'required', 'Say in which group you post.');
  const isMember = found(await findMayPostIn(db, groupID, actor.id), 'group');
  if (!isMember) throw new KontorError('Forbidden', 'Only members can post in a group.');
}

function readFair({ kind, fair }: NewPost) {
  if ((kind === 'fair') !== (fair !== undefined)) throw wrong('fair', 'required');
  if (!fair) return {};
  const name = plainLine(fair.name);
  if (name === null) throw wrong('fair.name', 'required');
  for (const day of ['from', 'until'] as const)
    if (Number.isNaN(Date.parse(fair[day]))) throw wrong(`fair.${day}`, 'notADate');
  if (fair.until < fair.from) throw wrong('fair.until', 'endBeforeStart');
  return {
    fair_name: name,
    fair_place: plainLine(fair.place ?? ''),
    fair_from: fair.from,
    fair_until: fair.until,
  };
}

function wrong(
  field: string,
  code: 'required' | 'notADate' | 'endBeforeStart',
  message = 'A fair has a name, a first and a last day.',
): KontorError {
  return new KontorError('BadRequest', message, {
    issues: [issueAt(field, { code })],
  });
}

/** Those of `pictures`, or the one of `picture`; waited for before anything is locked. */
async function picturesOf(context: ForEither, { picture, pictures }: NewPost): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  for (const sent of pictures ?? (picture === undefined ? [] : [picture])) {
    const { token, alt = null } = typeof sent === 'string' ? { token: sent } : sent;
    stored.push(withAlt(await readyPicture(context, token, 'post-picture'), alt));
  }
  return stored;
}
