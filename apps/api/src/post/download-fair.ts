import { type AnsweredFile, addressById } from '@kontor/contract';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { getPost } from './get-post.ts';

/** The fair a post announces, for calendars. @throws NotFound for a post that announces none */
export async function downloadFair(context: Context, id: string): Promise<AnsweredFile> {
  const { fair, postID, createdAt } = await getPost(context, id);
  const { name, place, from, until } = found(fair, 'fair');
  const writtenAt = new Date(createdAt);
  const text = calendarFile({
    uid: `${postID}@kontor`,
    source: 'Posts',
    ...{ firstDay: from, lastDay: until },
    title: name,
    place,
    link: context.portalOrigin + addressById('post', postID),
    ...{ madeAt: writtenAt, changedAt: writtenAt },
  });
  return {
    name: `${name}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    chunks: inOne(Buffer.from(text)),
  };
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
