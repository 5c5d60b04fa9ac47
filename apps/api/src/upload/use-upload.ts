import { setTimeout as pause } from 'node:timers/promises';
import type { UploadPurpose } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { markReceived } from './mark-received.ts';
import { pauseBetweenLooks } from './pause-between-looks.ts';
import { pictureOf, type StoredPicture } from './picture-of.ts';
import { findUpload, markReleased, markUsed, type UploadRow } from './queries.ts';
import { refused } from './refused.ts';
import { incomingKey } from './store/store.ts';

/** Milliseconds in which a worker has made the versions of a picture, as a rule within one second. */
const timeout = 8_000;

/**
 * The picture an upload of the caller became, waited for while it is being made. @throws NotFound when it is no upload of
 * theirs for this purpose, BadRequest when nothing was sent, UnsupportedMediaType when it was refused, Unavailable when its
 * versions take too long
 */
export async function readyPicture(
  context: Context<Person>,
  token: string,
  purpose: UploadPurpose,
): Promise<StoredPicture> {
  const upload = await waitFor(context, token);
  if (!upload || upload.purpose !== purpose)
    throw new KontorError('NotFound', 'There is no such upload of yours.');
  if (upload.state === 'refused') throw refused(upload.refusal ?? 'broken');
  if (upload.state === 'awaited') throw new KontorError('BadRequest', 'The file was not sent.');
  if (upload.state === 'received') {
    const message = 'The picture is still being made ready. Try again in a moment.';
    throw new KontorError('Unavailable', message, { retryAfter: 2 });
  }
  return pictureOf(upload.id, upload.versions);
}

async function waitFor(context: Context<Person>, token: string): Promise<UploadRow | undefined> {
  const { db, actor } = context;
  const begun = performance.now();
  const waited = () => performance.now() - begun;
  const find = () => findUpload(db, token, actor.id);
  let upload = await find();
  if (upload?.state === 'awaited' && (await wasSent(context, upload))) {
    const { id } = upload;
    await write(context, { noun: 'upload', id }, (trx) => markReceived(trx, id));
    upload = await find();
  }
  while (upload?.state === 'received' && waited() < timeout) {
    await pause(pauseBetweenLooks(waited()));
    upload = await find();
  }
  return upload;
}

/** Files that were sent to a store of its own are there without our having heard of it. */
async function wasSent({ store }: Context<Person>, { id }: UploadRow): Promise<boolean> {
  return (await store.read(incomingKey(id))) !== undefined;
}

/**
 * Puts a picture in the place of another, in the transaction that writes the row that shows it. @throws NotFound when it was
 * removed meanwhile as one nobody uses
 */
export async function replacePicture(
  trx: Database,
  before: { upload?: string } | null,
  now: StoredPicture | null,
): Promise<void> {
  if (before?.upload && before.upload !== now?.upload) await markReleased(trx, before.upload);
  if (!now || now.upload === before?.upload) return;
  if (!(await markUsed(trx, now.upload)))
    throw new KontorError('NotFound', 'There is no such upload of yours.');
}
