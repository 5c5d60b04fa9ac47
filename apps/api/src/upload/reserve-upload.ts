import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { hasRoomFor, insertUpload, type NewUpload, type Quota } from './queries.ts';

const megabyte = 1024 * 1024;

/** What a person may hold that is not in use. Files nobody uses go after a day, so nobody needs as many. */
export const uploadQuota: Quota = { uploads: 40, bytes: 16 * megabyte };

/** Seconds from one removal of unused files to the next. */
const removedEvery = 3_600;

/** Writes the row of an upload that is about to come. @throws TooManyRequests where the person's quota is used up */
export async function reserveUpload(context: Context, upload: NewUpload): Promise<string> {
  const about = (token: string | undefined) => (token ? { noun: 'upload', id: token } : undefined);
  const id = await write(context, about, (trx) => insertUpload(trx, upload, uploadQuota));
  if (id === undefined) throw quotaUsedUp();
  return id;
}

/** Before a file is read, of which only the largest size is known. @throws TooManyRequests */
export async function checkQuota({ db }: Pick<Context, 'db'>, personID: string): Promise<void> {
  if (!(await hasRoomFor(db, personID, 1, uploadQuota))) throw quotaUsedUp();
}

function quotaUsedUp(): KontorError {
  const message =
    `You have ${uploadQuota.uploads} pictures, or ${uploadQuota.bytes / megabyte} MB of them, that are not in use. ` +
    'Use one, or try again later: what is not used for a day is removed.';
  return new KontorError('TooManyRequests', message, { retryAfter: removedEvery });
}
