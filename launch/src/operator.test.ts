import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { removeEmbeddedServer } from '@kontor/database/embedded';
import { sharedDatabase } from '@kontor/database/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { operator } from './operator.ts';
import { inProject } from './project.ts';
import { runCommand } from './testing-command.ts';

const internalToken = 'a-token-for-the-tests';
const nobody = 'http://127.0.0.1:9';
const dataDir = mkdtempSync(join(tmpdir(), 'kontor-operator-'));
const { url, db } = await sharedDatabase();

afterAll(async () => {
  await removeEmbeddedServer(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(async () => {
  await db.deleteFrom('people').execute();
});

const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  ACCOUNTS_URL: nobody,
  INTERNAL_TOKEN: internalToken,
};

const run = (args: string[], settings: Record<string, string> = {}) =>
  runCommand(operator, args, { ...environment, ...settings });

/** The same in a process of its own. */
async function spawned(args: string[]) {
  const child = spawn(process.execPath, [inProject('launch', 'src', 'operator.ts'), ...args], {
    env: { ...process.env, ...environment, DATABASE_URL: '' },
  });
  const code = new Promise((resolve) => child.once('close', resolve));
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: output.trim(), error: error.trim() };
}

/** Somebody with a confirmed address, and their account. */
async function aPerson({ email = `${randomUUID()}@kontor.example`, hasAccount = true } = {}) {
  const id = randomUUID();
  const name = { first_name: 'Ada', last_name: 'Example' };
  await db
    .insertInto('people')
    .values({ id, username: `person-${id}`, email, ...name })
    .execute();
  if (hasAccount)
    await db
      .insertInto('accounts.users')
      .values({
        id,
        email: `${id}@kontor.example`,
        email_confirmed: true,
        country_code: 'MX',
        language: 'en',
        terms_accepted_at: new Date(),
        ...name,
      })
      .execute();
  return { id, email };
}

async function rolesOf(id: string): Promise<string[]> {
  const rows = await db.selectFrom('operators').select('role').where('person_id', '=', id).execute();
  return rows.map(({ role }) => role).toSorted();
}

function eventsOf(id: string) {
  return db
    .selectFrom('accounts.security_events')
    .select(['kind', 'details'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

/** What answers where the account service is expected, with this status. */
async function aService(status: number) {
  const asked: { path: string; token: unknown; body: unknown }[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    asked.push({ path: request.url ?? '', token: request.headers['x-internal-token'], body });
    const data = { eventID: (request.url ?? '').split('/').at(-1) };
    response.writeHead(status, { 'content-type': 'application/json' });
    const refused = { success: false, name: 'NotFound', message: 'There is nothing here.' };
    response.end(JSON.stringify(status === 200 ? { success: true, data } : refused));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('grants and revokes roles, each change once in the log of the person, and lists who has which', async () => {
  const { id, email } = await aPerson();
  expect(await run([])).toMatchObject({ code: 0, output: expect.stringMatching(/^Nobody has a role/) });
  const granted = await run([email.toUpperCase(), 'verifier']);
  expect(granted).toEqual({
    code: 0,
    output: `${email.toUpperCase()} has the role verifier now.`,
    error: '',
  });
  expect((await run([email, 'verifier'])).output).toBe(`${email} had the role verifier already.`);
  await run([email, 'finance']);
  expect(await rolesOf(id)).toEqual(['finance', 'verifier']);
  const { output } = await run([]);
  const day = '\\(since \\d{4}-\\d\\d-\\d\\d\\)';
  expect(output).toMatch(new RegExp(`^${email}  Ada Example  verifier ${day}, finance ${day}$`));
  expect((await run([email, 'verifier', '--revoke'])).output).toBe(`${email} has the role verifier no more.`);
  expect((await run(['--revoke', email, 'verifier'])).output).toBe(
    `${email} did not have the role verifier.`,
  );
  expect(await rolesOf(id)).toEqual(['finance']);
  expect(await eventsOf(id)).toEqual([
    { kind: 'role-granted', details: { role: 'verifier' } },
    { kind: 'role-granted', details: { role: 'finance' } },
    { kind: 'role-revoked', details: { role: 'verifier' } },
  ]);
});

test('an account service that runs adds the change itself', async () => {
  const { id, email } = await aPerson();
  const service = await aService(200);
  expect(await run([email, 'support'], { ACCOUNTS_URL: service.url })).toMatchObject({ code: 0, error: '' });
  expect(service.asked).toEqual([
    {
      path: expect.stringMatching(/^\/internal\/security-event\/[0-9a-f-]{36}$/),
      token: internalToken,
      body: { userID: id, kind: 'role-granted', role: 'support' },
    },
  ]);
  expect(await rolesOf(id)).toEqual(['support']);
  expect(await eventsOf(id)).toEqual([]);
  await service.close();
});

test('what cannot be added to the log of the person is not done', async () => {
  const { id, email } = await aPerson();
  const service = await aService(404);
  const refused = await run([email, 'support'], { ACCOUNTS_URL: service.url });
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.error).toMatch(/security log \(404 NotFound\), so nothing was changed; /);
  await service.close();
  expect(await rolesOf(id)).toEqual([]);

  const elsewhere = await aPerson({ hasAccount: false });
  const unknown = await run([elsewhere.email, 'support']);
  expect(unknown).toMatchObject({ code: 1, output: '' });
  expect(unknown.error).toMatch(
    /account is not in the database of the account service, so nothing was changed/,
  );
  expect(await rolesOf(elsewhere.id)).toEqual([]);
});

test('addresses and roles that are not known, and other arguments, end with a sentence and change nothing', async () => {
  const { id, email } = await aPerson();
  const shared = (await aPerson({ email: 'shared@kontor.example' })).email;
  await aPerson({ email: shared });
  const refusals: [string[], RegExp][] = [
    [['nobody@kontor.example', 'support'], /^Nobody has the address nobody@kontor\.example, or it is not/],
    [
      [shared, 'support'],
      /^Several people have the address shared@kontor\.example; try again in a minute\.$/,
    ],
    [[email, 'owner'], /^There is no role owner; the roles are support, moderator, verifier, finance\.$/],
    [[email], /^Name an address and a role: npm run operator/],
    [[email, 'support', 'finance'], /^Name an address and a role: npm run operator/],
    [['--revoke'], /^Name an address and a role: npm run operator/],
    [[email, 'support', '--force'], /^There is no other option than --revoke: npm run operator/],
  ];
  for (const [args, sentence] of refusals) {
    const { code, output, error } = await run(args);
    expect({ code, output }, args.join(' ')).toEqual({ code: 1, output: '' });
    expect(error).toMatch(sentence);
    expect(error.split('\n')).toHaveLength(1);
  }
  expect(await rolesOf(id)).toEqual([]);
});

test('without DATABASE_URL it is the embedded database, which is started for it', async () => {
  const unknown = await spawned(['nobody@kontor.example', 'support']);
  expect(unknown).toMatchObject({ code: 1, output: '' });
  expect(unknown.error).toMatch(/^Nobody has the address/);
  expect(await spawned([])).toMatchObject({ code: 0, output: expect.stringMatching(/^Nobody has a role/) });
});
