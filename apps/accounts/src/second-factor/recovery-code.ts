import { createHmac } from 'node:crypto';
import { generateRandomString, symmetricDecrypt } from 'better-auth/crypto';
import { authSecret, deriveKey } from '../secret.ts';

const count = 10;
/** Five groups of five small letters and digits: 129 bits, so that a fast hash under a key cannot be guessed back. */
const groups = 5;

/** New recovery codes, and what is stored of them. */
export function makeRecoveryCodes(secret: string): { codes: string[]; stored: string } {
  const group = () => generateRandomString(5, 'a-z', '0-9');
  const codes = Array.from({ length: count }, () => Array.from({ length: groups }, group).join('-'));
  return { codes, stored: storedForm(codes.map((code) => hashRecoveryCode(secret, code))) };
}

/** What is stored of one code: HMAC-SHA-256 under a key of its own, derived from `ACCOUNTS_SECRET`. */
export function hashRecoveryCode(secret: string, code: string): string {
  return createHmac('sha256', deriveKey(secret, 'recovery codes')).update(code).digest('base64url');
}

/** Hashes as one text, as better-auth reads them. */
export function storedForm(hashes: readonly string[]): string {
  return JSON.stringify(hashes);
}

/** Whether codes are stored as hashes. Those from before were encrypted as a whole, in hexadecimal digits. */
function isHashed(stored: string): boolean {
  return stored.startsWith('[');
}

/** The hashes of the codes that are left, however they are stored. Throws for what was encrypted with another secret. */
export async function readHashes(secret: string, stored: string): Promise<string[]> {
  if (isHashed(stored)) return textsIn(stored);
  const codes = textsIn(await symmetricDecrypt({ key: authSecret(secret), data: stored }));
  return codes.map((code) => hashRecoveryCode(secret, code));
}

function textsIn(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
