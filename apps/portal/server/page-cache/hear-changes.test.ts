import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beatEvery, type Change, changesPath, internalTokenHeader } from '@kontor/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChangeSource, hearChanges } from './hear-changes.ts';

interface Reader {
  request: IncomingMessage;
  response: ServerResponse;
}

const readers: Reader[] = [];
const server = createServer((request, response) => {
  if (request.url !== changesPath) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  readers.push({ request, response });
});
const warnings: string[] = [];
const notes: string[] = [];
const log = {
  info: (message: string) => void notes.push(message),
  warn: (_: object, message: string) => void warnings.push(message),
};
let source: ChangeSource;
let heard: (Change | undefined)[];

beforeEach(async () => {
  readers.length = 0;
  warnings.length = 0;
  notes.length = 0;
  heard = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  source = hearChanges({ apiUrl, token: 'a-token-of-the-test', log });
  source.onChange((change) => heard.push(change));
});
afterEach(async () => {
  await source.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function reader(number: number): Promise<Reader> {
  await vi.waitFor(() => expect(readers.length).toBeGreaterThan(number), { timeout: 10_000, interval: 10 });
  return readers[number] as Reader;
}

const beat = 'id: p.1\nevent: beat\ndata: beat\n\n';
const hears = (expected: boolean) =>
  vi.waitFor(() => expect(source.hears()).toBe(expected), { timeout: 10_000, interval: 10 });

it('hears nothing before the first beat, then each change', async () => {
  const { request, response } = await reader(0);
  expect(request.headers[internalTokenHeader]).toBe('a-token-of-the-test');
  expect(source.hears()).toBe(false);
  response.write(`id: p.0\nevent: gap\ndata: gap\n\n${beat}`);
  await hears(true);
  response.write(
    'id: p.2\ndata: business a b\n\nid: p.3\ndata: reference\n\nid: p.4\ndata: unheard-of x\n\n',
  );
  await vi.waitFor(
    () =>
      expect(heard).toEqual([
        undefined,
        { subject: 'business', ids: ['a', 'b'] },
        { subject: 'reference', ids: [] },
        undefined,
      ]),
    { timeout: 10_000 },
  );
});

it('is no longer sure a second after the last beat, and sure again with the next', async () => {
  const { response } = await reader(0);
  response.write(beat);
  await hears(true);
  const heardBefore = performance.now();
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(heardBefore + beatEvery);
  expect(source.hears()).toBe(true);
  clock.mockReturnValue(heardBefore + 1_000);
  expect(source.hears()).toBe(false);
  clock.mockRestore();
  await hears(false);
  response.write(beat);
  await hears(true);
  expect(heard).toEqual([]);
});

it('a stream that was cut is not trusted at once, and goes on where it was', async () => {
  const first = await reader(0);
  first.response.write(`${beat}id: p.7\ndata: business a\n\n`);
  await hears(true);
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 10_000 });
  first.response.destroy();
  await hears(false);
  const second = await reader(1);
  expect(second.request.headers['last-event-id']).toBe('p.7');
  second.response.write('id: p.8\ndata: business b\n\n');
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ subject: 'business', ids: ['b'] }), {
    timeout: 10_000,
  });
  expect(source.hears()).toBe(false);
  second.response.write(beat);
  await hears(true);
});

it('a silent connection is opened again', async () => {
  await reader(0);
  await reader(1);
  expect(warnings).toEqual([]);
});

it('ends at once when it is closed', async () => {
  await reader(0);
  const since = performance.now();
  await source.close();
  expect(performance.now() - since).toBeLessThan(1_000);
});

const patient = { timeout: 10_000, interval: 10 };
const waiting = 'The api has not started yet: until it has, each page is rendered again.';
const trouble = 'Changes are not heard: each page is rendered again.';

it('an api that starts later is waited for: that is noted after 10 s, and is trouble only after a minute', async () => {
  const { response } = await reader(0);
  const begun = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun + 11_000);
  response.destroy();
  await vi.waitFor(() => expect(notes).toEqual([waiting]), patient);
  const second = await reader(1);
  second.response.destroy();
  const third = await reader(2);
  expect([notes, warnings]).toEqual([[waiting], []]);
  clock.mockReturnValue(begun + 61_000);
  third.response.destroy();
  await vi.waitFor(() => expect(warnings).toEqual([trouble]), patient);
  clock.mockRestore();
});

it('an api that was there and is not any more is trouble after 10 s, told once until it is back', async () => {
  const { response } = await reader(0);
  response.write(beat);
  await hears(true);
  const heardBefore = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(heardBefore + 11_000);
  response.destroy();
  await vi.waitFor(() => expect(warnings).toEqual([trouble]), patient);
  const second = await reader(1);
  second.response.destroy();
  await reader(2);
  expect(warnings).toEqual([trouble]);
  clock.mockRestore();
});
