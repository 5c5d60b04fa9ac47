import { filePurposes, picturePurposes, type UploadPurpose } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { hasRoomFor, insertUpload, type NewUpload, type Quota } from './quota-queries.ts';

const megabyte = 1024 * 1024;

/** What a person may hold that is not in use. Files nobody uses go after a day, so nobody needs as many. */
export const uploadQuota: Quota = {
  called: 'pictures',
  purposes: picturePurposes,
  uploads: 40,
  bytes: 16 * megabyte,
};

/** The same of files for messages that are not sent yet. */
const attachmentQuota: Quota = {
  called: 'files for messages',
  purposes: ['inquiry-file'],
  uploads: 20,
  bytes: 300 * megabyte,
};

/** The same of other files: two imports with their pictures, or the videos of two products. */
const fileQuota: Quota = {
  called: 'files',
  purposes: filePurposes.filter((purpose) => !attachmentQuota.purposes.includes(purpose)),
  uploads: 40,
  bytes: 450 * megabyte,
};

function quotaOf(purpose: UploadPurpose): Quota {
  return [uploadQuota, attachmentQuota].find(({ purposes }) => purposes.includes(purpose)) ?? fileQuota;
}

/** Seconds from one removal of unused files to the next. */
const removedEvery = 3_600;

/** Writes the row of an upload that is about to come. @throws TooManyRequests where the person's quota is used up */
export async function reserveUpload(context: Context, upload: NewUpload): Promise<string> {
  const about = (token: string | undefined) => (token ? { noun: 'upload', id: token } : undefined);
  const quota = quotaOf(upload.purpose);
  const id = await write(context, about, (trx) => insertUpload(trx, upload, quota));
  if (id === undefined) throw quotaUsedUp(quota);
  return id;
}

/** Before a picture is read, of which only the largest size is known. @throws TooManyRequests */
export async function checkQuota({ db }: Pick<Context, 'db'>, personID: string): Promise<void> {
  if (!(await hasRoomFor(db, personID, 1, uploadQuota))) throw quotaUsedUp(uploadQuota);
}

function quotaUsedUp({ called, uploads, bytes }: Quota): KontorError {
  const message =
    `You have ${uploads} ${called}, or ${bytes / megabyte} MB of them, that are not in use. ` +
    'Use one, or try again later: what is not used for a day is removed.';
  return new KontorError('TooManyRequests', message, { retryAfter: removedEvery });
}
