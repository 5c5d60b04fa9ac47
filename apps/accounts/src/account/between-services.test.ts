import { randomUUID } from 'node:crypto';
import type { PersonArchive, SoleBusiness } from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { readMail } from '../mail/read-mail.ts';
import { listDevices } from '../sign-in/list-devices.ts';
import { aSession, aUser, type Browser, password, portal, sharedAccounts } from '../testing.ts';
import { answerWith, refuseWith, sharedApiStandIn } from '../testing-api.ts';
import { askDeletion } from './ask-deletion.ts';
import { exportData } from './export-data.ts';
import { listSoleBusinesses } from './list-sole-businesses.ts';

let owner: { id: string; email: string };
let heir: { id: string; email: string };
let browser: Browser;
const business = randomUUID();
const token = 'a-token-for-services';

const api = await sharedApiStandIn();
const accounts = await sharedAccounts({ API_URL: api.url, INTERNAL_TOKEN: token });
beforeEach(async () => {
  [owner, heir] = [await aUser(accounts), await aUser(accounts)];
  ({ browser } = await aSession(accounts, owner.email));
  api.asked.length = 0;
  api.answers.clear();
});

const at = (path: string) => `/internal/person/${owner.id}/${path}`;
const ask = (heirs?: Record<string, string>, given = password) =>
  askDeletion(accounts.context, browser.visit(), { password: given, ...(heirs ? { heirs } : {}) });

async function deletionOf(id: string): Promise<Date | null> {
  const row = await accounts.db
    .selectFrom('accounts.users')
    .select('delete_after')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.delete_after;
}

async function expectNothingAsked(): Promise<void> {
  expect(await deletionOf(owner.id)).toBeNull();
  expect(await accounts.mailsTo(owner.email)).not.toContain('deletion-asked');
  expect(await listDevices(accounts.context, browser.visit())).toHaveLength(1);
}

test('businesses are listed with those members who mean to stay', async () => {
  const leaving = await aUser(accounts);
  const { browser: theirs } = await aSession(accounts, leaving.email);
  await askDeletion(accounts.context, theirs.visit(), { password });
  const member = (userID: string) => ({
    userID,
    firstName: 'Ada',
    lastName: 'Example',
    role: 'admin' as const,
  });
  const told: SoleBusiness = {
    businessID: business,
    companyName: 'Reductores',
    members: [member(heir.id), member(leaving.id), member(randomUUID())],
  };
  api.answers.set(`GET ${at('sole-business')}`, answerWith([told]));
  expect(await listSoleBusinesses(accounts.context, browser.visit())).toEqual([
    { ...told, members: [member(heir.id)] },
  ]);
  expect(api.asked).toEqual([{ what: `GET ${at('sole-business')}`, token, body: undefined }]);
  await expect(listSoleBusinesses(accounts.context, accounts.browser().visit())).rejects.toMatchObject({
    name: 'Unauthorized',
  });
});

test('businesses are handed over before the deletion is asked for, and again when it is asked again', async () => {
  const put = `PUT ${at('heirs')}`;
  api.answers.set(put, answerWith({ userID: owner.id }));
  const wish = { what: put, token, body: { heirs: [{ businessID: business, heirID: heir.id }] } };
  const handedOver = () => api.asked.filter(({ what }) => what === put);
  await ask({ [business]: heir.id });
  expect(await deletionOf(owner.id)).toBeInstanceOf(Date);
  expect(handedOver()).toEqual([wish]);
  const { browser: again } = await aSessionOfLeaving();
  await askDeletion(accounts.context, again.visit(), { password, heirs: { [business]: heir.id } });
  expect(handedOver()).toEqual([wish, wish]);
});

test('who owns a business from now on is told by mail, in their language and by its name', async () => {
  const other = randomUUID();
  const profile = { businessID: business, general: { companyName: 'Tornos & Co' } };
  api.answers.set(`PUT ${at('heirs')}`, answerWith({ userID: owner.id }));
  api.answers.set(`GET /api/v1/business/profile/${business}`, answerWith(profile));
  await accounts.db
    .updateTable('accounts.users')
    .set({ language: 'es', first_name: 'Marisol' })
    .where('id', '=', heir.id)
    .execute();
  await ask({ [business]: heir.id, [other]: heir.id });
  const rows = await accounts.db
    .selectFrom('accounts.mails')
    .select(['template', 'language', 'data'])
    .where('to_address', '=', heir.email)
    .where('template', '=', 'business-handed-over')
    .execute();
  const mails = rows.map(readMail).sort((a, b) => a.subject.localeCompare(b.subject));
  // The api could not tell what the other one is called.
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ahora Tornos & Co le pertenece',
    'Ahora una empresa le pertenece',
  ]);
  const [mail] = mails;
  expect(mail?.paragraphs.join(' ')).toMatch(/^Hola, Marisol: Ada Lovelace deja Kontor/);
  expect(mail?.button?.link).toBe(`${portal}/business/${business}?lang=es`);
  expect(await accounts.mailsTo(owner.email)).not.toContain('business-handed-over');
});

test('a business that was handed over is in the security logs of both', async () => {
  const handedOver = randomUUID();
  api.answers.set(`PUT ${at('heirs')}`, answerWith({ userID: owner.id }));
  await ask({ [handedOver]: heir.id });
  const roleEvents = await accounts.db
    .selectFrom('accounts.security_events')
    .select(['user_id as userID', 'kind', 'details', 'address'])
    .where(sql`details ->> 'businessID'`, '=', handedOver)
    .orderBy('id')
    .execute();
  const address = expect.any(String);
  const details = { role: 'owner', businessID: handedOver };
  expect(roleEvents).toEqual([
    { userID: heir.id, kind: 'role-granted', details, address: null },
    { userID: owner.id, kind: 'role-revoked', details, address },
    { userID: owner.id, kind: 'role-granted', details: { role: 'admin', businessID: handedOver }, address },
  ]);
});

test('what was handed over is told, also when the deletion fails after it', async () => {
  api.answers.set(`PUT ${at('heirs')}`, answerWith({ userID: owner.id }));
  await sql`ALTER TABLE accounts.links ADD CONSTRAINT none CHECK (purpose <> 'undo-deletion') NOT VALID`.execute(
    accounts.db,
  );
  try {
    await expect(ask({ [business]: heir.id })).rejects.toThrow();
  } finally {
    await sql`ALTER TABLE accounts.links DROP CONSTRAINT none`.execute(accounts.db);
  }
  await expectNothingAsked();
  expect(await accounts.mailsTo(heir.email)).toContain('business-handed-over');
});

/** Whoever asked for the deletion can log in, to undo it. */
async function aSessionOfLeaving() {
  const again = accounts.browser();
  await again.post('/login', { email: owner.email, password });
  return { browser: again };
}

test('without heirs the product is not asked, so that a person can leave while it is away', async () => {
  api.answers.set(`PUT ${at('heirs')}`, 'none');
  await ask({});
  expect(await deletionOf(owner.id)).toBeInstanceOf(Date);
  expect(api.asked).toEqual([]);
});

test('a wrong password hands nothing over', async () => {
  await expect(ask({ [business]: heir.id }, 'wrong')).rejects.toMatchObject({ name: 'Unauthorized' });
  expect(api.asked).toEqual([]);
  await expectNothingAsked();
});

test('what the product refuses to hand over is said, and nothing is asked for', async () => {
  const issues = [{ in: 'body', field: business, code: 'notAMember', message: 'names nobody' }];
  api.answers.set(`PUT ${at('heirs')}`, refuseWith(400, 'BadRequest', issues));
  await expect(ask({ [business]: heir.id })).rejects.toMatchObject({ name: 'BadRequest', issues });
  await expectNothingAsked();
  expect(await accounts.mailsTo(heir.email)).not.toContain('business-handed-over');
});

test('who has no account, or is leaving, inherits nothing; what is no id is refused', async () => {
  const leaving = await aUser(accounts);
  const { browser: theirs } = await aSession(accounts, leaving.email);
  await askDeletion(accounts.context, theirs.visit(), { password });
  const wrong: [heirs: Record<string, string>, field: string, code: string][] = [
    [{ [business]: randomUUID() }, business, 'leaving'],
    [{ [business]: leaving.id }, business, 'leaving'],
    [{ [business]: "' OR 1=1" }, business, 'notAMember'],
    [{ '../x': heir.id }, '../x', 'notOwned'],
    [Object.fromEntries(Array.from({ length: 101 }, () => [randomUUID(), heir.id])), 'heirs', 'tooMany'],
  ];
  for (const [heirs, field, code] of wrong) {
    await expect(ask(heirs)).rejects.toMatchObject({ name: 'BadRequest', issues: [{ field, code }] });
  }
  expect(api.asked).toEqual([]);
  await expectNothingAsked();
});

test.each([
  ['cuts the connection', 'none' as const],
  ['is overloaded', refuseWith(503, 'Unavailable')],
  ['fails', refuseWith(500, 'Internal')],
  ['does not know us', refuseWith(404, 'NotFound')],
  ['speaks of something else', { status: 200, body: '<html>' }],
])('an api that %s: 503, no deletion, no half archive', async (_, answer) => {
  api.answers.set(`PUT ${at('heirs')}`, answer);
  api.answers.set(`GET ${at('archive')}`, answer);
  api.answers.set(`GET ${at('sole-business')}`, answer);
  const unavailable = { name: 'Unavailable', status: 503 };
  await expect(ask({ [business]: heir.id })).rejects.toMatchObject(unavailable);
  await expectNothingAsked();
  const { context } = accounts;
  await expect(exportData(context, browser.visit())).rejects.toMatchObject(unavailable);
  await expect(listSoleBusinesses(context, browser.visit())).rejects.toMatchObject(unavailable);
});

test('an archive holds what both services keep', async () => {
  const product: PersonArchive = {
    businesses: [
      { businessID: business, companyName: 'Reductores', role: 'owner', since: '2026-02-03T04:05:06.000Z' },
    ],
    invitations: [],
    ownershipTransfers: [],
    joinRequests: [],
    operatorRoles: [],
    products: [],
    productImports: [],
    receivedFiles: [],
    inquiries: [],
    inquirySafety: { blocked: [], muted: [], firstContacts: [], suspensions: [], hidesReadMarks: false },
    reports: [],
    inquiryNotes: [],
    notifications: { told: [], choices: [], browsers: [], digests: [] },
    absences: [],
    routingRules: [],
    uploads: [],
    posts: [],
    newsfeed: {},
    comments: [],
    favorites: [],
    lists: { own: [], notes: [], added: [], sharedWithOne: [] },
    savedSearches: [],
    savedSearchDigests: [],
    followUps: [],
    follows: [],
    holds: { held: [], decided: [], written: [] },
    blocking: { muted: [], hiddenPosts: [] },
    connections: [],
    groups: { memberships: [], requests: [], invited: [] },
    purchases: { orders: [], events: [], renewals: [], vouchers: [] },
    support: { bookings: [], logged: [] },
    invoices: [],
    reactions: [],
    businessEdits: { confirmed: [], changes: [], drafts: [] },
  };
  api.answers.set(`GET ${at('archive')}`, answerWith(product));
  const archive = await exportData(accounts.context, browser.visit());
  expect(archive).toMatchObject({ account: { userID: owner.id }, product });
  expect(api.asked).toEqual([{ what: `GET ${at('archive')}`, token, body: undefined }]);
});
