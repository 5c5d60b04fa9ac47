import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of the account service when no setting names one: made at the first start and kept with the data it
 * protects, for its owner's eyes alone. Without it nobody stays signed in and no signing key can be read.
 */
export function keepAccountsSecret(dataDir: string): string {
  const file = join(dataDir, 'accounts-secret');
  if (!existsSync(file)) makeSecret(dataDir, file);
  return readFileSync(file, 'utf8').trim();
}

/** Written aside and linked into place whole: a start that is killed leaves none or a whole one, two at once agree. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
