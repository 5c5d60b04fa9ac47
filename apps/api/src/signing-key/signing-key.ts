import type { CryptoKey, JWK } from 'jose';

/** A key to sign with. */
export interface SigningKey {
  /** The `kid` of its public key. */
  id: string;
  publicKey: JWK;
  privateKey: CryptoKey;
}
