import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallError, createClient, listLatestBusinesses, searchBusinesses } from '@kontor/contract';
import { migrate } from '@kontor/database';
import { type EmbeddedServer, startEmbeddedServer } from '@kontor/database/embedded';
import { withConnection } from '@kontor/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { noAccountService } from './test/account-service.ts';
import { ownFolder } from './test/own-folder.ts';
import { sellerSettings } from './test/seller-settings.ts';
import { supportSettings } from './test/support-settings.ts';

let dataDir: string;
let server: EmbeddedServer;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kontor-loss-'));
  server = await startEmbeddedServer({ dataDir, durable: true });
  await migrate(server.url);
  app = await createApp(
    { LOG_LEVEL: 'silent', ...noAccountService, ...sellerSettings, ...supportSettings, ...ownFolder() },
    server.url,
  );
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
    server = await startEmbeddedServer({ dataDir, durable: true });
    await vi.waitFor(async () => expect(await answers()).toEqual([200, 200]), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  }
});

test.each(['SIGINT', 'SIGKILL'] as const)(
  'writes while the server gets %s are 200 or 503, and what was acknowledged is there',
  async (signal) => {
    const acknowledged: string[] = [];
    const statuses: number[] = [];
    let isOver = false;
    const writer = async () => {
      while (!isOver) {
        const requestID = randomUUID();
        const body = { companyPhone: '+52 477 555 0164', email: 'ada@envases.example', requestID };
        const answer = await fetch(`${origin}/api/v1/needhelp/send`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        statuses.push(answer.status);
        if (answer.status === 200) acknowledged.push(requestID);
        else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        await answer.body?.cancel();
      }
    };
    const writers = Array.from({ length: 16 }, writer);
    const answered = (status: number, count: number) =>
      vi.waitFor(() => expect(statuses.filter((each) => each === status).length).toBeGreaterThan(count), {
        timeout: 60_000,
        interval: 20,
      });
    await answered(200, 50);
    process.kill(server.pid, signal);
    await server.ended;
    await answered(503, 30);
    const before = statuses.filter((status) => status === 200).length;
    server = await startEmbeddedServer({ dataDir, durable: true });
    await answered(200, before + 50);
    isOver = true;
    await Promise.all(writers);
    expect([...new Set(statuses)].toSorted()).toEqual([200, 503]);
    await withConnection(server.url, async (client) => {
      const { rows } = await client.query('SELECT request_id FROM help_requests WHERE request_id = ANY($1)', [
        acknowledged,
      ]);
      expect(rows).toHaveLength(acknowledged.length);
    });
  },
);
