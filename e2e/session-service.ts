import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SessionTokens } from '@kontor/contract';
import {
  type AccountService,
  type Reply,
  startAccountService,
} from '../apps/api/src/test/account-service.ts';

/** An account service that signs everybody in at once, and tells what browsers asked of it. */
export interface SessionService extends AccountService {
  /** Refresh tokens that were sent, in their order. */
  refreshed: string[];
  /** Sessions that were signed out. */
  signedOut: number;
  /** Referrers of all calls. */
  referrers: string[];
  /** The next access token lives so many seconds, whatever the browser is told. */
  nextLives: number | undefined;
  /** Whom the next login signs in; it may be somebody else than before. */
  userID: string;
  /** A session of that person, as a login leads to. */
  openSession(): Promise<SessionTokens>;
}

interface Family {
  id: string;
  sub: string;
  ended: boolean;
}

const grace = 10_000;
const months = 30 * 24 * 3_600;
const person = { given_name: 'Marisol', family_name: 'Treviño' };

/** Rotates refresh tokens as the contract says: each counts once, and for 10 s more. */
export async function startSessionService(portal: string): Promise<SessionService> {
  const codes = new Set<string>();
  const tokens = new Map<string, { family: Family; usedAt?: number }>();
  const cors = {
    'access-control-allow-origin': portal,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'wbn-auth, content-type',
    'access-control-allow-methods': 'GET, POST',
  };

  const ok = (data: object): Reply => ({ status: 200, headers: cors, body: { success: true, data } });
  const refused = (name: string): Reply => ({
    status: 401,
    headers: cors,
    body: { success: false, name, message: name },
  });

  async function tokensFor(family: Family): Promise<SessionTokens> {
    const now = Math.floor(Date.now() / 1_000);
    const refreshToken = randomUUID();
    tokens.set(refreshToken, { family });
    const expires = now + (service.nextLives ?? 900);
    service.nextLives = undefined;
    const claims = { sub: family.sub, sid: family.id, jti: randomUUID(), ...person };
    return {
      token: await service.sign({ claims, expires }),
      tokenExpire: now + 900,
      refreshToken,
      refreshTokenExpire: now + months,
    };
  }

  async function refresh(refreshToken: string): Promise<Reply> {
    service.refreshed.push(refreshToken);
    const found = tokens.get(refreshToken);
    if (!found || found.family.ended) return refused('SessionError');
    const now = Date.now();
    if (found.usedAt !== undefined && now - found.usedAt > grace) {
      found.family.ended = true;
      return refused('SessionError');
    }
    found.usedAt ??= now;
    return ok(await tokensFor(found.family));
  }

  async function answer({ method, url = '', headers }: IncomingMessage, body: string) {
    const { pathname, searchParams } = new URL(url, 'http://accounts');
    if (headers.referer) service.referrers.push(headers.referer);
    if (method === 'OPTIONS') return { status: 204, headers: cors };
    const token = String(headers['wbn-auth'] ?? '');
    if (pathname === '/login') {
      const code = randomUUID();
      codes.add(code);
      const back = new URLSearchParams({ token: code, continue: searchParams.get('continue') ?? '' });
      return { status: 302, headers: { location: `${portal}/session-redirect?${back}` } };
    }
    if (pathname === '/get-session') {
      if (!codes.delete(JSON.parse(body).token)) return refused('SessionError');
      return ok(await service.openSession());
    }
    if (pathname === '/refresh-token') return refresh(token);
    if (pathname === '/logout') {
      service.signedOut += 1;
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      for (const { family } of tokens.values()) if (family.id === sid) family.ended = true;
      service.end(sid);
      return ok({ ended: true });
    }
    return undefined;
  }

  const service: SessionService = Object.assign(await startAccountService(answer), {
    refreshed: [],
    signedOut: 0,
    referrers: [],
    nextLives: undefined,
    userID: randomUUID(),
    openSession: () => tokensFor({ id: randomUUID(), sub: service.userID, ended: false }),
  });
  return service;
}
