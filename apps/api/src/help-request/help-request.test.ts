import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  createClient,
  type HelpRequest,
  languages,
  sendHelpRequest,
  type WrittenMail,
} from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { preparingOf } from '../upload/testing-preparing.ts';
import { mailHelpRequests } from './jobs.ts';

const mails = new Map<string, WrittenMail>();
let away = false;
let asked = 0;
/** An account service that takes mails as the contract says. */
const accounts = createServer(async (request, response) => {
  asked += 1;
  const body = (await json(request)) as WrittenMail;
  if (away) return response.writeHead(503, { 'content-type': 'application/json' }).end('{"success":false}');
  const mailID = request.url?.split('/').at(-1) ?? '';
  if (request.method === 'PUT' && request.url?.startsWith('/internal/mail/')) mails.set(mailID, body);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, data: { mailID } }));
});

const api = await sharedApi();
beforeAll(async () => {
  await new Promise<void>((resolve) => accounts.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  away = false;
  asked = 0;
  mails.clear();
  await api.pool.query('DELETE FROM help_requests; DELETE FROM jobs.job');
});
afterAll(async () => {
  accounts.close();
});

/** Does as a worker does until no job is due; what fails waits for its next try. */
const mailAll = async ({ ignoreDelay = false } = {}) => {
  const { port } = accounts.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  const context = { ...preparingOf(api), accounts: client };
  const { pool } = api;
  while (await doNext({ pool, job: mailHelpRequests, context, ignoreDelay }).catch(() => true));
};
const rows = () => api.db.selectFrom('help_requests').selectAll().execute();
const send = (body: HelpRequest) => api.call(sendHelpRequest, { body });

const least = { companyPhone: '+52 477 555 0164', email: 'marisol@envases.example' };

async function post(body: unknown): Promise<number> {
  const answer = await fetch(`${api.url}/needhelp/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

describe('what is sent', () => {
  it('is kept whole, and mailed to the operator and its sender', async () => {
    const whole: HelpRequest = {
      ...least,
      firstName: 'Marisol',
      lastName: 'Treviño',
      businessName: 'Envases Tepeyac',
      businessType: 'MA',
      website: 'envases.example',
      jobPosition: 'buyer',
      address: 'Blvd. Aldama 4312',
      zipcode: '37000',
      city: 'León',
      usaState: 'US-TX',
      country: 'MX',
      companyFax: '+52 477 555 0165',
      totalEmployees: 140,
      salesEmployees: 12,
      mobilePhone: '+52 477 555 0166',
      buyProduct1: 'PET preforms',
      buyProduct2: 'Labels',
      buyProduct3: 'Film',
      buyProduct4: 'Pallets',
      moreInfoBuy: '40 t a month',
      sellProduct1: 'Bottle caps',
      sellProduct2: 'Bottles',
      sellProduct3: 'Jars',
      sellProduct4: 'Drums',
      moreInfoSell: 'Line one\nLine two',
    };
    expect(Object.keys(whole)).toHaveLength(27);
    expect(await send(whole)).toEqual({ received: true });
    const [row] = await rows();
    expect(row?.fields).toEqual(whole);
    await mailAll();
    expect(mails.get(row?.id ?? '')).toMatchObject({
      to: 'desk@kontor.example',
      replyTo: least.email,
      subject: 'Help request from Envases Tepeyac',
      paragraphs: expect.arrayContaining(['Total employees: 140', 'More about selling: Line one\nLine two']),
    });
    const receipt = mails.get(row?.receipt_id ?? '');
    expect(receipt).toMatchObject({ to: least.email, language: 'en' });
    // The address may be somebody else's: nothing that was typed goes there.
    expect(JSON.stringify(receipt)).not.toMatch(/Marisol|Envases Tepeyac|Bottle/);
    expect(mails.size).toBe(2);
    expect((await rows())[0]?.mailed_at).not.toBeNull();
  });

  it.each(['es', 'it', 'zh'] as const)('is answered in the language of its sender: %s', async (language) => {
    await api.callIn(language)(sendHelpRequest, { body: least });
    await mailAll();
    const [row] = await rows();
    const receipt = mails.get(row?.receipt_id ?? '');
    expect(receipt?.language).toBe(language);
    expect(receipt?.subject).not.toMatch(/enquiry/i);
  });

  it('sent again under its number is the same help request, however many times at once', async () => {
    const requestID = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => send({ ...least, requestID })));
    expect(await rows()).toHaveLength(1);
    await send({ ...least, requestID: randomUUID() });
    expect(await rows()).toHaveLength(2);
  });

  it('by a program that fills in everything is kept nowhere, and answered the same', async () => {
    expect(await send({ ...least, nickname: 'Bob' })).toEqual({ received: true });
    expect(await rows()).toHaveLength(0);
  });
});

describe('what is refused', () => {
  it.each([
    ['no telephone', { email: least.email }],
    ['no e-mail', { companyPhone: least.companyPhone }],
    ['a telephone without a digit', { ...least, companyPhone: 'call me' }],
    ['no address', { ...least, email: 'marisol at envases' }],
    ['513 letters', { ...least, moreInfoBuy: 'x'.repeat(513) }],
    ['half a person', { ...least, totalEmployees: 1.5 }],
    ['a country there is not', { ...least, country: 'XX' }],
    ['a state there is not', { ...least, usaState: 'US-XX' }],
    ['a state of elsewhere', { ...least, usaState: 'MX-GUA' }],
    ['a position there is not', { ...least, jobPosition: 'wizard' }],
    ['a type there is not', { ...least, businessType: 'PR' }],
    ['a name of two lines', { ...least, firstName: 'Marisol\nTrevi\u00f1o' }],
    ['a line separator in a name', { ...least, businessName: 'Envases\u2028Tepeyac' }],
    ['a paragraph separator in a telephone', { ...least, companyPhone: '+52 477\u2029555 0164' }],
  ])('%s', async (_, body) => {
    expect(await post(body)).toBe(400);
    expect(await rows()).toHaveLength(0);
  });

  it('512 letters are taken', async () => {
    expect(await post({ ...least, moreInfoBuy: 'x'.repeat(512) })).toBe(200);
  });
});

it('is in one of the languages of the product, or not stored', async () => {
  const row = { email: least.email, fields: '{}' };
  const insert = (language: unknown) =>
    sql`INSERT INTO help_requests (email, fields, language) VALUES (${row.email}, ${row.fields}, ${language})`.execute(
      api.db,
    );
  await expect(insert('fr')).rejects.toThrow('help_requests_language_check');
  for (const language of languages) await insert(language);
  expect((await rows()).map(({ language }) => language)).toEqual([...languages]);
});

it('mails wait for an account service that is away, and are then sent once', async () => {
  await send(least);
  away = true;
  await mailAll();
  expect((await rows())[0]).toMatchObject({ mailed_at: null });
  expect(asked).toBe(1);
  away = false;
  await mailAll();
  expect(mails.size).toBe(0);
  await mailAll({ ignoreDelay: true });
  expect(mails.size).toBe(2);
  const before = asked;
  await mailAll();
  expect(asked).toBe(before);
});

it('an address gets three receipts a day, the operator all help requests', async () => {
  for (let count = 0; count < 5; count += 1) await send({ ...least, email: 'Somebody@else.example' });
  await mailAll();
  const to = [...mails.values()].map((mail) => mail.to);
  expect(to.filter((address) => address === 'desk@kontor.example')).toHaveLength(5);
  expect(to.filter((address) => address === 'Somebody@else.example')).toHaveLength(3);
});

it('two workers send no mail twice', async () => {
  for (let count = 0; count < 6; count += 1) await send({ ...least, email: `sender${count}@else.example` });
  await Promise.all([mailAll(), mailAll(), mailAll()]);
  expect(mails.size).toBe(12);
  expect(asked).toBe(12);
});
