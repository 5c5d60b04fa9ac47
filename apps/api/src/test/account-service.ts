import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { publishedKeysPath, type Revocations } from '@kontor/contract';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { internalToken } from './internal-token.ts';

interface Key {
  id: string;
  privateKey: CryptoKey;
  publicJwk: object;
}

/** What a token says and how it is signed, where a test wants something else than the account service would. */
interface TokenWishes {
  claims?: JWTPayload;
  /** Epoch seconds. */
  expires?: number;
  issuer?: string;
  audience?: string;
  key?: Key;
  header?: { alg?: string; kid?: string };
}

/** An account service that keeps to the contract towards the api: published keys, signed tokens, ended sessions. */
export interface AccountService {
  url: string;
  key: Key;
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** Answers nothing but 503 from now on. */
  fail(failing: boolean): void;
  /** Another key signs from now on; the old one stays published. */
  rotate(): Promise<void>;
  sign(wishes?: TokenWishes): Promise<string>;
  end(sessionID: string): void;
  close(): Promise<void>;
}

export async function makeKey(algorithm = 'EdDSA'): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const id = randomUUID();
  return {
    id,
    privateKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig' },
  };
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** `answerOthers`: what else it is to answer. */
export async function startAccountService(
  answerOthers: (request: IncomingMessage, body: string) => Promise<Reply | undefined> = async () =>
    undefined,
): Promise<AccountService> {
  const keys = [await makeKey()];
  const ended: Revocations['revocations'] = [];
  const asked = new Map<string, number>();
  let failing = false;

  async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Reply> {
    if (failing) return { status: 503, body: { success: false, name: 'Unavailable', message: 'Away' } };
    if (pathname === '/readyz') return { status: 200 };
    if (pathname === publishedKeysPath)
      return { status: 200, body: { keys: keys.map(({ publicJwk }) => publicJwk) } };
    if (pathname === '/internal/revocations') {
      const since = Number(searchParams.get('since') ?? 0);
      const data = { revocations: ended.slice(since), next: String(ended.length) };
      return { status: 200, body: { success: true, data } };
    }
    return (await answerOthers(request, await text(request))) ?? { status: 404 };
  }

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '', 'http://accounts');
    asked.set(address.pathname, (asked.get(address.pathname) ?? 0) + 1);
    const { status, headers = {}, body } = await answer(request, address);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const service: AccountService = {
    url,
    key: keys[0] as Key,
    asked,
    fail(now) {
      failing = now;
    },
    async rotate() {
      service.key = await makeKey();
      keys.push(service.key);
    },
    sign({ claims, expires, issuer = url, audience = 'kontor', key = service.key, header } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const expiry = expires ?? now + 900;
      return new SignJWT({
        sid: randomUUID(),
        given_name: 'Ada',
        family_name: 'Example',
        sub: randomUUID(),
        iat: expiry - 900,
        exp: expiry,
        iss: issuer,
        aud: audience,
        ...claims,
      })
        .setProtectedHeader({ alg: 'EdDSA', kid: key.id, ...header })
        .sign(key.privateKey);
    },
    end(sid) {
      ended.push({ family: sid, at: Math.floor(Date.now() / 1_000) });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** Settings of an api whose tests need no account service: nobody answers there. */
export const noAccountService = {
  ACCOUNTS_URL: 'http://127.0.0.1:9',
  ACCOUNTS_ORIGIN: 'http://accounts.example',
  INTERNAL_TOKEN: internalToken,
} as const;
