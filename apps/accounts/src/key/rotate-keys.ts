import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '@kontor/database';
import { seal } from '@kontor/server';
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { deleteOldKeys, findKeys, insertKey, lockKeys } from './queries.ts';

/** The one algorithm access tokens are signed with. */
export const algorithm = 'EdDSA';

const hour = 3_600;
const day = 24 * hour;
/** Seconds between a key's publication and its first signature: far longer than verifiers cache the list. */
const known = hour;
/** Seconds a key stays published after its last signature: far more than an access token lives. */
const retention = hour;

/**
 * Makes the first key, which signs at once, or the next one when the newest has signed for `days`; forgets those whose
 * tokens have all expired. Of several processes one does it.
 */
export function rotateKeys(db: Database, sealingKey: Buffer, days: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockKeys(trx);
    const [newest] = await findKeys(trx);
    const due = newest && newest.signs_from.getTime() + (days * day - known) * 1_000;
    if (due === undefined || due <= Date.now()) {
      const { publicKey, privateKey } = await generateKeyPair(algorithm, {
        crv: 'Ed25519',
        extractable: true,
      });
      const id = randomUUID();
      await insertKey(trx, {
        id,
        publicKey: { ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig' },
        privateKey: seal(await exportPKCS8(privateKey), sealingKey),
        signsIn: newest ? known : 0,
      });
    }
    await deleteOldKeys(trx, retention);
  });
}
