import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changePassword } from '../password/change-password.ts';
import { endDevice } from '../sign-in/end-device.ts';
import { endOtherDevices } from '../sign-in/end-other-devices.ts';
import { listDevices } from '../sign-in/list-devices.ts';
import {
  aRegistration,
  aSession,
  aSignedInUser,
  aUser,
  codeIn,
  nameIn,
  password,
  sharedAccounts,
  tokensIn,
} from '../testing.ts';
import { answerWith, sharedApiStandIn } from '../testing-api.ts';
import { askDeletion } from './ask-deletion.ts';
import { askEmailChange } from './ask-email-change.ts';
import { deleteDueAccounts, deleteUnconfirmedAccounts } from './deletion-queries.ts';
import { exportData } from './export-data.ts';

const newPassword = 'eleven quiet lathes turn';

const api = await sharedApiStandIn();
const accounts = await sharedAccounts({ API_URL: api.url });

async function check(token: string) {
  return (await accounts.browser().call('GET', '/check-token', { token })).status;
}

function visitor() {
  return accounts.browser().visit();
}

test('a forgotten password: the mailed link sets a new one, once, and everybody is out', async () => {
  const { email, tokens } = await aSignedInUser(accounts);
  const browser = accounts.browser();
  const asked = await browser.post('/forgotten-password?continue=/x', { email });
  expect(asked.headers.get('location')).toMatch(/^\/check-mail\?/);
  const link = await accounts.linkTo(email, 'new-password');
  expect((await browser.get(link)).status).toBe(200);
  expect((await browser.post(link, { password: 'password1234' })).status).toBe(400);
  expect((await browser.post(link, { password: newPassword })).headers.get('location')).toMatch(/^\/login\?/);
  expect((await browser.post(link, { password })).status).toBe(404);
  expect((await browser.get(link)).status).toBe(404);
  expect(await check(tokens.token)).toBe(401);
  expect((await browser.post('/login', { email, password })).status).toBe(401);
  expect(codeIn(await browser.post('/login', { email, password: newPassword }))).not.toBe('');
  const mail = await accounts.mailTo(email, 'password-changed');
  expect(mail.button?.link).toContain('/forgotten-password');
  expect(mail.paragraphs.at(-1)).toContain('/security');
});

test('an unknown address asks for a new password and gets the same answer, and no mail', async () => {
  const unknown = 'unknown@mail.example';
  const { email } = await aUser(accounts);
  const answers = [];
  for (const address of [email, unknown])
    answers.push(await accounts.browser().post('/forgotten-password', { email: address }));
  expect(answers[0]?.headers.get('location')).toBe(answers[1]?.headers.get('location'));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await accounts.mailsTo(unknown)).toEqual([]);
});

test('an older link stops working when a newer one is sent, and an expired one too', async () => {
  const { email, id } = await aUser(accounts);
  const browser = accounts.browser();
  await browser.post('/forgotten-password', { email });
  const older = await accounts.linkTo(email, 'new-password');
  await browser.post('/forgotten-password', { email });
  const newer = await accounts.linkTo(email, 'new-password');
  expect((await browser.get(older)).status).toBe(404);
  await accounts.db
    .updateTable('accounts.links')
    .set({ expires_at: new Date() })
    .where('user_id', '=', id)
    .execute();
  expect((await browser.post(newer, { password: newPassword })).status).toBe(404);
});

test('a link for one thing does nothing else', async () => {
  const { email } = await aUser(accounts);
  await accounts.browser().post('/forgotten-password', { email });
  const token =
    new URLSearchParams((await accounts.linkTo(email, 'new-password')).split('?')[1]).get('token') ?? '';
  for (const page of ['confirm-email', 'change-email', 'undo-deletion']) {
    expect((await accounts.browser().post(`/${page}?token=${token}`, {})).status, page).toBe(404);
  }
});

test('changing the password keeps this browser in and puts all others out', async () => {
  const { email } = await aUser(accounts);
  const here = await aSession(accounts, email);
  const there = await aSession(accounts, email);
  const { context } = accounts;
  await expect(
    changePassword(context, here.browser.visit(), { password: 'wrong', newPassword }),
  ).rejects.toMatchObject({ name: 'Unauthorized' });
  await expect(
    changePassword(context, here.browser.visit(), { password, newPassword: 'short' }),
  ).rejects.toMatchObject({ name: 'BadRequest', issues: [{ field: 'newPassword' }] });
  await changePassword(context, here.browser.visit(), { password, newPassword });
  expect([await check(here.tokens.token), await check(there.tokens.token)]).toEqual([200, 401]);
  expect((await there.browser.get('/login')).status).toBe(200);
  expect(codeIn(await accounts.browser().post('/login', { email, password: newPassword }))).not.toBe('');
  await expect(changePassword(context, visitor(), { password, newPassword })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
});

test('devices are listed and signed out one by one or all others, and the product with them', async () => {
  const { context } = accounts;
  const { email } = await aUser(accounts);
  const stranger = await aSession(accounts, (await aUser(accounts)).email);
  const [one, two, three] = [
    await aSession(accounts, email),
    await aSession(accounts, email),
    await aSession(accounts, email),
  ];
  const devices = await listDevices(context, one.browser.visit());
  expect(devices).toHaveLength(3);
  expect(devices.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
  expect(devices[0]).toMatchObject({ userAgent: 'Test browser', address: '127.0.0.1' });
  const twos = (await listDevices(context, two.browser.visit())).find(({ isThisOne }) => isThisOne)?.id ?? '';

  await expect(endDevice(context, stranger.browser.visit(), twos)).rejects.toMatchObject({
    name: 'NotFound',
  });
  await expect(endDevice(context, one.browser.visit(), "' OR 1=1")).rejects.toMatchObject({
    name: 'NotFound',
  });
  expect(await check(two.tokens.token)).toBe(200);
  await endDevice(context, one.browser.visit(), twos);
  expect([
    await check(one.tokens.token),
    await check(two.tokens.token),
    await check(three.tokens.token),
  ]).toEqual([200, 401, 200]);
  const refreshed = await accounts
    .browser()
    .call('POST', '/refresh-token', { token: two.tokens.refreshToken });
  expect(nameIn(refreshed)).toBe('SessionError');

  await endOtherDevices(context, one.browser.visit());
  expect([await check(one.tokens.token), await check(three.tokens.token)]).toEqual([200, 401]);
  expect(await check(stranger.tokens.token)).toBe(200);
});

test.each([
  ['old first', ['change-email-from', 'change-email-to']],
  ['new first', ['change-email-to', 'change-email-from']],
])('an address is changed when both have agreed, %s', async (_, order) => {
  const { email, id, browser, tokens } = await aSignedInUser(accounts);
  const newEmail = `new-${id.slice(0, 8)}@mail.example`;
  await askEmailChange(accounts.context, browser.visit(), { password, newEmail: newEmail.toUpperCase() });
  const links = new Map([
    ['change-email-from', await accounts.linkTo(email, 'change-email-from')],
    ['change-email-to', await accounts.linkTo(newEmail, 'change-email-to')],
  ]);
  const toOld = await accounts.mailTo(email, 'change-email-from');
  expect(toOld.paragraphs.at(-1)).toContain('/security?');
  const [first, second] = order.map((template) => links.get(template) ?? '');
  const waiting = await accounts.browser().post(first ?? '', {});
  expect(waiting.text).toContain('Now confirm the other address, too');
  expect((await accounts.browser().post(first ?? '', {})).status).toBe(404);
  expect((await accounts.browser().post('/login', { email, password })).status).toBe(303);
  expect((await accounts.browser().post(second ?? '', {})).text).toContain('Done.');
  expect((await accounts.browser().post('/login', { email, password })).status).toBe(401);
  expect(codeIn(await accounts.browser().post('/login', { email: newEmail, password }))).not.toBe('');
  expect(await check(tokens.token)).toBe(200);
  expect(await accounts.mailsTo(email)).toContain('email-changed');
});

test('an address that has an account is not taken over, and nobody learns of it', async () => {
  const { email } = await aUser(accounts);
  const taken = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  const { context } = accounts;
  const mailsBefore = (await accounts.mailsTo(taken.email)).length;
  await askEmailChange(context, browser.visit(), { password, newEmail: taken.email });
  expect(await accounts.mailsTo(taken.email)).toHaveLength(mailsBefore);
  expect(
    (await accounts.browser().post(await accounts.linkTo(email, 'change-email-from'), {})).text,
  ).toContain('other address');

  // Somebody registers the address while the change waits.
  const newEmail = `late-${taken.id.slice(0, 8)}@mail.example`;
  await askEmailChange(context, browser.visit(), { password, newEmail });
  const to = await accounts.linkTo(newEmail, 'change-email-to');
  await aUser(accounts, { email: newEmail });
  await accounts.browser().post(await accounts.linkTo(email, 'change-email-from'), {});
  expect((await accounts.browser().post(to, {})).status).toBe(409);
  await expect(
    askEmailChange(context, browser.visit(), { password, newEmail: 'no address' }),
  ).rejects.toMatchObject({ name: 'BadRequest' });
  await expect(askEmailChange(context, browser.visit(), { password, newEmail: email })).rejects.toMatchObject(
    { name: 'BadRequest' },
  );
});

/** All that stands for a secret of a person in the database, as text. */
async function secretsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ secret: string }>`
    SELECT token AS secret FROM accounts.logins WHERE user_id = ${id}
    UNION ALL SELECT password_hash FROM accounts.credentials WHERE user_id = ${id}
    UNION ALL SELECT secret FROM accounts.two_factors WHERE user_id = ${id}
    UNION ALL SELECT backup_codes FROM accounts.two_factors WHERE user_id = ${id}
    UNION ALL SELECT public_key FROM accounts.passkeys WHERE user_id = ${id}
    UNION ALL SELECT credential_id FROM accounts.passkeys WHERE user_id = ${id}
    UNION ALL SELECT encode(token_hash, format) FROM accounts.refresh_tokens
      JOIN accounts.session_families AS family ON family.id = family_id, unnest(ARRAY['hex', 'base64']) AS format
      WHERE family.user_id = ${id}
    UNION ALL SELECT data::text FROM accounts.mails JOIN accounts.users ON to_address = email WHERE users.id = ${id}
  `.execute(accounts.db);
  return rows.map(({ secret }) => secret);
}

test('the export holds what is kept of a person, and no secret', async () => {
  const { email, id, browser, tokens } = await aSignedInUser(accounts);
  const secretBytes = { secret: 'totp-secret-of-ada', backup_codes: 'codes-of-ada' };
  await accounts.db
    .insertInto('accounts.two_factors')
    .values({ user_id: id, ...secretBytes })
    .execute();
  await accounts.db
    .insertInto('accounts.passkeys')
    .values({
      user_id: id,
      name: 'Key',
      credential_id: 'credential-of-ada',
      public_key: 'key-of-ada',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .execute();
  const newEmail = `new-${email}`;
  await askEmailChange(accounts.context, browser.visit(), { password, newEmail });
  const archive = { businesses: [], operatorRoles: [], reactions: [] };
  api.answers.set(`GET /internal/person/${id}/archive`, answerWith(archive));
  const data = await exportData(accounts.context, browser.visit());
  expect(data).toMatchObject({
    account: { userID: id, email, firstName: 'Ada', lastName: 'Lovelace', country: 'MX', language: 'en' },
    devices: [{ userAgent: 'Test browser' }],
    sessions: [{ endedAt: null }],
    password: { changedAt: expect.any(Date) },
    emailChange: { newEmail, oldAgreed: false, newAgreed: false },
    passkeys: [{ name: 'Key', deviceType: 'singleDevice', lastUsedAt: null }],
    mails: [{ subject: 'confirm-email' }, { subject: 'change-email-from' }],
    securityEvents: [
      { kind: 'login', address: '127.0.0.1', userAgent: 'Test browser', details: { with: 'password' } },
      { kind: 'email-change-asked' },
    ],
    product: archive,
  });
  const text = JSON.stringify(data);
  const secrets = await secretsOf(id);
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of [password, 'scrypt', 'token=', tokens.token, tokens.refreshToken, ...secrets])
    expect(text).not.toContain(secret);
  await expect(exportData(accounts.context, visitor())).rejects.toMatchObject({ name: 'Unauthorized' });
});

test('a deletion puts everybody out at once, can be undone for 14 days, and is done then', async () => {
  const { context, db } = accounts;
  const { email, id, browser, tokens } = await aSignedInUser(accounts);
  await expect(askDeletion(context, browser.visit(), { password: 'wrong' })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
  const day = await askDeletion(context, browser.visit(), { password });
  expect(Math.round((day.getTime() - Date.now()) / 86_400_000)).toBe(14);
  expect(await check(tokens.token)).toBe(401);
  expect(await deleteDueAccounts(db)).toBe(0);

  // Whoever logs in is offered to keep the account, and gets nowhere else.
  const back = accounts.browser();
  expect((await back.post('/login', { email, password })).headers.get('location')).toMatch(
    /^\/undo-deletion\?/,
  );
  expect((await back.get('/undo-deletion')).text).toContain('action="/keep-account');
  expect(codeIn(await back.post('/keep-account', {}))).not.toBe('');

  await askDeletion(context, back.visit(), { password });
  const link = await accounts.linkTo(email, 'deletion-asked');
  const asked = await accounts.mailTo(email, 'deletion-asked');
  expect(asked.paragraphs.join('\n')).toContain('/security?');
  expect(asked.note).toContain('If you did not ask for this');
  expect((await accounts.browser().post(link, {})).status).toBe(303);
  const again = await aSession(accounts, email);
  expect(await check(again.tokens.token)).toBe(200);

  await askDeletion(context, again.browser.visit(), { password });
  await db.updateTable('accounts.users').set({ delete_after: new Date() }).where('id', '=', id).execute();
  await db.deleteFrom('accounts.person_events').where('user_id', '=', id).execute();
  expect(await deleteDueAccounts(db)).toBe(1);
  expect((await accounts.browser().post('/login', { email, password })).status).toBe(401);
  const told = await db
    .selectFrom('accounts.person_events')
    .select('version')
    .where('user_id', '=', id)
    .execute();
  expect(told).toHaveLength(1);
});

test('a session that lives when its account goes is told as ended', async () => {
  const { id, tokens } = await aSignedInUser(accounts);
  await accounts.db.deleteFrom('accounts.users').where('id', '=', id).execute();
  expect(await check(tokens.token)).toBe(401);
  const family = JSON.parse(Buffer.from(tokens.token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const ended = await accounts.db.selectFrom('accounts.revocations').select('family_id').execute();
  expect(ended.map(({ family_id }) => family_id)).toContain(family);
});

test('an address that was never confirmed is free again after a week', async () => {
  const fields = aRegistration();
  const email = fields.email ?? '';
  await accounts.browser().post('/register', fields);
  expect(await deleteUnconfirmedAccounts(accounts.db, 7)).toBe(0);
  const weekAgo = new Date(Date.now() - 8 * 86_400_000);
  await accounts.db
    .updateTable('accounts.users')
    .set({ created_at: weekAgo })
    .where('email', '=', email)
    .execute();
  expect(await deleteUnconfirmedAccounts(accounts.db, 7)).toBe(1);
  await accounts.browser().post('/register', fields);
  const confirmed = await accounts.browser().post(await accounts.linkTo(email, 'confirm-email'), {});
  expect(confirmed.status).toBe(303);
  expect(
    tokensIn(
      await (async () => {
        const { browser } = await aSession(accounts, email);
        return browser.call('POST', '/get-session', { body: { token: codeIn(await browser.get('/login')) } });
      })(),
    ).token,
  ).not.toBe('');
});
