import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { changeBusinessCertificate, createClient, type WrittenMail } from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { teamsIn } from '../edit/testing-team.ts';
import { mailCertificateReminders, remindOfCertificates } from './jobs.ts';

const mails = new Map<string, WrittenMail>();
let handedOver = 0;
/** How many mails are taken before the account service answers no more. */
let taken = Number.POSITIVE_INFINITY;
/** An account service that takes mails as the contract says: each id once. */
const accounts = createServer(async (request, response) => {
  const body = (await json(request)) as WrittenMail;
  handedOver += 1;
  if (mails.size >= taken) return response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  const mailID = request.url?.split('/').at(-1) ?? '';
  if (!mails.has(mailID)) mails.set(mailID, body);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, data: { mailID } }));
});

const api = await sharedApi();
const { aTeam, aMember, rows } = teamsIn(api);
const preparing = sharedPreparing(api);
beforeAll(() => new Promise<void>((resolve) => accounts.listen(0, '127.0.0.1', resolve)));
afterAll(() => accounts.close());
beforeEach(async () => {
  await api.pool.query('DELETE FROM certificates; DELETE FROM jobs.job');
});
afterEach(() => {
  mails.clear();
  handedOver = 0;
  taken = Number.POSITIVE_INFINITY;
});

function context() {
  const { port } = accounts.address() as AddressInfo;
  return { ...preparing, accounts: createClient({ baseUrl: `http://127.0.0.1:${port}` }) };
}

const mailAll = async () => {
  const next = { pool: api.pool, job: mailCertificateReminders, context: context(), ignoreDelay: true };
  while (await doNext(next));
};

/** One try of a job. */
const attempt = {
  jobID: '',
  number: 1,
  isLast: false,
  signal: new AbortController().signal,
  report: async () => {},
};

/** What the schedule does, and the mails it causes. */
async function remind(): Promise<WrittenMail[]> {
  await remindOfCertificates.runWith({}, context(), attempt);
  mails.clear();
  await mailAll();
  return [...mails.values()];
}

/** A business with a certificate that ends in so many days; its owner reads Spanish. */
async function ending(days: number) {
  const team = await aTeam({ company_name: 'Regia' });
  const address = (id: string, name: string, language: string | null) =>
    api.db
      .updateTable('people')
      .set({ email: `${name}@regia.example`, preferred_language: language })
      .where('id', '=', id)
      .execute();
  await address(team.owner.id, 'owner', 'es');
  await address(team.admin.id, 'admin', 'pt');
  const { rows: inserted } = await sql<{ id: string }>`
    INSERT INTO certificates (business_id, name, issue_date, expire_date)
    VALUES (${team.businessID}, 'ISO 9001', current_date - 900, current_date + ${days}::int) RETURNING id
  `.execute(api.db);
  return { ...team, id: inserted[0]?.id ?? '' };
}

/** So many days go by. */
const pass = (days: number) =>
  sql`
    WITH moved AS (UPDATE certificates SET expire_date = expire_date - ${days}::int RETURNING id)
    UPDATE certificate_reminders SET expire_date = expire_date - ${days}::int
  `.execute(api.db);

test('owners and administrators are reminded, each in their language; members and others are not', async () => {
  const { businessID } = await ending(90);
  const member = await aMember(businessID, 'member', 'Teo');
  // The account service has told no address of hers.
  await aMember(businessID, 'admin', 'Ohne');
  await api.db
    .updateTable('people')
    .set({ email: 'teo@regia.example' })
    .where('id', '=', member.id)
    .execute();
  const sent = await remind();
  expect(sent.map(({ to, language }) => [to, language]).toSorted()).toEqual([
    ['admin@regia.example', 'en'],
    ['owner@regia.example', 'es'],
  ]);
  const spanish = sent.find(({ language }) => language === 'es');
  expect(spanish?.subject).toContain('ISO 9001 de Regia');
  expect(spanish?.paragraphs.join(' ')).toContain('Días restantes: 90.');
  expect(spanish?.button?.link).toContain(`/business/${businessID}/edit/certificates`);
});

test('ninety, thirty and seven days before the end and on its last day, once each', async () => {
  await ending(91);
  const reminded: number[] = [];
  for (let left = 91; left >= -8; left -= 1) {
    if ((await remind()).length > 0) reminded.push(left);
    await pass(1);
  }
  expect(reminded).toEqual([90, 30, 7, 0]);
});

test('a reminder that was missed is made up for, one only', async () => {
  await ending(25);
  expect(await remind()).toHaveLength(2);
  expect(await remind()).toHaveLength(0);
  await pass(22);
  expect(await remind()).toHaveLength(2);
});

test('another end is reminded of anew', async () => {
  const { id, businessID, owner } = await ending(30);
  expect(await remind()).toHaveLength(2);
  const end = new Date(Date.now() + 29 * 86_400_000).toISOString().slice(0, 10);
  const params = { businessID, certificateID: id };
  await owner.call(changeBusinessCertificate, { params, body: { revision: 0, expireDate: end } });
  expect(await remind()).toHaveLength(2);
});

test('of one that was changed or removed before its mail nobody hears', async () => {
  const { id } = await ending(30);
  await remindOfCertificates.runWith({}, context(), attempt);
  await api.db.deleteFrom('certificates').where('id', '=', id).execute();
  await mailAll();
  expect([mails.size, handedOver]).toEqual([0, 0]);
});

test('what broke off between two mails is done again, and nobody gets a second one', async () => {
  await ending(30);
  await remindOfCertificates.runWith({}, context(), attempt);
  taken = 1;
  await expect(mailAll()).rejects.toThrow();
  expect(mails.size).toBe(1);
  taken = Number.POSITIVE_INFINITY;
  const queued = { certificateID: '', expireDate: '', days: 0 };
  const { rows: waiting } = await sql<{ data: typeof queued }>`
    SELECT data FROM jobs.job WHERE name = ${mailCertificateReminders.name}
  `.execute(api.db);
  for (const { data } of waiting)
    for (let times = 0; times < 2; times += 1)
      await mailCertificateReminders.runWith(data, context(), attempt);
  expect([...mails.values()].map(({ to }) => to).toSorted()).toEqual([
    'admin@regia.example',
    'owner@regia.example',
  ]);
});

test('two workers whose schedules run at once note one reminder', async () => {
  await ending(30);
  await Promise.all([1, 2, 3].map(() => remindOfCertificates.runWith({}, context(), attempt)));
  await mailAll();
  expect([mails.size, handedOver]).toEqual([2, 2]);
});

test('of a business nobody owns, and of one without an end, nobody is reminded', async () => {
  const unclaimed = await rows.aBusiness({ origin: 'imported' });
  const { businessID } = await ending(400);
  await sql`INSERT INTO certificates (business_id, name, issue_date, expire_date)
    VALUES (${unclaimed}, 'ISO', current_date - 9, current_date + 30), (${businessID}, 'ISO', current_date - 9, NULL)`.execute(
    api.db,
  );
  expect(await remind()).toEqual([]);
});
