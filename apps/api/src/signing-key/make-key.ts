import { randomUUID } from 'node:crypto';
import { seal } from '@kontor/server';
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import type { KeyRow } from './queries.ts';
import type { SigningKey } from './signing-key.ts';

/** ECDSA on P-256: what push services ask for, and what browsers of all makers check. */
export const algorithm = 'ES256';

/** Makes a pair of keys, as it is stored and as it signs. */
export async function makeKey(sealingKey: Buffer): Promise<{ row: KeyRow; key: SigningKey }> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const id = randomUUID();
  const publicJwk = { ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig' };
  const row = { id, public_key: publicJwk, private_key: seal(await exportPKCS8(privateKey), sealingKey) };
  return { row, key: { id, publicKey: publicJwk, privateKey } };
}
