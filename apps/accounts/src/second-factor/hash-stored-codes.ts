import type { Context } from '../context.ts';
import { findUnhashed, replaceCodes } from './queries.ts';
import { readHashes, storedForm } from './recovery-code.ts';

const batch = 100;

/**
 * Hashes recovery codes that were encrypted as a whole, as they were stored before: they go on working, and cannot be read
 * any more. What cannot be decrypted stays as it is, and its person can renew the codes. Resolves with how many people's
 * were hashed.
 * @param input `logged`: people whose codes were logged as undecryptable; they are added to it, and logged no second time
 */
export async function hashStoredCodes(
  { db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>,
  { logged }: { logged: Set<string> },
): Promise<number> {
  async function readCodes(userID: string, stored: string): Promise<string[] | undefined> {
    try {
      return await readHashes(settings.ACCOUNTS_SECRET, stored);
    } catch (error) {
      if (!logged.has(userID)) log.error({ err: error, userID }, 'stored recovery codes could not be hashed');
      logged.add(userID);
      return undefined;
    }
  }

  let hashed = 0;
  let after: string | undefined;
  do {
    const rows = await findUnhashed(db, { after, limit: batch });
    for (const { user_id: userID, backup_codes: stored } of rows) {
      const hashes = await readCodes(userID, stored);
      if (!hashes) continue;
      await replaceCodes(db, userID, stored, storedForm(hashes));
      hashed += 1;
    }
    // Past what cannot be decrypted, which is found each time.
    after = rows.length < batch ? undefined : rows.at(-1)?.user_id;
  } while (after !== undefined);
  return hashed;
}
