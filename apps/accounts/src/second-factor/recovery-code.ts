import { createHmac, randomInt } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { authSecret, deriveKey } from '../secret.ts';

const count = 10;
/** Small letters and digits without those that are taken for another: i, l and 1, o and 0. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groupLength = 5;
/** Five groups of five characters: 123 bits, so that a fast hash under a key cannot be guessed back. */
const groups = 5;

/** New recovery codes, and what is stored of them. */
export function makeRecoveryCodes(secret: string): { codes: string[]; stored: string } {
  const character = () => alphabet[randomInt(alphabet.length)] ?? '';
  const group = () => Array.from({ length: groupLength }, character).join('');
  const codes = Array.from({ length: count }, () => Array.from({ length: groups }, group).join('-'));
  return { codes, stored: storedForm(codes.map((code) => hashRecoveryCode(secret, canonicalForm(code)))) };
}

/**
 * A code without what people type otherwise than it is shown: capital letters, spaces, dashes of any kind, full-width
 * characters of East Asian keyboards, invisible ones of a copy.
 */
function canonicalForm(code: string): string {
  return withoutDividers(code).toLowerCase();
}

function withoutDividers(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '');
}

/** A code as it was shown before: with a dash after each five characters. */
function grouped(characters: string): string {
  return (characters.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? []).join('-');
}

/**
 * Which stored hash a typed code stands for; a hash that is not among them for a wrong one. Codes are hashed in their
 * canonical form; older ones were with their dashes, and the oldest tell capital letters from small ones.
 * @param hashes what `readHashes` gave
 */
export function hashTypedCode(secret: string, typed: string, hashes: readonly string[]): string {
  const canonical = canonicalForm(typed);
  const canonicalHash = hashRecoveryCode(secret, canonical);
  // As it was typed comes before what is guessed of it.
  const older = [typed, grouped(withoutDividers(typed)), grouped(canonical)];
  const forms = [canonicalHash, ...older.map((form) => hashRecoveryCode(secret, form))];
  return forms.find((hash) => hashes.includes(hash)) ?? canonicalHash;
}

/** What is stored of one code: HMAC-SHA-256 under a key of its own, derived from `ACCOUNTS_SECRET`. */
function hashRecoveryCode(secret: string, code: string): string {
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
