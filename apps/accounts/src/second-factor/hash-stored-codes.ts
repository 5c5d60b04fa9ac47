import type { Context } from '../context.ts';
import { findUnhashed, replaceCodes } from './queries.ts';
import { readHashes, storedForm } from './recovery-code.ts';

const batch = 100;

/**
 * Hashes recovery codes that were encrypted as a whole, as they were stored before: they go on working, and cannot be read
 * any more. What cannot be decrypted stays as it is, is logged, and its person can renew the codes. Resolves with how many
 * people's were hashed.
 */
export async function hashStoredCodes({
  db,
  settings,
  log,
}: Pick<Context, 'db' | 'settings' | 'log'>): Promise<number> {
  let hashed = 0;
  for (const { user_id: userID, backup_codes: stored } of await findUnhashed(db, batch)) {
    try {
      const hashes = await readHashes(settings.ACCOUNTS_SECRET, stored);
      await replaceCodes(db, userID, stored, storedForm(hashes));
      hashed += 1;
    } catch (error) {
      log.error({ err: error, userID }, 'stored recovery codes could not be hashed');
    }
  }
  return hashed;
}
