import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
import { createServiceLog } from './service-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-service-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is shown of the lines a service writes. */
async function shownOf(lines: readonly (object | string)[]): Promise<string[]> {
  const shown: string[] = [];
  const output = new PassThrough();
  const display = { line: (text: string) => void shown.push(text), progress() {}, clear() {} };
  createServiceLog(folder, 'portal', display).follow(output, null);
  for (const line of [...lines, 'end']) {
    output.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  }
  await vi.waitFor(() => expect(shown.at(-1)).toBe('portal: end'), { timeout: 10_000 });
  return shown.slice(0, -1);
}

it('folder and files are for their owner alone', async () => {
  const own = join(folder, 'own');
  // As an earlier version left it.
  mkdirSync(own, { mode: 0o755 });
  writeFileSync(join(own, 'api.log'), 'before\n', { mode: 0o644 });
  const output = new PassThrough();
  const shown: string[] = [];
  const display = { line: (text: string) => void shown.push(text), progress() {}, clear() {} };
  createServiceLog(own, 'api', display).follow(output, null);
  output.write('a line\n');
  await vi.waitFor(() => expect(shown).toEqual(['api: a line']), { timeout: 10_000 });
  expect(statSync(own).mode & 0o777).toBe(0o700);
  expect(statSync(join(own, 'api.log')).mode & 0o777).toBe(0o600);
});

it('a warning is shown with the request it is about', async () => {
  const answered = { msg: 'answered', method: 'GET', path: '/industries', status: 200, milliseconds: 1204 };
  expect(
    await shownOf([
      { level: 30, ...answered },
      { level: 40, ...answered, requestId: 'a-visit' },
      { level: 50, msg: 'unexpected error', err: { message: 'broken' }, url: '/x', requestId: 'a-visit' },
      {
        level: 50,
        msg: 'A page failed',
        status: 503,
        failed: { name: 'Unavailable', call: 'listCountries' },
      },
      { level: 40, msg: 'alone' },
    ]),
  ).toEqual([
    'portal: answered (GET /industries, status 200, 1204 ms, request a-visit)',
    'portal: unexpected error (broken, /x, request a-visit)',
    'portal: A page failed (listCountries: Unavailable, status 503)',
    'portal: alone',
  ]);
});

it('what is no JSON is shown as it is', async () => {
  expect(await shownOf(['Listening', '{broken'])).toEqual(['portal: Listening', 'portal: {broken']);
});
