import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedKeysPath, tokenAlgorithm, tokenAudience } from '@kontor/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface TokenService {
  /** Origin and inner address at once. */
  url: string;
  tokenFor(personID: string): Promise<string>;
  close(): Promise<void>;
}

const hour = 3_600;
const mailPath = /^\/internal\/mail\/([^/]+)$/;

/** What the api needs of an account service: the key it publishes, no ended session, tokens signed by that key, and that it takes mails. */
export async function startTokenService(): Promise<TokenService> {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm);
  const kid = randomUUID();
  const answers: Record<string, unknown> = {
    [publishedKeysPath]: {
      keys: [{ ...(await exportJWK(publicKey)), kid, alg: tokenAlgorithm, use: 'sig' }],
    },
    '/internal/revocations': { success: true, data: { revocations: [], next: '0' } },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const [, mailID] = mailPath.exec(pathname) ?? [];
    const answer = mailID === undefined ? answers[pathname] : { success: true, data: { mailID } };
    request.resume();
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    tokenFor(personID) {
      const now = Math.floor(Date.now() / 1_000);
      const names = { given_name: 'Ada', family_name: 'Example' };
      return new SignJWT({ ...names, sub: personID, sid: randomUUID(), iat: now, exp: now + hour })
        .setIssuer(url)
        .setAudience(tokenAudience)
        .setProtectedHeader({ alg: tokenAlgorithm, kid })
        .sign(privateKey);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
