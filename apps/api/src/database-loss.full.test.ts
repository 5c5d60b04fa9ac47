import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallError, createClient, listLatestBusinesses, searchBusinesses } from '@kontor/contract';
import { migrate } from '@kontor/database';
import { type EmbeddedServer, startEmbeddedServer } from '@kontor/database/embedded';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { noAccountService } from './test/account-service.ts';
import { ownFolder } from './test/own-folder.ts';

let dataDir: string;
let server: EmbeddedServer;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kontor-loss-'));
  server = await startEmbeddedServer({ dataDir, durable: false });
  await migrate(server.url);
  app = await createApp({ LOG_LEVEL: 'silent', ...noAccountService, ...ownFolder() }, server.url);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function answers(): Promise<(number | undefined)[]> {
  const call = createClient({ baseUrl: `${origin}/api/v1` });
  const outcomes = await Promise.allSettled([
    call(listLatestBusinesses, {}),
    call(searchBusinesses, { body: { textQuery: 'pump', skip: 0, size: 5 } }),
  ]);
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 200 : (outcome.reason as CallError).status,
  );
}

test('a lost database is answered with 503 while it is gone, and the service recovers unaided', async () => {
  expect(await answers()).toEqual([200, 200]);
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    process.kill(server.pid, signal);
    await server.ended;
    expect(await answers()).toEqual([503, 503]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    server = await startEmbeddedServer({ dataDir, durable: false });
    await vi.waitFor(async () => expect(await answers()).toEqual([200, 200]), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  }
});
