import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@kontor/server';
import { afterAll, expect, test, vi } from 'vitest';
import { hearEndedSessions } from './ended-sessions.ts';

/** Far above what it takes: the machine may be busy with other things. */
const patient = { timeout: 30_000, interval: 10 };
const trouble = 'The account service does not tell of ended sessions';
const again = 'The account service tells of ended sessions again';

let asked = 0;
let isThere = false;
const accounts = createServer((_request, response) => {
  asked += 1;
  response.writeHead(isThere ? 200 : 503, { 'content-type': 'application/json' });
  const told = { success: true, data: { revocations: [], next: '1' } };
  response.end(JSON.stringify(isThere ? told : { success: false, name: 'Unavailable', message: 'Not yet.' }));
}).listen(0, '127.0.0.1');
await once(accounts, 'listening');
afterAll(() => accounts.close());

/** Waits for two more questions: the first of them was noted then. */
async function askedOn(): Promise<void> {
  const before = asked;
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 1), patient);
}

test('services that start together wait a minute for each other, later ten seconds, before it is told', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
  const begun = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun);
  const accountsUrl = `http://127.0.0.1:${(accounts.address() as AddressInfo).port}`;
  const log = createLog('test', { LOG_LEVEL: 'info' }, logTo);
  const heard = hearEndedSessions({
    accountsUrl,
    internalToken: 'of-the-test',
    log,
    every: 20,
    heard: () => {},
  });
  await askedOn();
  clock.mockReturnValue(begun + 59_000);
  await askedOn();
  expect(lines).toEqual([]);
  clock.mockReturnValue(begun + 61_000);
  await vi.waitFor(() => expect(lines).toEqual([trouble]), patient);

  isThere = true;
  await vi.waitFor(() => expect(lines).toEqual([trouble, again]), patient);
  isThere = false;
  await askedOn();
  clock.mockReturnValue(begun + 72_000);
  await vi.waitFor(() => expect(lines).toEqual([trouble, again, trouble]), patient);
  heard.close();
  clock.mockRestore();
});
