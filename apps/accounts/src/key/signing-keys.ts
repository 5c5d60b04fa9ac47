import type { Database } from '@kontor/database';
import { ConfigError, unseal } from '@kontor/server';
import { type CryptoKey, importJWK, importPKCS8, type JWK } from 'jose';
import { deriveKey } from '../secret.ts';
import { findKeys, type KeyRow } from './queries.ts';
import { algorithm, rotateKeys } from './rotate-keys.ts';

interface SigningKey {
  id: string;
  signsFrom: number;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey;
}

/** The keys of access tokens, as this process knows them. */
export interface SigningKeys {
  /** The key to sign with now. */
  current(): { id: string; key: CryptoKey };
  /** The public key of that id; keys another process has just made are read when they are first asked for. */
  find(id: string | undefined): Promise<CryptoKey | undefined>;
  /** All public keys, for `/.well-known/jwks.json`. */
  published(): JWK[];
  /** Rotates when it is time, and reads what others made. */
  refresh(): Promise<void>;
}

/** Least milliseconds between two reads caused by key ids nobody knows: whoever forges tokens causes no load. */
const lookAgainAfter = 5_000;

/** Reads the keys, making the first one. Throws when they were encrypted with another ACCOUNTS_SECRET. */
export async function openSigningKeys(db: Database, secret: string, days: number): Promise<SigningKeys> {
  const sealingKey = deriveKey(secret, 'signing keys');
  let keys: SigningKey[] = [];
  let readAt = 0;

  async function read(): Promise<void> {
    readAt = performance.now();
    keys = await Promise.all((await findKeys(db)).map((row) => open(row, sealingKey)));
  }

  async function refresh(): Promise<void> {
    await rotateKeys(db, sealingKey, days);
    await read();
  }

  await read();
  // Later keys are made by the job: a start must not need a database that takes writes.
  if (keys.length === 0) await refresh();
  return {
    current() {
      const now = Date.now();
      // The clock of the database may be ahead of ours.
      const key = keys.find(({ signsFrom }) => signsFrom <= now) ?? keys.at(-1);
      if (!key) throw new Error('There is no key to sign with.');
      return { id: key.id, key: key.privateKey };
    },
    async find(id) {
      const known = () => keys.find((key) => key.id === id)?.publicKey;
      if (!known() && performance.now() - readAt > lookAgainAfter) await read();
      return known();
    },
    published: () => keys.map(({ publicJwk }) => publicJwk),
    refresh,
  };
}

async function open(row: KeyRow, sealingKey: Buffer): Promise<SigningKey> {
  const publicJwk = row.public_key as JWK;
  const publicKey = await importJWK(publicJwk, algorithm);
  if (publicKey instanceof Uint8Array) throw new TypeError('A signing key is not symmetric.');
  return {
    id: row.id,
    signsFrom: row.signs_from.getTime(),
    publicJwk,
    publicKey,
    privateKey: await importPKCS8(unsealed(row, sealingKey), algorithm),
  };
}

function unsealed(row: KeyRow, sealingKey: Buffer): string {
  try {
    return unseal(row.private_key, sealingKey);
  } catch {
    throw new ConfigError('ACCOUNTS_SECRET is not the one the keys in this database were encrypted with.');
  }
}
