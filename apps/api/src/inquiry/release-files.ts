import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { lockStored, replaceFile } from '../upload/use-upload.ts';
import { findGiven } from './file-queries.ts';

/** Gives up uploads whose files nobody can get any more, in whatever conversation: their bytes go within two hours. */
export async function releaseFiles(trx: Transaction<DB>, uploads: readonly string[]): Promise<void> {
  // Of two who withdraw the last two files of an upload the second waits here, and sees what the first did.
  const stored = await lockStored(
    trx,
    uploads.map((upload) => ({ upload })),
  );
  const given = await findGiven(trx, [...stored]);
  for (const upload of stored) if (!given.has(upload)) await replaceFile(trx, { upload }, null);
}
