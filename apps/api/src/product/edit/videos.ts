import { randomUUID } from 'node:crypto';
import type { Issue, ProductInput } from '@kontor/contract';
import type { Database, StoredFile } from '@kontor/database';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { plainLine } from '../../text/plain-text.ts';
import { shownFile } from '../../upload/file-of.ts';
import { readyFile, replaceFile } from '../../upload/use-upload.ts';
import type { ProductVideo } from '../present-video.ts';
import { issuesOfSent } from './issues-of-sent.ts';
import { findUploadsOfVideos, replaceVideos } from './video-queries.ts';

/** A video as it was sent: a new one, whose upload is ready, or one the product has already. */
export type WantedVideo = { title: string | null } & ({ video: StoredFile } | { videoID: string });

export function issuesOfVideos(sent: ProductInput['videos'] = []): Issue[] {
  return issuesOfSent(
    'videos',
    sent.map(({ token, videoID: id }) => ({ token, id })),
  );
}

/**
 * Waits until new videos were looked into, so before anything is locked.
 * @returns undefined where nothing was sent: those the product has stay @throws what `readyFile` throws
 */
export async function readVideos(
  context: Context<ActingPerson>,
  sent: ProductInput['videos'],
): Promise<WantedVideo[] | undefined> {
  if (!sent) return undefined;
  const wanted: WantedVideo[] = [];
  for (const [index, { token, videoID = '', title: words = '' }] of sent.entries()) {
    const title = plainLine(words);
    if (token === undefined) wanted.push({ title, videoID: videoID.toLowerCase() });
    else {
      const use = { purpose: 'product-video', field: `videos.${index}` } as const;
      wanted.push({ title, video: shownFile(await readyFile(context, token, use)) });
    }
  }
  return wanted;
}

/** Whether a product's videos are others, in another order or with other titles. */
export function videosDiffer(
  now: readonly ProductVideo[],
  wanted: readonly WantedVideo[] | undefined,
): boolean {
  if (!wanted) return false;
  if (now.length !== wanted.length) return true;
  return wanted.some((each, index) => {
    const there = now[index];
    return !('videoID' in each) || each.videoID !== there?.id || each.title !== there.title;
  });
}

/**
 * Puts the videos of a product. An upload that no product shows any more is let go. @throws BadRequest for a video the product
 * does not have, NotFound for an upload that was removed meanwhile
 */
export async function putVideos(
  trx: Database,
  productID: string,
  now: readonly ProductVideo[],
  wanted: readonly WantedVideo[],
): Promise<void> {
  const videos = wanted.map((each, index): ProductVideo => {
    const { title } = each;
    if ('video' in each) return { id: randomUUID(), video: each.video, title };
    const there = now.find(({ id }) => id === each.videoID);
    if (there) return { ...there, title };
    const issue = issueAt(`videos.${index}`, { code: 'unknown' });
    throw new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
  });
  for (const each of wanted) if ('video' in each) await replaceFile(trx, null, each.video);
  await replaceVideos(trx, productID, videos);
  const uploads = now.flatMap(({ video }) => video.upload ?? []);
  const shown = await findUploadsOfVideos(trx, uploads);
  for (const upload of uploads) if (!shown.has(upload)) await replaceFile(trx, { upload }, null);
}
