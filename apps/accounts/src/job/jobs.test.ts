import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createPool, inTransaction } from '@kontor/database';
import { enqueue, queueDatabase } from '@kontor/jobs';
import { listDead, retryDead } from '@kontor/jobs/operator';
import { sendRaw } from '@kontor/server/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askDeletion } from '../account/ask-deletion.ts';
import { undoDeletion } from '../account/undo-deletion.ts';
import { sendMails } from '../mail/jobs.ts';
import { listOutbox } from '../mail/list-outbox.ts';
import { mayReadOutbox } from '../mail/may-read-outbox.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Message } from '../mail/send-mail.ts';
import { passwordChangedMail } from '../password/mails.ts';
import { tellPeople } from '../person/jobs.ts';
import { findUntold, markTold } from '../person/queries.ts';
import { confirmEmailMail } from '../sign-up/mails.ts';
import { aSession, aUser, password, startAccounts, type TestAccounts } from '../testing.ts';
import { repeat } from './repeat.ts';

let accounts: TestAccounts;
const requests: { method: string; path: string; token: string | undefined; body: string }[] = [];
let status = 204;
const api = createServer(async (request: IncomingMessage, response) => {
  const { method = '', url: path = '', headers } = request;
  const token = headers['x-internal-token'];
  requests.push({
    method,
    path,
    token: typeof token === 'string' ? token : undefined,
    body: await text(request),
  });
  response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  accounts = await startAccounts({
    API_URL: `http://127.0.0.1:${port}`,
    INTERNAL_TOKEN: 'a-token-for-services',
  });
});
afterEach(async () => {
  status = 204;
  requests.length = 0;
  await accounts.db.deleteFrom('accounts.person_events').execute();
  await accounts.db.deleteFrom('accounts.mails').execute();
  await sql`DELETE FROM accounts_jobs.job`.execute(accounts.db);
});
afterAll(async () => {
  await accounts.close();
  api.close();
});

async function makeDue(): Promise<void> {
  await sql`UPDATE accounts_jobs.job SET start_after = now() WHERE state = 'retry'`.execute(accounts.db);
}

test('the api is told of a confirmed person until it has taken it, then once more for each change', async () => {
  const { id, email } = await aUser(accounts);
  status = 503;
  expect(await accounts.work(tellPeople)).toBe(1);
  expect(await accounts.work(tellPeople)).toBe(0);
  status = 204;
  await makeDue();
  expect(await accounts.work(tellPeople)).toBe(1);
  await makeDue();
  expect(await accounts.work(tellPeople)).toBe(0);
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /internal/person/${id}`,
    `PUT /internal/person/${id}`,
  ]);
  expect(requests[0]?.token).toBe('a-token-for-services');
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    country: 'MX',
    language: 'en',
    isLeaving: false,
  });
  await accounts.db
    .updateTable('accounts.users')
    .set({ first_name: 'Augusta' })
    .where('id', '=', id)
    .execute();
  await accounts.work(tellPeople);
  expect(JSON.parse(requests[2]?.body ?? '').firstName).toBe('Augusta');
  await accounts.db.deleteFrom('accounts.users').where('id', '=', id).execute();
  await accounts.work(tellPeople);
  expect(requests[3]).toMatchObject({ method: 'DELETE', path: `/internal/person/${id}` });
});

test('the api is told when somebody asks for the deletion of their account, and when they keep it', async () => {
  const { id, email } = await aUser(accounts);
  await accounts.work(tellPeople);
  const { browser } = await aSession(accounts, email);
  await askDeletion(accounts.context, browser.visit(), { password });
  expect(await accounts.work(tellPeople)).toBe(1);
  const again = accounts.browser();
  await again.post('/login', { email, password });
  await undoDeletion(accounts.context, again.visit());
  expect(await accounts.work(tellPeople)).toBe(1);
  const told = requests.filter(({ path }) => path === `/internal/person/${id}`);
  expect(told.map(({ body }) => JSON.parse(body).isLeaving)).toEqual([false, true, false]);
});

test('a change that comes while the api is told is told as well', async () => {
  const { id } = await aUser(accounts);
  const { db } = accounts;
  const version = await findUntold(db, id);
  await db.updateTable('accounts.users').set({ last_name: 'King' }).where('id', '=', id).execute();
  await markTold(db, id, version ?? 0);
  expect(await accounts.work(tellPeople)).toBe(1);
});

test('several processes tell of each person once', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => aUser(accounts)));
  const taken = await Promise.all(Array.from({ length: 4 }, () => accounts.work(tellPeople)));
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(requests.map(({ path }) => path).sort()).toEqual(
    users.map(({ id }) => `/internal/person/${id}`).sort(),
  );
});

async function aMail(to: string): Promise<void> {
  const data = { name: 'Ada <b>', link: 'https://accounts.kontor.example/confirm-email?token=abc&x=1' };
  await queueMail(accounts.db, confirmEmailMail.to({ email: to, language: 'es' }, data));
}

test('the api is told at its own address alone, wherever it leads to', async () => {
  await aUser(accounts);
  status = 307;
  await accounts.work(tellPeople);
  expect(requests.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/internal\/person\//)]);
  expect(await accounts.db.selectFrom('accounts.person_events').selectAll().execute()).toHaveLength(1);
});

test('a mail is sent once, as text and HTML in its language, and its link is forgotten', async () => {
  await aMail('ada@kontor-users.org');
  const sent: Message[] = [];
  const send = async (message: Message) => sent.push(message);
  await Promise.all(Array.from({ length: 4 }, () => accounts.work(sendMails, send)));
  await makeDue();
  await accounts.work(sendMails, send);
  expect(sent).toHaveLength(1);
  const [message] = sent;
  expect(message).toMatchObject({ to: 'ada@kontor-users.org', subject: 'Confirme su correo electrónico' });
  expect(message?.messageId).toMatch(/^<[0-9a-f-]{36}@accounts\.kontor\.example>$/);
  expect(message?.text).toContain('https://accounts.kontor.example/confirm-email?token=abc&x=1');
  expect(message?.html).toContain('token=abc&amp;x=1');
  expect(message?.html).toContain('Ada &lt;b&gt;');
  expect(message?.html).not.toMatch(/<img|src=|url\(/);
  const rows = await accounts.db.selectFrom('accounts.mails').select('data').execute();
  expect(rows).toEqual([{ data: {} }]);
});

test('a mail that cannot be read is in the outbox with the reason, others beside it', async () => {
  await queueMail(
    accounts.db,
    confirmEmailMail.to(
      { email: 'read@kontor-users.org', language: 'en' },
      { name: 'Ada', link: 'https://x.example' },
    ),
  );
  await queueMail(
    accounts.db,
    confirmEmailMail.to(
      { email: 'unread@kontor-users.org', language: 'en' },
      { name: 'Ada', link: 'https://x.example' },
    ),
  );
  await accounts.db
    .updateTable('accounts.mails')
    .set({ data: JSON.stringify({ nobody: true }) })
    .where('to_address', '=', 'unread@kontor-users.org')
    .execute();
  const mails = await listOutbox(accounts.context);
  const of = (address: string) => mails.find(({ to }) => to === address);
  expect(of('unread@kontor-users.org')?.paragraphs).toEqual([
    'The data of a mail confirm-email are not of its shape.',
  ]);
  expect(of('read@kontor-users.org')?.paragraphs[0]).toBe('Hello Ada,');

  // Nor does it go on waiting in silence.
  await accounts.work(sendMails, () => Promise.resolve());
  const rows = await accounts.db
    .selectFrom('accounts.mails')
    .select(['sent_at', 'last_error'])
    .where('to_address', '=', 'unread@kontor-users.org')
    .execute();
  expect(rows).toEqual([
    { sent_at: null, last_error: 'The data of a mail confirm-email are not of its shape.' },
  ]);
});

test('a mail of a changed password that waited before it told of the security page is sent without it', async () => {
  const data = { name: 'Ada', link: 'https://accounts.kontor.example/forgotten-password' };
  await queueMail(
    accounts.db,
    passwordChangedMail.to({ email: 'ada@kontor-users.org', language: 'en' }, data),
  );
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('was changed');
  expect(sent[0]?.text).not.toContain('security page');
});

test('a mail waits 1, 4 and 16 minutes between its first tries', async () => {
  await aMail('ada@kontor-users.org');
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await accounts.work(sendMails, () => Promise.reject(new Error('421 try later')));
    const { rows } = await sql<{ minutes: number }>`
      SELECT ceil(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM accounts_jobs.job WHERE state = 'retry'
    `.execute(accounts.db);
    waits.push(...rows.map(({ minutes }) => minutes));
    await makeDue();
  }
  expect(waits).toEqual([1, 4, 16]);
});

test('a job that a trigger enqueues is the one that is enqueued by us', async () => {
  const { id } = await aUser(accounts);
  const jobs = () =>
    sql<object>`SELECT to_jsonb(job) - 'id' - 'created_on' - 'start_after' - 'keep_until' - 'priority' AS job,
      extract(epoch FROM keep_until - start_after)::int AS retention FROM accounts_jobs.job WHERE name = 'person.tell'`.execute(
      accounts.db,
    );
  const byTrigger = (await jobs()).rows;
  expect(byTrigger).toHaveLength(1);
  await sql`DELETE FROM accounts_jobs.job`.execute(accounts.db);
  await inTransaction(accounts.db, (trx) => enqueue(trx, tellPeople, { userID: id }, { key: id }));
  expect((await jobs()).rows).toEqual(byTrigger);
});

test('a mail that is not taken is tried again later and given up after eight times', async () => {
  await aMail('ada@kontor-users.org');
  let tries = 0;
  const fail = async () => {
    tries += 1;
    throw new Error('421 try later');
  };
  for (let round = 0; round < 12; round += 1) {
    await accounts.work(sendMails, fail);
    await accounts.work(sendMails, fail);
    await makeDue();
  }
  expect(tries).toBe(8);
  const rows = await accounts.db.selectFrom('accounts.mails').select(['last_error', 'given_up_at']).execute();
  expect(rows[0]?.last_error).toBe('421 try later');
  expect(rows[0]?.given_up_at).not.toBeNull();

  // An operator finds it, and has it tried again.
  const pool = createPool(accounts.databaseUrl, { max: 1 });
  const queue = queueDatabase(pool);
  const dead = await listDead(queue, 'accounts_jobs');
  expect(dead).toMatchObject([{ name: 'mail.send', tries: 8, reason: '421 try later' }]);
  await retryDead(queue, 'accounts_jobs');
  await pool.end();
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent).toMatchObject([{ to: 'ada@kontor-users.org' }]);
  expect(sent[0]?.text).toContain('https://accounts.kontor.example/confirm-email');
});

test.each(['buyer@kontor.example', 'a@b.test', 'x@host.invalid', 'y@example.com', 'z@sub.example.org'])(
  'a mail to %s, which is nobody, goes to no server',
  async (address) => {
    await aMail(address);
    await accounts.work(sendMails, async () => {
      throw new Error('must not be sent');
    });
    const rows = await accounts.db.selectFrom('accounts.mails').select(['attempts', 'last_error']).execute();
    expect(rows).toEqual([{ attempts: 1, last_error: 'An address of nobody.' }]);
  },
);

test('who may read the outbox: whoever is at this machine and asks for it by its own name, without a mail server', async () => {
  const { settings } = accounts.context;
  const local = {
    ...settings,
    ACCOUNTS_ORIGIN: 'http://localhost:3002',
    PORTAL_ORIGIN: 'http://localhost:3000',
  };
  const here = { address: '127.0.0.1', host: 'localhost:3002' };
  expect(mayReadOutbox(local, here)).toBe(true);
  expect(mayReadOutbox(local, { ...here, address: '::ffff:172.17.0.1' })).toBe(true);
  for (const host of ['127.0.0.1:3002', '[::1]:3002', 'LOCALHOST', 'accounts.localhost'])
    expect(mayReadOutbox(local, { ...here, host }), host).toBe(true);
  expect(mayReadOutbox(local, { ...here, address: '203.0.113.5' })).toBe(false);
  expect(mayReadOutbox({ ...local, SMTP_URL: 'smtp://host' }, here)).toBe(false);
  // A stranger's name that is pointed at this machine, and what is no name.
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
  ])
    expect(mayReadOutbox(local, { ...here, host }), host).toBe(false);
  for (const host of [undefined, '', 'a b', 'localhost:port'])
    expect(mayReadOutbox(local, { ...here, host }), host).toBe(false);
  // A product others can reach shows nobody's mails, nor those to demo people.
  expect(mayReadOutbox({ ...local, PORTAL_ORIGIN: settings.PORTAL_ORIGIN }, here)).toBe(false);
  expect(mayReadOutbox({ ...local, ACCOUNTS_ORIGIN: settings.ACCOUNTS_ORIGIN }, here)).toBe(false);
  expect(mayReadOutbox(settings, here)).toBe(false);
});

test('the outbox is there at its own name, and nowhere else', async () => {
  const local = await startAccounts(
    { ACCOUNTS_ORIGIN: 'http://localhost:3002', PORTAL_ORIGIN: 'http://localhost:3000' },
    accounts,
  );
  await aMail('buyer@kontor.example');
  const ask = async (url: string, host: string) => {
    const answer = await sendRaw(url, `GET /outbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return [answer.status, answer.body.includes('buyer@kontor.example')];
  };
  expect(await ask(local.url, 'localhost:3002')).toEqual([200, true]);
  expect(await ask(local.url, 'evil.example')).toEqual([404, false]);
  expect(await ask(accounts.url, 'localhost:3002')).toEqual([404, false]);
  expect(await ask(accounts.url, 'accounts.kontor.example')).toEqual([404, false]);
  await local.close();
});

test('a job that fails goes on, never runs twice at once, and stops when it is done', async () => {
  let [underWay, maximum, runs] = [0, 0, 0];
  const done = Promise.withResolvers<void>();
  const job = repeat(accounts.context.log, 'test', {
    every: 1,
    work: async () => {
      underWay += 1;
      maximum = Math.max(maximum, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      runs += 1;
      if (runs === 5) done.resolve();
      if (runs === 2) throw new Error('once');
      return runs === 3 ? 1 : 0;
    },
  });
  await done.promise;
  await job.stop();
  const stoppedAt = runs;
  await new Promise((resolve) => setImmediate(resolve));
  expect([maximum, underWay, runs]).toEqual([1, 0, stoppedAt]);
});
