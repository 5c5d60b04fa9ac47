import { listen } from '@kontor/server/testing';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { logConsole } from './console-log.ts';
import { aUser, password, sharedAccounts } from './testing.ts';

const { lines, logTo } = listen();
const consoleMethods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const spies = consoleMethods.map((method) => vi.spyOn(console, method));

const accounts = await sharedAccounts({ LOG_LEVEL: 'debug' }, undefined, { logTo });
afterEach(() => {
  lines.length = 0;
});

/** Lines of the log; each is one of ours or this fails. */
function logged(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line));
}

function consoleCalls(): unknown[] {
  return spies.flatMap((spy) => spy.mock.calls);
}

test('what better-auth reports is a line of ours without secrets, and nothing goes past the log', async () => {
  const { email } = await aUser(accounts);
  await accounts.browser().post('/login', { email, password: 'wrong but long' });
  await accounts.browser().post('/login', { email: 'nobody@mail.example', password });
  await accounts.browser().post('/login', { email, password });
  const reports = logged().filter(({ msg }) => msg === 'better-auth reports');
  expect(reports.map(({ report }) => report)).toEqual(
    expect.arrayContaining(['Invalid password', 'User not found']),
  );
  for (const { name, level, time } of reports)
    expect([name, level, typeof time]).toEqual(['accounts', 20, 'number']);
  for (const secret of [email, 'nobody@mail.example', password, 'wrong but long'])
    expect(lines.join('')).not.toContain(secret);
  expect(consoleCalls()).toEqual([]);
});

test('what it writes to the console is a line of the log, too', async () => {
  const { email } = await aUser(accounts);
  const undo = logConsole(accounts.app.log);
  await sql`ALTER TABLE accounts.credentials RENAME TO credentials_away`.execute(accounts.db);
  const answer = await accounts.browser().post('/login', { email, password });
  await sql`ALTER TABLE accounts.credentials_away RENAME TO credentials`.execute(accounts.db);
  console.warn('of %s', { to: 'ada@mail.example' }, 'token=abc', 'for ada@mail.example');
  undo();
  expect(answer.status).toBe(500);
  const written = logged().filter(({ msg }) => msg === 'written to the console');
  expect(written).toEqual([
    expect.objectContaining({ level: 50, err: expect.objectContaining({ code: '42P01' }) }),
    expect.objectContaining({ level: 40, report: 'of %s token=[redacted] for [e-mail]' }),
  ]);
  expect(lines.join('')).not.toContain(email);
  expect(consoleCalls()).toEqual([]);
});

test('what fails inside better-auth is answered and logged as every other failure', async () => {
  await sql`ALTER TABLE accounts.verifications RENAME TO verifications_away`.execute(accounts.db);
  const answer = await fetch(`${accounts.url}/auth/passkey/generate-authenticate-options`);
  await sql`ALTER TABLE accounts.verifications_away RENAME TO verifications`.execute(accounts.db);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ success: false, name: 'Internal' });
  const failures = logged().filter(({ level }) => level === 50);
  expect(failures.map(({ msg }) => msg)).toContain('unexpected error');
  for (const failure of failures) expect(failure.requestId).toBe(answer.headers.get('x-request-id'));
  expect(consoleCalls()).toEqual([]);
});
