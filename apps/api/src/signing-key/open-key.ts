import { unseal } from '@kontor/server';
import { importPKCS8 } from 'jose';
import { algorithm } from './make-key.ts';
import type { KeyRow } from './queries.ts';
import type { SigningKey } from './signing-key.ts';

/** A stored key to sign with; undefined where it was encrypted by another key. */
export async function openKey(row: KeyRow, sealingKey: Buffer): Promise<SigningKey | undefined> {
  const text = unsealed(row.private_key, sealingKey);
  if (text === undefined) return undefined;
  // Push services are shown the key itself, so it can be exported.
  const privateKey = await importPKCS8(text, algorithm, { extractable: true });
  return { id: row.id, publicKey: row.public_key, privateKey };
}

function unsealed(sealed: Buffer, sealingKey: Buffer): string | undefined {
  try {
    return unseal(sealed, sealingKey);
  } catch {
    // Of another key or changed: either way it signs nothing.
    return undefined;
  }
}
