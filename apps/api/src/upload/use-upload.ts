import { setTimeout as pause } from 'node:timers/promises';
import type { FilePurpose, PicturePurpose, UploadPurpose } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { fileOf, type ReadyFile } from './file-of.ts';
import { lookAtUpload } from './look-at-upload.ts';
import { pauseBetweenLooks } from './pause-between-looks.ts';
import { pictureOf, type StoredPicture } from './picture-of.ts';
import { findUpload, lockUploads, markReleased, markUsed, type UploadRow } from './queries.ts';
import { refused } from './refused.ts';

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
  purpose: PicturePurpose,
): Promise<StoredPicture> {
  const upload = await readyUpload(context, token, purpose);
  return pictureOf(upload.id, upload.versions);
}

/**
 * The file an upload of the caller is that is no picture, waited for while it is looked into. To be used in the transaction of the
 * row that refers to it (`replaceFile`); its bytes lie in the store at `fileKey(file)`.
 * @param field the field of the form that names it, for the issue of a file that was refused
 * @throws what `readyPicture` does
 */
export async function readyFile(
  context: Context<Person>,
  token: string,
  { purpose, field }: { purpose: FilePurpose; field: string },
): Promise<ReadyFile> {
  const upload = await readyUpload(context, token, purpose, field);
  const { id, content_type: contentType, bytes, width, height } = upload;
  const file = fileOf(id, { purpose, contentType, bytes });
  return width === null || height === null ? file : { ...file, shown: { width, height } };
}

async function readyUpload(
  context: Context<Person>,
  token: string,
  purpose: UploadPurpose,
  field?: string,
): Promise<UploadRow> {
  const upload = await waitFor(context, token);
  if (!upload || upload.purpose !== purpose) throw noSuchUpload();
  if (upload.state === 'refused') throw refused(upload.refusal ?? 'broken', { field, purpose });
  if (upload.state === 'awaited') throw new KontorError('BadRequest', 'The file was not sent.');
  if (upload.state === 'received') {
    const message = 'The file is still being made ready. Try again in a moment.';
    throw new KontorError('Unavailable', message, { retryAfter: 2 });
  }
  return upload;
}

function noSuchUpload(): KontorError {
  return new KontorError('NotFound', 'There is no such upload of yours.');
}

async function waitFor(context: Context<Person>, token: string): Promise<UploadRow | undefined> {
  const { db, actor } = context;
  const begun = performance.now();
  const waited = () => performance.now() - begun;
  let upload = await lookAtUpload(context, token);
  while (upload?.state === 'received' && waited() < timeout) {
    await pause(pauseBetweenLooks(waited()));
    upload = await findUpload(db, token, actor.id);
  }
  return upload;
}

/** What refers to an upload: a picture or a file as a row stores it. Those that were imported have none. */
interface UsesUpload {
  upload?: string;
}

/**
 * Puts a picture in the place of another, in the transaction that writes the row that shows it. @throws NotFound when it was
 * removed meanwhile as one nobody uses
 */
export async function replacePicture(
  trx: Database,
  before: UsesUpload | null,
  now: StoredPicture | null,
): Promise<void> {
  await replaceUpload(trx, before, now);
}

/** The same of a file that is no picture. One that is put in the place of none is used from now on, and one replaced by null goes. */
export async function replaceFile(
  trx: Database,
  before: UsesUpload | null,
  now: UsesUpload | null,
): Promise<void> {
  await replaceUpload(trx, before, now);
}

/** Those uploads of what refers to them that are still stored; until the end of the transaction none of them goes. */
export async function lockStored(
  trx: Database,
  files: readonly (UsesUpload | undefined)[],
): Promise<ReadonlySet<string>> {
  return lockUploads(
    trx,
    files.flatMap((file) => file?.upload ?? []),
  );
}

async function replaceUpload(
  trx: Database,
  before: UsesUpload | null,
  now: UsesUpload | null,
): Promise<void> {
  if (before?.upload && before.upload !== now?.upload) await markReleased(trx, before.upload);
  if (!now?.upload || now.upload === before?.upload) return;
  if (!(await markUsed(trx, now.upload))) throw noSuchUpload();
}
