import { type AnsweredFile, addressById } from '@kontor/contract';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { calendarOf } from './calendar.ts';
import { getPost } from './get-post.ts';

/** The fair a post announces, for calendars. @throws NotFound for a post that announces none */
export async function downloadFair(context: Context, id: string): Promise<AnsweredFile> {
  const { fair, postID, createdAt } = await getPost(context, id);
  const text = calendarOf(found(fair, 'fair'), {
    id: postID,
    writtenAt: createdAt,
    address: context.portalOrigin + addressById('post', postID),
  });
  return {
    name: `${fair?.name ?? ''}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    chunks: inOne(Buffer.from(text)),
  };
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
