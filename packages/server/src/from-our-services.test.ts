import { internalTokenHeader } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { internalTokenOf } from './from-our-services.ts';
import { createService } from './service.ts';
import { listen, sendRaw } from './testing-answers.ts';

const token = 'a-token-for-the-tests';
const { lines, logTo } = listen();
let app: FastifyInstance;
afterEach(async () => {
  lines.length = 0;
  await app.close();
});

async function start(INTERNAL_TOKEN: string | undefined): Promise<string> {
  const config = {
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'loopback',
    ...(INTERNAL_TOKEN && { INTERNAL_TOKEN }),
  } as const;
  app = createService({ name: 'sample', config, checks: {}, logTo });
  app.get('/internal/things', (request) => {
    request.log.info({ headers: request.headers }, 'asked');
    return { success: true };
  });
  await app.register(
    async (nested) => {
      nested.get('/deep/:id', () => ({ success: true }));
    },
    { prefix: '/internal' },
  );
  app.get('/*', () => ({ success: 'page' }));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const paths = ['/internal/things', '/%69nternal/things', '/internal/deep/1', '/internal/deep/..%2fthings'];

test('routes below /internal/ are there for who shows the token, wherever they are added', async () => {
  const origin = await start(token);
  for (const path of paths) {
    const ask = async (headers: Record<string, string>) => (await fetch(origin + path, { headers })).status;
    expect(await ask({}), path).toBe(404);
    expect(await ask({ 'x-forwarded-for': '127.0.0.1' }), path).toBe(404);
    for (const wrong of ['', 'x', `${token} `.repeat(2), token.toUpperCase(), `${token}, ${token}`])
      expect(await ask({ [internalTokenHeader]: wrong }), wrong).toBe(404);
    expect(await ask({ [internalTokenHeader]: token }), path).toBe(200);
  }
  // Two of them are none, also when one is right.
  const twice = [token, 'another'].map((each) => `${internalTokenHeader}: ${each}`).join('\r\n');
  const request = `GET /internal/things HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${twice}\r\n\r\n`;
  expect((await sendRaw(origin, request)).status).toBe(404);
  expect((await fetch(`${origin}/internalthings`)).status).toBe(200);
});

test('the token stands in no log line', async () => {
  const origin = await start(token);
  expect(
    (await fetch(`${origin}/internal/things`, { headers: { [internalTokenHeader]: token } })).status,
  ).toBe(200);
  expect(lines.join('')).toContain('asked');
  expect(lines.join('')).not.toContain(token);
});

test('without a token there is nothing for anybody, and a service that needs one does not start', async () => {
  const origin = await start(undefined);
  for (const path of paths) {
    expect((await fetch(origin + path)).status, path).toBe(404);
    expect((await fetch(origin + path, { headers: { [internalTokenHeader]: '' } })).status, path).toBe(404);
    const asText = { headers: { [internalTokenHeader]: 'undefined' } };
    expect((await fetch(origin + path, asText)).status, path).toBe(404);
  }
  expect(() => internalTokenOf({}, 'the api')).toThrow(
    'INTERNAL_TOKEN must be set for the api; `npm start` makes one itself.',
  );
  expect(internalTokenOf({ INTERNAL_TOKEN: token }, 'the api')).toBe(token);
});
