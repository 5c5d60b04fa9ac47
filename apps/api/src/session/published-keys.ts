import { publishedKeysPath } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyBaseLogger } from 'fastify';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** A list so old is read anew beside the verifications, so that a withdrawn key goes. */
const old = 5 * 60_000;
/** Least milliseconds between two reads: whoever forges key ids causes no load. */
const pause = 5_000;
/** The same while no list has ever been read. */
const pauseAtFirst = 500;
const timeout = 2_000;

/**
 * The account service's public keys, cached here: tokens are verified without asking it. An unknown key id makes the list
 * be read again, at most every 5 s; while that fails, the keys that are known stay.
 * @throws Unavailable when it cannot be said whether a key is one of ours
 */
export function publishedKeys(accountsUrl: string, log: FastifyBaseLogger): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let failure: unknown;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    readAt = performance.now();
    try {
      const answer = await fetch(accountsUrl + publishedKeysPath, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (!answer.ok) throw new Error(`The account service answered ${answer.status}.`);
      known = createLocalJWKSet((await answer.json()) as JSONWebKeySet);
      failure = undefined;
    } catch (error) {
      if (failure === undefined) log.warn({ err: error }, 'The keys of tokens cannot be read');
      failure = error;
    }
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readAgain(): Promise<void> {
    const age = performance.now() - readAt;
    if (reading || age > (known ? pause : pauseAtFirst)) await readOnce();
  }

  return async (header, token) => {
    if (!known) await readAgain();
    else if (performance.now() - readAt > old) void readOnce();
    try {
      if (known) return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await readAgain();
    }
    if (known && failure === undefined) return known(header, token);
    throw new KontorError('Unavailable', 'Sessions cannot be checked at the moment.', { retryAfter: 1 });
  };
}
