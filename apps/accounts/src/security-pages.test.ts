import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listDevices } from './sign-in/list-devices.ts';
import {
  type Answer,
  aSession,
  aUser,
  type Browser,
  codeIn,
  origin,
  password,
  portal,
  sharedAccounts,
} from './testing.ts';
import { answerWith, refuseWith, sharedApiStandIn } from './testing-api.ts';
import { createAuthenticator } from './testing-authenticator.ts';
import { stopClock } from './testing-clock.ts';
import { codeOf } from './testing-totp.ts';

let person: { id: string; email: string };
let browser: Browser;
let token: string;

const newPassword = 'eleven quiet lathes turn';
const back = `${portal}/industries`;
const query = `lang=en&continue=${encodeURIComponent(back)}`;
const pages = [
  '/security',
  '/security/password',
  '/security/email',
  '/security/second-factor',
  '/security/second-factor/recovery-codes',
  '/security/second-factor/end',
  '/security/passkeys',
  '/security/devices',
  '/security/activity',
  '/security/export',
  '/security/delete-account',
];

const api = await sharedApiStandIn();
const accounts = await sharedAccounts({ API_URL: api.url });
stopClock();
beforeEach(async () => {
  person = await aUser(accounts);
  const session = await aSession(accounts, person.email);
  browser = session.browser;
  token = session.tokens.token;
  api.asked.length = 0;
  api.answers.clear();
  ownsAlone([]);
});

interface Member {
  userID: string;
  firstName: string;
  lastName: string;
  role: string;
}

function ownsAlone(businesses: { businessID: string; companyName: string; members: Member[] }[]): void {
  api.answers.set(`GET /internal/person/${person.id}/sole-business`, answerWith(businesses));
}

async function isSignedIn(sessionToken = token): Promise<boolean> {
  return (await accounts.browser().call('GET', '/check-token', { token: sessionToken })).status === 200;
}

function locationOf({ headers }: Answer): URL {
  return new URL(headers.get('location') ?? '', origin);
}

/** Where a form led on to, and what it says was done. */
function ledTo(answer: Answer): [status: number, path: string, done: string | null] {
  const { pathname, searchParams } = locationOf(answer);
  return [answer.status, pathname, searchParams.get('done')];
}

/** The part of a page that is its own, without marks React puts between texts. */
function mainOf({ text }: Answer): string {
  return text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll('<!-- -->', '');
}

/** What is said to be wrong with a field. */
function errorAt(answer: Answer, field: string): string | undefined {
  return new RegExp(`id="${field}-error">(?:<svg.*?</svg>)?([^<]+)<`).exec(mainOf(answer))?.[1];
}

function typedIn(answer: Answer, field: string): string | undefined {
  const [tag = ''] = mainOf(answer).match(new RegExp(`<input[^>]* name="${field}"[^>]*>`)) ?? [];
  return / value="([^"]*)"/.exec(tag)?.[1];
}

test.each(pages)('%s needs a login, and comes after it', async (path) => {
  const stranger = accounts.browser();
  const asked = await stranger.get(`${path}?${query}`);
  expect(asked.status).toBe(303);
  const login = locationOf(asked);
  expect(login.pathname).toBe('/login');
  expect(Object.fromEntries(login.searchParams)).toEqual({ next: path, lang: 'en', continue: back });
  expect((await stranger.get(login.pathname + login.search)).text).toContain('account security page');
  const answer = await stranger.post(login.pathname + login.search, { email: person.email, password });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${path}?${query}`);
  const page = await stranger.get(`${path}?${query}`);
  expect(page.headers.get('location') ?? '').not.toContain('/login');
});

test('a form sent after the login has ended changes nothing and leads to the login', async () => {
  const fields = { password, newPassword };
  const sent = await accounts.browser().post('/security/password', fields);
  expect(ledTo(sent).slice(0, 2)).toEqual([303, '/login']);
  expect((await accounts.browser().post('/login', { email: person.email, password })).status).toBe(303);
});

test.each(['https://evil.example', '//evil.example', '/security/../outbox', '/login', 'javascript:alert(1)'])(
  'nobody is led on to %s',
  async (next) => {
    const other = accounts.browser();
    const path = `/login?${new URLSearchParams({ next, continue: back })}`;
    const answer = await other.post(path, { email: person.email, password });
    expect(codeIn(answer)).not.toBe('');
    expect(locationOf(answer).searchParams.get('continue')).toBe(back);
  },
);

test.each(pages)('%s is shown to nobody whose account is about to be deleted', async (path) => {
  await accounts.db
    .updateTable('accounts.users')
    .set({ delete_after: new Date(Date.now() + 86_400_000) })
    .where('id', '=', person.id)
    .execute();
  expect(ledTo(await browser.get(path)).slice(0, 2)).toEqual([303, '/undo-deletion']);
});

test.each(pages)('a form of another site is refused at %s', async (path) => {
  const cookie = browser.visit().headers.get('cookie') ?? '';
  const senders: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ];
  for (const from of senders) {
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', ...from };
    const body = new URLSearchParams({ password, newPassword, step: 'end-others' });
    const answer = await fetch(accounts.url + path, { method: 'POST', headers, body, redirect: 'manual' });
    expect(answer.status).toBe(403);
  }
  expect(await isSignedIn()).toBe(true);
});

test('the overview shows how everything stands, and every link keeps the way back', async () => {
  await aSession(accounts, person.email);
  const page = await browser.get(`/security?${query}`);
  expect(page.status).toBe(200);
  const main = mainOf(page).replaceAll('<wbr/>', '');
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());
  for (const text of [
    'Ada Lovelace',
    person.email,
    `Last changed ${today}`,
    'Off. When it is on',
    'This device',
  ])
    expect(main).toContain(text);
  expect(main).toContain('1 device<');
  const links = [...main.matchAll(/ href="(\/[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), origin),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { searchParams } of links) expect(searchParams.get('continue')).toBe(back);
});

test('changing the password: what is wrong stands at its field, nothing typed is given back', async () => {
  const other = await aSession(accounts, person.email);
  const wrong = await browser.post('/security/password', { password: 'not it at all', newPassword });
  expect(wrong.status).toBe(401);
  expect(errorAt(wrong, 'password')).toContain('not your password');
  const weak = await browser.post('/security/password', { password, newPassword: 'password1234' });
  expect(weak.status).toBe(400);
  expect(errorAt(weak, 'newPassword')).toContain('easy to guess');
  for (const { text } of [wrong, weak]) {
    expect(text).not.toContain('not it at all');
    expect(text).not.toContain('password1234');
  }
  const changed = await browser.post(`/security/password?${query}`, { password, newPassword });
  expect(ledTo(changed)).toEqual([303, '/security', 'password-changed']);
  expect(locationOf(changed).searchParams.get('continue')).toBe(back);
  expect((await browser.get('/security?done=password-changed')).text).toContain(
    'Your password has been changed.',
  );
  expect([await isSignedIn(), await isSignedIn(other.tokens.token)]).toEqual([true, false]);
});

test('guessing the password in a form is stopped, and the page says for how long', async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await browser.post('/security/second-factor', { password: 'wrong' });
    expect(answer.status).toBe(401);
  }
  for (const path of ['/security/second-factor', '/security/password', '/security/delete-account']) {
    const answer = await browser.post(path, { password, newPassword });
    expect(answer.status, path).toBe(429);
    expect(mainOf(answer)).toContain('Please wait 1 minute');
  }
  expect(await isSignedIn()).toBe(true);
});

test('changing the address: both are mailed, the page shows what waits, and it can be called off', async () => {
  const newEmail = `new-${person.id.slice(0, 8)}@mail.example`;
  const wrong = await browser.post('/security/email', { newEmail, password: 'not it at all' });
  expect([wrong.status, typedIn(wrong, 'newEmail')]).toEqual([401, newEmail]);
  expect(errorAt(wrong, 'password')).toContain('not your password');
  const none = await browser.post('/security/email', { newEmail: 'nobody', password });
  expect([none.status, typedIn(none, 'newEmail')]).toEqual([400, 'nobody']);
  expect(errorAt(none, 'newEmail')).toContain('cannot be used');

  expect(ledTo(await browser.post('/security/email', { newEmail, password }))).toEqual([
    303,
    '/security/email',
    'email-asked',
  ]);
  expect(mainOf(await browser.get('/security'))).toContain(`Will change to ${newEmail}`);
  await accounts.browser().post(await accounts.linkTo(person.email, 'change-email-from'), {});
  const waiting = mainOf(await browser.get('/security/email'));
  expect(waiting.match(/Not confirmed yet|>Confirmed/g)).toEqual(['Not confirmed yet', '>Confirmed']);

  const link = await accounts.linkTo(newEmail, 'change-email-to');
  expect(ledTo(await browser.post('/security/email', { step: 'cancel' }))).toEqual([
    303,
    '/security/email',
    'email-cancelled',
  ]);
  expect(mainOf(await browser.get('/security/email'))).not.toContain(newEmail);
  expect((await accounts.browser().post(link, {})).status).toBe(404);
});

/** The secret as the page gives it to an app. */
function addressIn(answer: Answer): string {
  return (typedIn(answer, 'address') ?? '').replaceAll('&amp;', '&');
}

function codesIn(answer: Answer): string[] {
  const [, list = ''] = /<ul class="a-codes"[^>]*>(.*?)<\/ul>/.exec(mainOf(answer)) ?? [];
  return [...list.matchAll(/<li>([^<]+)<\/li>/g)].map(([, code = '']) => code);
}

async function withSecondFactor(): Promise<{ address: string; codes: string[] }> {
  const address = addressIn(await browser.post('/security/second-factor', { password }));
  const fields = { step: 'confirm', address, code: await codeOf(address) };
  return { address, codes: codesIn(await browser.post('/security/second-factor', fields)) };
}

test('a second factor is set up step by step; a wrong code loses nothing, codes are shown once', async () => {
  const path = '/security/second-factor';
  expect(mainOf(await browser.get(path))).toContain('Step 1 of 3: your password');
  expect(errorAt(await browser.post(path, { password: 'wrong' }), 'password')).toContain('not your password');
  const begun = await browser.post(path, { password });
  expect(begun.status).toBe(200);
  expect(mainOf(begun)).toContain('Step 2 of 3: the app');
  const address = addressIn(begun);
  const secret = new URL(address).searchParams.get('secret') ?? '';
  expect(mainOf(begun)).toContain(secret.match(/.{1,4}/g)?.join(' '));
  expect(mainOf(begun)).toMatch(/<svg class="a-qr-code" viewBox="0 0 \d+ \d+"/);

  const wrong = await browser.post(path, { step: 'confirm', address, code: '000000' });
  expect([wrong.status, addressIn(wrong)]).toEqual([401, address]);
  expect(errorAt(wrong, 'code')).toContain('not correct');
  expect(
    (await accounts.browser().post('/login', { email: person.email, password })).headers.get('location'),
  ).toContain('/session-redirect');

  const done = await browser.post(path, { step: 'confirm', address, code: await codeOf(address) });
  const codes = codesIn(done);
  expect([done.status, codes.length, new Set(codes).size]).toEqual([200, 10, 10]);
  expect(mainOf(done)).toContain('Step 3 of 3: the recovery codes');
  expect(mainOf(done)).toContain('download="kontor-recovery-codes.txt"');
  expect(done.headers.get('cache-control')).toBe('no-store');

  const later = await browser.get(path);
  expect(mainOf(later)).toContain('10 codes are left');
  for (const code of codes) expect(later.text).not.toContain(code);
  expect(mainOf(await browser.get('/security'))).toContain('10 recovery codes are left');
  // Neither step of the set-up shows them again, a right code of the app included.
  const repeated = { step: 'confirm', address, code: await codeOf(address, 1) };
  for (const fields of [{ password }, repeated]) {
    const again = await browser.post(path, fields);
    expect(ledTo(again).slice(0, 2)).toEqual([303, path]);
    expect(codesIn(again)).toEqual([]);
  }
  expect(mainOf(await browser.get(path))).toContain('10 codes are left');
  expect(await isSignedIn()).toBe(true);

  const other = accounts.browser();
  expect(ledTo(await other.post('/login?next=/security/devices', { email: person.email, password }))[1]).toBe(
    '/second-factor',
  );
  const [code = ''] = codes;
  const on = await other.post('/second-factor?next=/security/devices', { code });
  expect(ledTo(on).slice(0, 2)).toEqual([303, '/security/devices']);
  expect(mainOf(await browser.get(path))).toContain('9 codes are left');
});

test.each([
  'javascript:alert(1)',
  'otpauth://totp/x?secret=<b>',
  `otpauth://totp/x?secret=${'A'.repeat(900)}`,
  '',
])('a form with the secret %s shows nothing of it', async (address) => {
  const answer = await browser.post('/security/second-factor', { step: 'confirm', address, code: '123456' });
  expect(answer.status).toBe(401);
  expect(mainOf(answer)).not.toContain('a-qr-code');
  if (address) expect(mainOf(answer)).not.toContain(address);
});

test('recovery codes are renewed and the second factor ended, each by the password', async () => {
  const [renew, end] = ['/security/second-factor/recovery-codes', '/security/second-factor/end'];
  for (const path of [renew, end]) {
    expect(ledTo(await browser.get(path)).slice(0, 2)).toEqual([303, '/security/second-factor']);
    expect(ledTo(await browser.post(path, { password })).slice(0, 2)).toEqual([
      303,
      '/security/second-factor',
    ]);
  }
  const { codes } = await withSecondFactor();
  for (const path of [renew, end]) {
    const wrong = await browser.post(path, { password: 'wrong' });
    expect([wrong.status, errorAt(wrong, 'password')]).toEqual([
      401,
      'This is not your password. Check what you typed.',
    ]);
  }
  const renewed = codesIn(await browser.post(renew, { password }));
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  expect(ledTo(await browser.post(end, { password }))).toEqual([303, '/security', 'second-factor-off']);
  expect(mainOf(await browser.get('/security'))).toContain('Off. When it is on');
  expect(await isSignedIn()).toBe(true);
});

async function addPasskey(owner: Browser, name: string): Promise<void> {
  const asked = (await owner.get('/auth/passkey/generate-register-options')).json() as {
    data: { challenge: string };
  };
  const response = createAuthenticator(origin).register(asked.data);
  const body = { response, name };
  const answer = await owner.call('POST', '/auth/passkey/verify-registration', { body }, origin);
  expect(answer.status).toBe(200);
}

function passkeysOf(id: string) {
  return accounts.db
    .selectFrom('accounts.passkeys')
    .select(['id', 'name'])
    .where('user_id', '=', id)
    .execute();
}

test('passkeys are listed under their names and removed by their owner alone', async () => {
  await addPasskey(browser, 'Office <laptop>');
  const page = mainOf(await browser.get('/security/passkeys'));
  expect(page).toContain('Office &lt;laptop&gt;');
  expect(page).toContain('Adding a passkey needs JavaScript.');
  const [passkey] = await passkeysOf(person.id);
  const id = passkey?.id ?? '';
  const stranger = await aSession(accounts, (await aUser(accounts)).email);
  for (const given of [id, randomUUID(), "' OR 1=1", '']) {
    const answer = await stranger.browser.post('/security/passkeys', { id: given });
    expect([answer.status, mainOf(answer).includes('This passkey has already been removed.')]).toEqual([
      404,
      true,
    ]);
  }
  expect(await passkeysOf(person.id)).toHaveLength(1);
  const removed = await browser.post('/security/passkeys', { id });
  expect([removed.status, mainOf(removed).includes('Passkey removed.')]).toEqual([200, true]);
  expect(mainOf(removed)).toContain('You have no passkeys yet.');
  expect(await passkeysOf(person.id)).toEqual([]);
});

test('a passkey was last used when somebody last logged in with it', async () => {
  await addPasskey(browser, 'Laptop');
  expect(mainOf(await browser.get('/security/passkeys'))).toContain('Not used yet');
  const used = new Date(Date.now() - 3 * 3_600_000);
  await accounts.db
    .updateTable('accounts.passkeys')
    .set({ last_used_at: used })
    .where('user_id', '=', person.id)
    .execute();
  const page = mainOf(await browser.get('/security/passkeys'));
  expect(page).toContain(`Last used <time dateTime="${used.toISOString()}"`);
  expect(page).not.toContain('Not used yet');
});

/** Makes what the person showed of themselves older than it may be. */
async function ageConfirmation(): Promise<void> {
  await accounts.db
    .updateTable('accounts.logins')
    .set({ confirmed_at: new Date(Date.now() - 6 * 60_000) })
    .where('user_id', '=', person.id)
    .execute();
}

test('minutes after the login the password is asked for before passkeys are added or removed', async () => {
  const path = '/security/passkeys';
  await addPasskey(browser, 'Laptop');
  await ageConfirmation();
  expect((await browser.get('/auth/passkey/generate-register-options')).status).toBe(403);
  const page = mainOf(await browser.get(`${path}?${query}`));
  expect(page).not.toContain('a-add-passkey');
  expect(page).not.toContain('Remove: Laptop');
  const [passkey] = await passkeysOf(person.id);
  const refused = await browser.post(path, { id: passkey?.id ?? '' });
  expect([refused.status, mainOf(refused).includes('Your confirmation has expired.')]).toEqual([403, true]);
  expect(await passkeysOf(person.id)).toHaveLength(1);

  const wrong = await browser.post(path, { step: 'confirm', password: 'not it at all' });
  expect([wrong.status, errorAt(wrong, 'password')?.slice(0, 25)]).toEqual([
    401,
    'This is not your password',
  ]);
  expect((await browser.get('/auth/passkey/generate-register-options')).status).toBe(403);

  const confirmed = await browser.post(`${path}?${query}`, { step: 'confirm', password });
  expect(ledTo(confirmed)).toEqual([303, path, 'confirmed']);
  expect(mainOf(await browser.get(`${path}?done=confirmed`))).toContain('a-add-passkey');
  await addPasskey(browser, 'Phone');
  expect((await browser.post(path, { id: passkey?.id ?? '' })).status).toBe(200);
  expect(await passkeysOf(person.id)).toMatchObject([{ name: 'Phone' }]);
});

test('another login of the same person is not confirmed by it, and logging in again is', async () => {
  await ageConfirmation();
  const other = await aSession(accounts, person.email);
  expect((await other.browser.get('/auth/passkey/generate-register-options')).status).toBe(200);
  await ageConfirmation();
  await other.browser.post('/security/passkeys', { step: 'confirm', password });
  expect((await browser.get('/auth/passkey/generate-register-options')).status).toBe(403);
  const again = / href="(\/sign-out[^"]*)"/.exec(
    mainOf(await browser.get(`/security/passkeys?${query}`)),
  )?.[1];
  const login = locationOf(await browser.post(again?.replaceAll('&amp;', '&') ?? '', {}));
  const answer = await browser.post(login.pathname + login.search, { email: person.email, password });
  expect(answer.headers.get('location')).toBe(`/security/passkeys?${query}`);
  expect(mainOf(await browser.get('/security/passkeys'))).toContain('a-add-passkey');
});

test('whoever resets a password is offered to remove the passkeys, and advised to without a second factor', async () => {
  await addPasskey(browser, 'Office <laptop>');
  async function reset(fields: Record<string, string>) {
    await accounts.browser().post('/forgotten-password', { email: person.email });
    const link = await accounts.linkTo(person.email, 'new-password');
    const page = await accounts.browser().get(link);
    const sent = await accounts.browser().post(link, fields);
    return { tag: /<input[^>]* name="removePasskeys"[^>]*>/.exec(mainOf(page))?.[0], page, sent };
  }
  const withPasskeys = await reset({ password: newPassword });
  expect(withPasskeys.tag).toContain(' checked=""');
  expect(mainOf(withPasskeys.page)).toContain('Office &lt;laptop&gt;');
  expect([withPasskeys.sent.status, (await passkeysOf(person.id)).length]).toEqual([303, 1]);

  await accounts.db
    .updateTable('accounts.users')
    .set({ two_factor_enabled: true })
    .where('id', '=', person.id)
    .execute();
  const removed = await reset({ password, removePasskeys: 'yes' });
  expect(removed.tag).not.toContain(' checked=""');
  expect([removed.sent.status, (await passkeysOf(person.id)).length]).toEqual([303, 0]);
  // One told of the passkey that was added, one of its end.
  const told = (await accounts.mailsTo(person.email)).filter((template) => template === 'passkey-changed');
  expect(told).toHaveLength(2);
  expect((await reset({ password: newPassword })).tag).toBeUndefined();
});

test.each([
  ['en', 'Remove my passkey, too', 'Remove it unless', 'Remove my 2 passkeys, too', 'Remove them unless'],
  ['es', 'también mi llave de acceso', 'Quítela,', 'también mis 2 llaves de acceso', 'Quítelas,'],
  ['it', 'anche la mia passkey', 'La rimuova,', 'anche le mie 2 passkey', 'Le rimuova,'],
  ['zh', '同时移除我的通行密钥', '确定它是您本人的', '同时移除我的 2 个通行密钥', '确定它们都是'],
])('in %s the offer speaks of one passkey, or of several', async (language, choice, advice, ...several) => {
  await addPasskey(browser, 'Phone');
  await accounts.browser().post('/forgotten-password', { email: person.email });
  const link = await accounts.linkTo(person.email, 'new-password');
  const inLanguage = link.replace('lang=en', `lang=${language}`);
  const page = async () => mainOf(await accounts.browser().get(inLanguage));
  const one = await page();
  for (const text of [choice, advice]) expect(one).toContain(text);
  await addPasskey(browser, 'Laptop');
  const two = await page();
  for (const text of several) expect(two).toContain(text);
});

test('devices are named by browser and system, and logged out by their owner alone', async () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const other = await aSession(accounts, person.email);
  const all = await listDevices(accounts.context, other.browser.visit());
  const id = all.find(({ isThisOne }) => isThisOne)?.id ?? '';
  await accounts.db.updateTable('accounts.logins').set({ user_agent: phone }).where('id', '=', id).execute();
  const page = mainOf(await browser.get('/security/devices'));
  for (const text of ['Safari on iOS', 'Unknown browser', 'This device', 'Address 127.0.0.1'])
    expect(page).toContain(text);

  const stranger = await aSession(accounts, (await aUser(accounts)).email);
  for (const given of [id, randomUUID(), 'x', '']) {
    const answer = await stranger.browser.post('/security/devices', { step: 'end', id: given });
    expect([answer.status, mainOf(answer).includes('This device is already logged out.')]).toEqual([
      404,
      true,
    ]);
  }
  expect(await isSignedIn(other.tokens.token)).toBe(true);
  const ended = await browser.post('/security/devices', { step: 'end', id });
  expect([ended.status, mainOf(ended).includes('The device is logged out.')]).toEqual([200, true]);
  expect([await isSignedIn(), await isSignedIn(other.tokens.token)]).toEqual([true, false]);

  const [two, three] = [await aSession(accounts, person.email), await aSession(accounts, person.email)];
  const alone = await browser.post('/security/devices', { step: 'end-others' });
  expect(mainOf(alone)).toContain('You are not logged in anywhere else.');
  expect([
    await isSignedIn(),
    await isSignedIn(two.tokens.token),
    await isSignedIn(three.tokens.token),
  ]).toEqual([true, false, false]);
});

test('a device was last used when the product last renewed its session there', async () => {
  const longAgo = new Date(Date.now() - 20 * 86_400_000);
  const used = new Date(Date.now() - 3 * 3_600_000);
  await accounts.db
    .updateTable('accounts.logins')
    .set({ created_at: longAgo, updated_at: longAgo })
    .where('user_id', '=', person.id)
    .execute();
  await accounts.db
    .updateTable('accounts.refresh_tokens')
    .set({ created_at: used })
    .where('family_id', 'in', (families) =>
      families.selectFrom('accounts.session_families').select('id').where('user_id', '=', person.id),
    )
    .execute();
  const page = mainOf(await browser.get('/security/devices'));
  expect(page).toContain(`Last used <time dateTime="${used.toISOString()}"`);
  expect(page).toContain(`Logged in since <time dateTime="${longAgo.toISOString()}"`);
});

test('the data come as a file; when they cannot be had whole the overview says so', async () => {
  api.answers.set(
    `GET /internal/person/${person.id}/archive`,
    answerWith({ businesses: [], operatorRoles: [], reactions: [] }),
  );
  const file = await browser.get('/security/export');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const day = new Date().toISOString().slice(0, 10);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="kontor-data-${day}.json"`);
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(file.json()).toMatchObject({ account: { email: person.email }, product: { reactions: [] } });

  api.answers.set(`GET /internal/person/${person.id}/archive`, 'none');
  const failed = await browser.get(`/security/export?${query}`);
  expect([failed.status, locationOf(failed).pathname]).toEqual([303, '/security']);
  const overview = await browser.get(locationOf(failed).pathname + locationOf(failed).search);
  expect(mainOf(overview)).toContain('Kontor cannot be reached right now.');
  expect(overview.text).toContain(encodeURIComponent(back));
});

test.each([
  ['a file', () => browser.get('/security/export?lang=es')],
  ['a button', () => browser.post('/keep-account?lang=es', {})],
  ['a page', () => browser.get('/security?lang=es')],
])('when %s fails on our side a page says so, in the language of the visit', async (_, ask) => {
  await sql`ALTER TABLE accounts.users RENAME TO hidden`.execute(accounts.db);
  try {
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.text).toMatch(/<html lang="es"/);
    expect(answer.text).toMatch(/Algo salió mal por nuestra parte|Esta página no se pudo cargar/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  } finally {
    await sql`ALTER TABLE accounts.hidden RENAME TO users`.execute(accounts.db);
  }
});

test('deleting the account: businesses are handed on or left, and then everybody is out', async () => {
  const [heir, leaving] = [await aUser(accounts, { lastName: 'Heir' }), randomUUID()];
  const member = (userID: string, lastName: string) => ({
    userID,
    firstName: 'Ada',
    lastName,
    role: 'admin',
  });
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  ownsAlone([
    {
      businessID: one,
      companyName: 'Tornos & Co',
      members: [member(heir.id, 'Heir'), member(leaving, 'Leaving')],
    },
    { businessID: two, companyName: 'Husillos', members: [member(heir.id, 'Heir')] },
    { businessID: three, companyName: 'Solo', members: [] },
  ]);
  const path = '/security/delete-account';
  const page = mainOf(await browser.get(path));
  expect(page).toContain(`name="heir-${one}"`);
  expect(page).toContain('Tornos &amp; Co');
  expect(page).not.toContain('Leaving');
  expect(page).not.toContain(`name="heir-${three}"`);

  const chosen = { [`heir-${one}`]: heir.id, [`heir-${two}`]: '' };
  const wrong = await browser.post(path, { ...chosen, password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect(errorAt(wrong, 'password')).toContain('not your password');
  expect(mainOf(wrong)).toContain(`<option value="${heir.id}" selected="">`);
  const gone = await browser.post(path, { [`heir-${one}`]: leaving, password });
  expect(gone.status).toBe(400);
  expect(errorAt(gone, `heir-${one}`)).toContain('about to be deleted');
  const all = Array.from({ length: 101 }, () => [`heir-${randomUUID()}`, heir.id]);
  const many = await browser.post(path, { ...Object.fromEntries(all), password });
  expect(mainOf(many)).toContain('You cannot transfer this many businesses at once.');
  const transfer = `PUT /internal/person/${person.id}/heirs`;
  api.answers.set(
    transfer,
    refuseWith(400, 'BadRequest', [{ in: 'body', field: one, code: 'notAMember', message: 'names nobody' }]),
  );
  const left = await browser.post(path, { ...chosen, password });
  expect([left.status, errorAt(left, `heir-${one}`)?.slice(0, 29)]).toEqual([
    400,
    'This person is no longer a me',
  ]);
  expect(await isSignedIn()).toBe(true);

  api.answers.set(transfer, answerWith({ userID: person.id }));
  const asked = await browser.post(`${path}?${query}`, { ...chosen, password });
  expect(api.asked.findLast(({ what }) => what === transfer)).toMatchObject({
    body: { heirs: [{ businessID: one, heirID: heir.id }] },
  });
  expect(await accounts.mailsTo(heir.email)).toContain('business-handed-over');
  const planned = locationOf(asked);
  expect([asked.status, planned.pathname]).toEqual([303, '/deletion-planned']);
  const days = (Date.parse(planned.searchParams.get('until') ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  expect(planned.searchParams.get('continue')).toBe(back);
  expect(await isSignedIn()).toBe(false);
  const told = await browser.get(planned.pathname + planned.search);
  expect([told.status, mainOf(told).includes('You can undo the deletion until')]).toEqual([200, true]);
  expect(ledTo(await browser.get('/security')).slice(0, 2)).toEqual([303, '/login']);
  expect(browser.visit().headers.get('cookie') ?? '').not.toContain('session_token');
});

test('without an answer of the api nobody deletes an account, nothing of the form is shown', async () => {
  api.answers.set(`GET /internal/person/${person.id}/sole-business`, 'none');
  const page = await browser.get('/security/delete-account');
  expect(page.status).toBe(503);
  expect(mainOf(page)).toContain('cannot be deleted right now');
  expect(mainOf(page)).not.toContain('name="password"');
});

test.each(['', 'tomorrow', '<b>', '9'.repeat(400)])('the day %j of a deletion is none', async (until) => {
  const page = await accounts.browser().get(`/deletion-planned?${new URLSearchParams({ until })}`);
  expect([page.status, mainOf(page).includes('You can undo the deletion for 14 days.')]).toEqual([200, true]);
});
