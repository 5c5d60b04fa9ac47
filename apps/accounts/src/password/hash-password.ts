import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../turns.ts';

interface Cost {
  /** Memory is 128 · N · r bytes. */
  N: number;
  r: number;
  p: number;
}

/** 32 MiB and about a tenth of a second for each guess; one of the settings OWASP recommends. */
const usualCost = 15;
const length = 32;

/**
 * A salted, memory-hard hash with its cost: `scrypt$32768$8$3$salt$hash`.
 * @param power Memory is 2^power KiB, and time grows with it (setting PASSWORD_COST)
 */
export async function hashPassword(password: string, power = usualCost): Promise<string> {
  const cost: Cost = { N: 2 ** power, r: 8, p: 3 };
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [algorithm, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (algorithm !== 'scrypt') return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Hashes are made in turn: they take threads that connections to the database and files need, too. What waits is less than
 * the places of requests under way (`packages/server`), so that pages without a hash find one.
 */
const hashing = createTurns({ places: 2, waiting: { total: 20, perNetwork: 12 } });

/**
 * Runs what counts an attempt and hashes a password as one turn, so that an attempt that is turned away is not counted and
 * no transaction waits for a turn. @throws TooManyRequests, Unavailable as `Turns` do
 */
export function inHashingTurn<T>(work: () => Promise<T>): Promise<T> {
  return hashing.run(work);
}

/** Why a request for a hash would be turned away right now, if it would: asked before a page is made around it. */
export function hashingRefusalOf(network: string): Error | undefined {
  return hashing.refusalOf(network);
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return hashing.run(() => scryptOf(password, salt, cost));
}

function scryptOf(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // What looks the same is the same, however a keyboard composes it.
    scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
