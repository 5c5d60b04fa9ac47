import type { AccessClaims } from '@kontor/contract';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hearEndedSessions } from './ended-sessions.ts';
import { publishedKeys } from './published-keys.ts';
import { expired, type ReadToken, readToken } from './read-token.ts';

export interface Sessions {
  /**
   * Whose token it is; at once when it was verified before. @throws JsonWebTokenError, TokenExpiredError, SessionError
   * (checklist 311, 312), Unavailable
   */
  personOf(token: string): Person | Promise<Person>;
  /** Calls `listener` when the session ends, until it is called off; up to `askEvery` later. */
  onEnd(sessionID: string, listener: () => void): () => void;
  close(): void;
}

export interface SessionsOptions {
  /** Where the account service is reached inside the network. */
  accountsUrl: string;
  /** Its public origin, which tokens name as their issuer. */
  issuer: string;
  internalToken: string;
  log: FastifyBaseLogger;
  /** Makes the person's row when there is none yet. @returns whether there may be one */
  welcome: (claims: AccessClaims) => Promise<boolean>;
  /** Milliseconds from one question for ended sessions to the next. */
  askEvery: number;
  /** Called with each session that is heard to have ended. */
  ended: (sessionID: string) => void;
}

interface Verified {
  person: Person;
  /** Epoch milliseconds. */
  expires: number;
}

/** Tokens remembered at once; the ones longest unused are verified again. */
const maxVerified = 20_000;

/**
 * Verifies tokens without asking the account service, each once: a signature costs more than half of a call. A session that
 * was ended there is refused as soon as that is heard.
 */
export function openSessions(options: SessionsOptions): Sessions {
  const { accountsUrl, issuer, internalToken, log, welcome, askEvery, ended: heard } = options;
  const keys = publishedKeys(accountsUrl, log);
  const ended = hearEndedSessions({ accountsUrl, internalToken, log, every: askEvery, heard });
  const verified = new LRUCache<string, Verified>({ max: maxVerified });

  function admit({ person, expires }: Verified): Person {
    if (ended.has(person.sessionID)) throw endedSession();
    if (expires <= Date.now()) throw expired();
    return person;
  }

  async function verify(token: string): Promise<Person> {
    const claims = await readToken(token, keys, issuer);
    await ended.known();
    const known = remember(claims);
    const person = admit(known);
    if (!(await welcome(claims))) throw endedSession();
    verified.set(token, known);
    return person;
  }

  return {
    personOf(token) {
      const known = verified.get(token);
      return known ? admit(known) : verify(token);
    },
    onEnd: ended.onEnd,
    close: ended.close,
  };
}

function remember({ sub, sid, exp }: ReadToken): Verified {
  return { person: { kind: 'person', id: sub, sessionID: sid }, expires: exp * 1_000 };
}

function endedSession(): KontorError {
  return new KontorError('SessionError', 'This session has ended.');
}
