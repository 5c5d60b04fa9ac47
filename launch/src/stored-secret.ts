import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Secrets of the product that no setting names: what the account service signs and encrypts with (without it nobody stays
 * signed in and no signing key can be read), and the token its services show each other.
 */
export type SecretName = 'accounts-secret' | 'internal-token';

/** A secret of 256 random bits: created when it is first asked for and stored as a file in `dataDir` that its owner alone may read. */
export function storedSecret(dataDir: string, name: SecretName): string {
  const file = join(dataDir, name);
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
