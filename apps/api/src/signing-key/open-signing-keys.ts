import { deriveKey } from '@kontor/server';
import type { JWK } from 'jose';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { makeKey } from './make-key.ts';
import { openKey } from './open-key.ts';
import { findKeys, insertKey, type KeyPurpose, type KeyRow, lockKeys } from './queries.ts';
import type { SigningKey } from './signing-key.ts';

/** The keys the api signs with. */
export interface SigningKeys {
  /** The key to sign with, made when it is first asked for. */
  signer(purpose: KeyPurpose): Promise<SigningKey>;
  /** All public keys of a purpose, those that sign no more, too: what they signed is checked for years. */
  published(purpose: KeyPurpose): Promise<JWK[]>;
}

/**
 * Keys are encrypted by a key that is derived from the token the services share. Where that token was replaced, what it encrypted
 * cannot be read any more: then another key signs from now on, and the older public ones stay published.
 */
export function openSigningKeys(
  context: () => WritingSystem | Promise<WritingSystem>,
  internalToken: string,
): SigningKeys {
  const sealingKey = deriveKey(internalToken, 'api: signing keys');
  const signers = new Map<KeyPurpose, Promise<SigningKey>>();

  const readable = async (rows: readonly KeyRow[]) => {
    for (const row of rows) {
      const key = await openKey(row, sealingKey);
      if (key) return key;
    }
    return undefined;
  };

  async function find(purpose: KeyPurpose): Promise<SigningKey> {
    const system = await context();
    const known = await readable(await findKeys(system.db, purpose));
    if (known) return known;
    return write(system, undefined, async (trx) => {
      await lockKeys(trx, purpose);
      // Another process may have made one meanwhile.
      const made = await readable(await findKeys(trx, purpose));
      if (made) return made;
      const { row, key } = await makeKey(sealingKey);
      await insertKey(trx, purpose, row);
      return key;
    });
  }

  return {
    signer(purpose) {
      const known = signers.get(purpose);
      if (known) return known;
      const finding = find(purpose);
      signers.set(purpose, finding);
      // The next one who asks tries anew.
      finding.catch(() => signers.delete(purpose));
      return finding;
    },
    async published(purpose) {
      const { db } = await context();
      return (await findKeys(db, purpose)).map(({ public_key }) => public_key);
    },
  };
}
