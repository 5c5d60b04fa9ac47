import { createHash, randomBytes } from 'node:crypto';
import { deriveKey as deriveKeyOf } from '@kontor/server';

/** A key of the account service for one purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return deriveKeyOf(secret, `accounts: ${purpose}`);
}

/** What better-auth signs and encrypts with. */
export function authSecret(secret: string): string {
  return deriveKey(secret, 'better-auth').toString('base64url');
}

/** 256 random bits as text for links, codes and tokens. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash a token is stored as. It has 256 random bits, so a plain hash cannot be guessed back. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
