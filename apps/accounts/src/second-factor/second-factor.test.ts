import { createHmac } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { authSecret, deriveKey } from '../secret.ts';
import {
  aSession,
  aSignedInUser,
  aUser,
  type Browser,
  codeIn,
  password,
  sharedAccounts,
} from '../testing.ts';
import { stopClock } from '../testing-clock.ts';
import { codeOf, fromBase32 } from '../testing-totp.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { countRecoveryCodes } from './count-recovery-codes.ts';
import { endSecondFactor } from './end-second-factor.ts';
import { hashStoredCodes } from './hash-stored-codes.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

const accounts = await sharedAccounts();
stopClock();

/** Turns the second factor on by the code of the step before this one, so that two more are right. */
async function withSecondFactor(browser: Browser) {
  const { context } = accounts;
  const { address } = await beginSecondFactor(context, browser.visit(), { password });
  const code = await codeOf(address, -1);
  const { cookies, recoveryCodes } = await confirmSecondFactor(context, browser.visit(), { code });
  browser.keep(cookies);
  return { address, recoveryCodes };
}

async function aPersonWithSecondFactor() {
  const { email, id, browser, tokens } = await aSignedInUser(accounts);
  return { email, id, browser, tokens, ...(await withSecondFactor(browser)) };
}

/** A browser that gave the right password and owes the code. */
async function afterPassword(email: string): Promise<Browser> {
  const browser = accounts.browser();
  await browser.post('/login', { email, password });
  return browser;
}

async function giveCode(email: string, code: string): Promise<number> {
  return (await (await afterPassword(email)).post('/second-factor', { code })).status;
}

function rowOf(id: string) {
  return accounts.db
    .selectFrom('accounts.two_factors')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
}

test('with a second factor the password alone signs nobody in; a code does', async () => {
  const { email, browser, tokens, address } = await aPersonWithSecondFactor();
  expect(await accounts.linkTo(email, 'second-factor-changed')).toMatch(/^\/security\?/);
  // Neither the login nor the session that was there is lost by it.
  expect(codeIn(await browser.get('/login'))).not.toBe('');
  expect((await browser.call('GET', '/check-token', { token: tokens.token })).status).toBe(200);

  const other = accounts.browser();
  const asked = await other.post('/login?continue=/x', { email, password });
  expect(asked.headers.get('location')).toMatch(/^\/second-factor\?/);
  expect((await other.get('/login')).status).toBe(200);
  const wrong = await other.post('/second-factor', { code: '000000' });
  expect(wrong.status).toBe(401);
  const given = await other.post('/second-factor', { code: await codeOf(address) });
  expect(codeIn(given)).not.toBe('');
});

test('a code of the app works once, and none from before it', async () => {
  const { email, address } = await aPersonWithSecondFactor();
  // It turned the second factor on.
  expect(await giveCode(email, await codeOf(address, -1))).toBe(401);
  const [now, next] = [await codeOf(address), await codeOf(address, 1)];
  expect(await giveCode(email, next)).toBe(303);
  expect(await giveCode(email, next)).toBe(401);
  expect(await giveCode(email, now)).toBe(401);
});

test('of two uses of a code at once one signs in, of the app and of the recovery codes', async () => {
  const { email, address, recoveryCodes } = await aPersonWithSecondFactor();
  for (const code of [await codeOf(address), recoveryCodes[0] ?? '']) {
    const browsers = await Promise.all(Array.from({ length: 4 }, () => afterPassword(email)));
    const answers = await Promise.all(browsers.map((browser) => browser.post('/second-factor', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401, 401]);
  }
});

test('a recovery code counts once', async () => {
  const { email, browser, recoveryCodes } = await aPersonWithSecondFactor();
  const [code = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  // 25 of 31 characters are 123 bits: what need not be hashed slowly. None is taken for another (i, l, 1; o, 0).
  for (const each of recoveryCodes) expect(each).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){4}$/);
  expect(await giveCode(email, code)).toBe(303);
  expect(await giveCode(email, code)).toBe(401);
  expect(await countRecoveryCodes(accounts.context, browser.visit())).toBe(9);
});

test('five wrong codes end the attempt', async () => {
  const { email, address } = await aPersonWithSecondFactor();
  const other = await afterPassword(email);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await other.post('/second-factor', { code: '000000' })).status).toBe(401);
  }
  const late = await other.post('/second-factor', { code: await codeOf(address) });
  expect(late.headers.get('location')).toMatch(/^\/login\?/);
});

test.each([
  ['of the app', '000000'],
  ['for recovery', 'aaaaa-bbbbb'],
])('ten wrong codes %s in a row lock the second factor, over attempts', async (_, wrong) => {
  const { email, address, recoveryCodes } = await aPersonWithSecondFactor();
  for (let round = 0; round < 2; round += 1) {
    const other = await afterPassword(email);
    for (let attempt = 0; attempt < 5; attempt += 1) await other.post('/second-factor', { code: wrong });
  }
  // Another login takes nothing back, and neither kind of code is looked at.
  expect(await giveCode(email, await codeOf(address))).toBe(429);
  expect(await giveCode(email, recoveryCodes[0] ?? '')).toBe(429);
});

test('a code that was used counts as a wrong one', async () => {
  const { email, id, address } = await aPersonWithSecondFactor();
  expect(await giveCode(email, await codeOf(address, -1))).toBe(401);
  expect(await rowOf(id)).toMatchObject({ failed_verification_count: 1 });
});

test('a login does not stand for the password: without that no code is looked at', async () => {
  const { browser, address, recoveryCodes } = await aPersonWithSecondFactor();
  for (const code of [await codeOf(address), recoveryCodes[0] ?? '']) {
    const answer = await browser.post('/second-factor', { code });
    expect(answer.headers.get('location')).toMatch(/^\/login\?/);
  }
  expect(await countRecoveryCodes(accounts.context, browser.visit())).toBe(10);
});

test('wrong codes count beside a login, too', async () => {
  const { email, id, browser } = await aPersonWithSecondFactor();
  const other = await afterPassword(email);
  other.keep(browser.visit().headers.get('cookie')?.split('; ') ?? []);
  for (const code of ['000000', 'aaaaa-bbbbb'])
    expect((await other.post('/second-factor', { code })).status).toBe(401);
  expect(await rowOf(id)).toMatchObject({ failed_verification_count: 2 });
});

test('it is turned on only by a right code, and off only by the password; both are told by mail', async () => {
  const { context } = accounts;
  const { email, browser, tokens } = await aSignedInUser(accounts);
  const visit = () => browser.visit();
  await expect(beginSecondFactor(context, visit(), { password: 'wrong' })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
  const { address } = await beginSecondFactor(context, visit(), { password });
  expect(address).toMatch(/^otpauth:\/\/totp\/.*[?&]secret=[A-Z2-7]{32,}/);
  await expect(confirmSecondFactor(context, visit(), { code: '000000' })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
  expect((await accounts.browser().post('/login', { email, password })).headers.get('location')).toContain(
    '/session-redirect',
  );
  browser.keep((await confirmSecondFactor(context, visit(), { code: await codeOf(address) })).cookies);
  // Neither step is repeated while it is on, not even by a right code.
  await expect(beginSecondFactor(context, visit(), { password })).rejects.toMatchObject({ name: 'Conflict' });
  await expect(
    confirmSecondFactor(context, visit(), { code: await codeOf(address, 1) }),
  ).rejects.toMatchObject({ name: 'Conflict' });

  const codes = await renewRecoveryCodes(context, visit(), { password });
  expect(codes).toHaveLength(10);
  await expect(endSecondFactor(context, visit(), { password: 'wrong' })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
  browser.keep(await endSecondFactor(context, visit(), { password }));
  expect((await browser.call('GET', '/check-token', { token: tokens.token })).status).toBe(200);
  expect(codeIn(await accounts.browser().post('/login', { email, password }))).not.toBe('');
  expect((await accounts.mailsTo(email)).slice(0, 3)).toEqual(
    Array.from({ length: 3 }, () => 'second-factor-changed'),
  );
});

test('ten wrong codes in a row stop the set-up for a while', async () => {
  const { context } = accounts;
  const { browser } = await aSession(accounts, (await aUser(accounts)).email);
  const { address } = await beginSecondFactor(context, browser.visit(), { password });
  const confirm = (code: string) => confirmSecondFactor(context, browser.visit(), { code });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(confirm('000000')).rejects.toMatchObject({ name: 'Unauthorized' });
  await expect(confirm(await codeOf(address))).rejects.toMatchObject({ name: 'TooManyRequests' });
});

test('of two confirmations at once one shows codes, and those are the ones that work', async () => {
  const { email, browser } = await aSignedInUser(accounts);
  const { context } = accounts;
  const { address } = await beginSecondFactor(context, browser.visit(), { password });
  const codes = [await codeOf(address), await codeOf(address, 1)];
  const outcomes = await Promise.allSettled(
    codes.map((code) => confirmSecondFactor(context, browser.visit(), { code })),
  );
  const shown = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(shown).toHaveLength(1);
  expect(await giveCode(email, shown[0]?.recoveryCodes[0] ?? '')).toBe(303);
});

test('the secret is encrypted, and recovery codes are stored as hashes', async () => {
  const { id, address, recoveryCodes } = await aPersonWithSecondFactor();
  const row = await rowOf(id);
  expect(JSON.stringify(row)).not.toContain(
    fromBase32(new URL(address).searchParams.get('secret') ?? 'none'),
  );
  const hashes: unknown = JSON.parse(row.backup_codes);
  // Of 256 bits each, in base64url.
  expect(hashes).toEqual(Array.from({ length: 10 }, () => expect.stringMatching(/^[\w-]{43}$/)));
  for (const code of recoveryCodes) {
    for (const part of code.split('-')) expect(row.backup_codes).not.toContain(part);
  }
});

test('who knows what is stored cannot log in by it', async () => {
  const { email, id } = await aPersonWithSecondFactor();
  const [hash = ''] = JSON.parse((await rowOf(id)).backup_codes) as string[];
  expect(await giveCode(email, hash)).toBe(401);
});

test.each<[string, (code: string) => string]>([
  ['in capital letters', (code) => code.toUpperCase()],
  ['without dashes', (code) => code.replaceAll('-', '')],
  ['with spaces for dashes', (code) => ` ${code.replaceAll('-', ' ')}\u00a0`],
  ['with other dashes', (code) => code.replaceAll('-', ' – ').replace('–', '\u2212').replace('–', '\u2011')],
  [
    'on an East Asian keyboard',
    (code) => code.replaceAll(/./g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)),
  ],
])('a recovery code counts %s, and once however it is typed', async (_, typed) => {
  const { email, id, recoveryCodes } = await aPersonWithSecondFactor();
  const [code = ''] = recoveryCodes;
  expect(await giveCode(email, typed(code))).toBe(303);
  expect(await giveCode(email, code)).toBe(401);
  expect(await giveCode(email, typed(code))).toBe(401);
  // Each wrong one counts once, in however many forms it is looked for.
  expect(await rowOf(id)).toMatchObject({ failed_verification_count: 2 });
  expect(JSON.parse((await rowOf(id)).backup_codes)).toHaveLength(9);
});

test('codes from before, whose dashes were hashed with them, count on, however they are typed', async () => {
  const { email, id } = await aPersonWithSecondFactor();
  const codes = ['ab1lo-0cde2-fghi3-jklm4-nopq5', 'bb1lo-0cde2-fghi3-jklm4-nopq5', 'aBcDe-12345'];
  const { ACCOUNTS_SECRET: secret } = accounts.context.settings;
  const hashes = codes.map((code) =>
    createHmac('sha256', deriveKey(secret, 'recovery codes')).update(code).digest('base64url'),
  );
  await accounts.db
    .updateTable('accounts.two_factors')
    .set({ backup_codes: JSON.stringify(hashes) })
    .where('user_id', '=', id)
    .execute();
  const [first = '', second = '', third = ''] = codes;
  expect(await giveCode(email, first)).toBe(303);
  expect(await giveCode(email, second.replaceAll('-', ' ').toUpperCase())).toBe(303);
  // The oldest tell capital letters from small ones.
  expect(await giveCode(email, third.toLowerCase())).toBe(401);
  expect(await giveCode(email, third.replace('-', ' – '))).toBe(303);
  expect(await rowOf(id)).toMatchObject({ backup_codes: '[]', failed_verification_count: 0 });
});

test('codes that were stored encrypted work on, and are hashed by the job or when one is used', async () => {
  const one = await aPersonWithSecondFactor();
  const two = await aPersonWithSecondFactor();
  const codes = ['aBcDe-12345', 'fGhIj-67890'];
  const key = authSecret(accounts.context.settings.ACCOUNTS_SECRET);
  for (const { id } of [one, two]) {
    const backup_codes = await symmetricEncrypt({ key, data: JSON.stringify(codes) });
    await accounts.db
      .updateTable('accounts.two_factors')
      .set({ backup_codes })
      .where('user_id', '=', id)
      .execute();
  }
  expect(await countRecoveryCodes(accounts.context, one.browser.visit())).toBe(2);
  expect(await giveCode(one.email, codes[0] ?? '')).toBe(303);
  expect(JSON.parse((await rowOf(one.id)).backup_codes)).toHaveLength(1);

  expect(await hashStoredCodes(accounts.context, { logged: new Set() })).toBe(1);
  expect(await hashStoredCodes(accounts.context, { logged: new Set() })).toBe(0);
  expect(JSON.parse((await rowOf(two.id)).backup_codes)).toHaveLength(2);
  expect(await giveCode(two.email, codes[1] ?? '')).toBe(303);
  expect(await giveCode(two.email, codes[1] ?? '')).toBe(401);
});

test('codes that cannot be decrypted keep no others from being hashed, and are logged once', async () => {
  const { context, db } = accounts;
  const { id } = await aPersonWithSecondFactor();
  const codes = JSON.stringify(['aBcDe-12345']);
  const readable = await symmetricEncrypt({ key: authSecret(context.settings.ACCOUNTS_SECRET), data: codes });
  const foreign = await symmetricEncrypt({ key: 'another secret', data: codes });
  // More than a batch of people, all of whom come before the one whose codes can be read.
  await sql`WITH added AS (
      INSERT INTO accounts.users (id, email, first_name, last_name, country_code, language, terms_accepted_at)
      SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'lost' || n || '@mail.example', 'Ada',
        'Lost', 'MX', 'en', now() FROM generate_series(1, 150) AS n RETURNING id)
    INSERT INTO accounts.two_factors (id, user_id, secret, backup_codes, verified)
    SELECT gen_random_uuid(), id, 'x', ${foreign}, true FROM added`.execute(db);
  await db
    .updateTable('accounts.two_factors')
    .set({ backup_codes: readable })
    .where('user_id', '=', id)
    .execute();
  const error = vi.fn();
  const logged = new Set<string>();
  const hash = () => hashStoredCodes({ ...context, log: { ...context.log, error } }, { logged });
  expect(await hash()).toBe(1);
  expect(JSON.parse((await rowOf(id)).backup_codes)).toHaveLength(1);
  expect(await hash()).toBe(0);
  expect(error).toHaveBeenCalledTimes(150);
});
