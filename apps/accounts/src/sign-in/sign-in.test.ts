import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  aRegistration,
  aSession,
  aSignedInUser,
  aUser,
  codeIn,
  password,
  portal,
  sharedAccounts,
  startAccounts,
  tokensIn,
} from '../testing.ts';

const accounts = await sharedAccounts();

test('register, confirm by the mail, log in, and be back where one was with a session', async () => {
  const browser = accounts.browser();
  const back = `${portal}/business/a-b?x=1`;
  const query = `?continue=${encodeURIComponent(back)}&lang=es`;
  const fields = aRegistration();
  const { email = '' } = fields;

  const registered = await browser.post(`/register${query}`, fields);
  expect([registered.status, registered.headers.get('location')]).toEqual([
    303,
    `/check-mail?${new URLSearchParams({ lang: 'es', continue: back })}`,
  ]);
  expect((await browser.post(`/login${query}`, { email, password })).status).toBe(401);

  const link = await accounts.linkTo(email, 'confirm-email');
  expect(new URLSearchParams(link.split('?')[1]).get('continue')).toBe(back);
  expect((await browser.get(link)).text).toContain('Confirme su correo');
  const confirmed = await browser.post(link, {});
  expect(confirmed.headers.get('location')).toBe(
    `/login?${new URLSearchParams({ done: 'confirmed', lang: 'es', continue: back })}`,
  );

  const loggedIn = await browser.post(`/login${query}`, { email, password });
  expect(loggedIn.status).toBe(303);
  const location = new URL(loggedIn.headers.get('location') ?? '');
  expect([location.origin, location.pathname, location.searchParams.get('continue')]).toEqual([
    portal,
    '/session-redirect',
    back,
  ]);
  // Whoever chose another language on these pages goes on reading it.
  expect(location.searchParams.get('lang')).toBe('es');
  const tokens = tokensIn(await browser.call('POST', '/get-session', { body: { token: codeIn(loggedIn) } }));
  const checked = await browser.call('GET', '/check-token', { token: tokens.token });
  expect(checked.json()).toMatchObject({ success: true, data: { tokenExpire: tokens.tokenExpire } });

  // Logged in here already, the portal's login button leads straight back.
  expect(codeIn(await browser.get(`/login${query}`))).not.toBe('');
});

test('the page after a registration names the address as it was typed, and sends the mail again', async () => {
  const browser = accounts.browser();
  const fields = aRegistration();
  const typed = (fields.email ?? '').replace('@mail', '@Mail');
  const registered = await browser.post('/register', { ...fields, email: typed });
  const shown = async (path: string, by = browser) => (await by.get(path)).text.replaceAll('<wbr/>', '');
  const page = registered.headers.get('location') ?? '';
  expect(await shown(page)).toContain(`<b>${typed}</b>`);
  const again = await browser.post(page, {});
  expect(again.status).toBe(303);
  expect(await shown(again.headers.get('location') ?? '')).toContain('mail is on its way again');
  // No password was shown with it, so none is confirmed by it.
  expect(await accounts.mailsTo(fields.email ?? '')).toEqual(['choose-password', 'confirm-email']);
});

test('so does the page after a forgotten password, for an address without an account, too', async () => {
  const { email } = await aUser(accounts);
  const before = await accounts.mailsTo(email);
  for (const address of [email, 'unknown-waits@mail.example']) {
    const browser = accounts.browser();
    const asked = await browser.post('/forgotten-password', { email: address });
    const page = asked.headers.get('location') ?? '';
    expect((await browser.get(page)).text.replaceAll('<wbr/>', '')).toContain(`<b>${address}</b>`);
    expect((await browser.post(page, {})).headers.get('location')).toContain('done=mail-again');
  }
  expect(await accounts.mailsTo(email)).toEqual(['new-password', 'new-password', ...before]);
  expect(await accounts.mailsTo('unknown-waits@mail.example')).toEqual([]);
});

test('nobody has a mail sent again that they did not ask for', async () => {
  const { email } = await aUser(accounts);
  const before = await accounts.mailsTo(email);
  const stranger = accounts.browser();
  const forged = `sign-up.${Buffer.from(email).toString('base64url')}.${'A'.repeat(43)}`;
  for (const cookies of [[], [`__Host-kontor.mail=${forged}; Path=/`]]) {
    stranger.keep(cookies);
    expect((await stranger.get('/check-mail')).text).not.toContain('<form class="a-form"');
    expect((await stranger.post('/check-mail', {})).headers.get('location')).toMatch(
      /^\/forgotten-password\?/,
    );
  }
  expect(await accounts.mailsTo(email)).toEqual(before);
});

test('a person is told to the api from the transaction on that confirms the address', async () => {
  const { id } = await aUser(accounts);
  const told = await accounts.db
    .selectFrom('accounts.person_events')
    .select('version')
    .where('user_id', '=', id)
    .executeTakeFirst();
  expect(told?.version).toBe(1);
});

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ lastName: '<b>' }, 'lastName'],
  [{ lastName: 'x'.repeat(101) }, 'lastName'],
  [{ firstName: 'Win at evil.example now' }, 'firstName'],
  [{ firstName: 'https://evil.example' }, 'firstName'],
  [{ email: 'nobody' }, 'email'],
  [{ email: `${'x'.repeat(250)}@mail.example` }, 'email'],
  [{ password: 'tiny one' }, 'password'],
  [{ password: 'password1234' }, 'password'],
  [{ password: 'qwertyuiop' }, 'password'],
  [{ password: 'aaaaaaaaaaaaaaaa' }, 'password'],
  [{ password: 'lovelace-ada' }, 'password'],
  [{ password: 'x'.repeat(129) }, 'password'],
  [{ country: 'XX' }, 'country'],
  [{ acceptTerms: '' }, 'acceptTerms'],
])('%o is refused at its field, and nothing is stored', async (wrong, field) => {
  const fields = aRegistration(wrong);
  const answer = await accounts.browser().post('/register', fields);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(`id="${field}-error"`);
  expect(answer.text).not.toContain(fields.password ?? '');
  expect(await accounts.mailsTo(fields.email ?? '')).toEqual([]);
});

test('an address that has an account gets the same answer, and its owner a mail', async () => {
  const { email } = await aUser(accounts);
  const known = await accounts.browser().post('/register', aRegistration({ email: email.toUpperCase() }));
  const unknown = await accounts.browser().post('/register', aRegistration());
  expect([known.status, known.headers.get('location')]).toEqual([
    unknown.status,
    unknown.headers.get('location'),
  ]);
  expect(await accounts.mailsTo(email)).toEqual(['account-exists', 'confirm-email']);
});

test('who registers an unconfirmed address again cannot set its password: its owner chooses it by mail', async () => {
  const first = aRegistration();
  const { email = '' } = first;
  await accounts.browser().post('/register', first);
  await accounts.browser().post('/register', { ...first, password: 'another long sentence here' });
  expect(await accounts.mailsTo(email)).toEqual(['choose-password', 'confirm-email']);
  const own = 'chosen by the owner of it';
  const chosen = await accounts
    .browser()
    .post(await accounts.linkTo(email, 'choose-password'), { password: own });
  expect(chosen.status).toBe(303);
  expect((await accounts.browser().post('/login', { email, password: own })).status).toBe(303);
  expect((await accounts.browser().post('/login', { email, password })).status).toBe(401);
});

test('two registrations of an address at once make one account', async () => {
  const fields = aRegistration();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => accounts.browser().post('/register', fields)),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  const users = await accounts.db
    .selectFrom('accounts.users')
    .select('id')
    .where('email', '=', fields.email ?? '')
    .execute();
  expect(users).toHaveLength(1);
});

test('a link works once', async () => {
  const fields = aRegistration();
  const { email = '' } = fields;
  await accounts.browser().post('/register', fields);
  const link = await accounts.linkTo(email);
  const browser = accounts.browser();
  expect((await browser.post(link, {})).status).toBe(303);
  const again = await browser.post(link, {});
  expect(again.status).toBe(404);
  expect(again.text).toContain('no longer works');
});

test('an unknown address and a wrong password are answered alike, in about the same time', async () => {
  // At a cost beside which all else that a login does is small. In time of the processor, which other work on the machine does
  // not lengthen.
  const costly = await startAccounts({ PASSWORD_COST: 13 }, accounts);
  const { email } = await aUser(costly);
  const times: number[][] = [[], []];
  const strip = (text: string) => text.replaceAll(/[\w.+-]+@[\w.-]+|nonce="[^"]+"/g, '');
  for (let round = 0; round < 3; round += 1) {
    const answers = [];
    for (const [index, address] of [email, `nobody${round}@mail.example`].entries()) {
      const begun = process.cpuUsage();
      answers.push(await costly.browser().post('/login', { email: address, password: 'wrong but long' }));
      const { user, system } = process.cpuUsage(begun);
      times[index]?.push(user + system);
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(strip(answers[0]?.text ?? '')).toBe(strip(answers[1]?.text ?? ''));
  }
  const [known = 0, unknown = 0] = times.map((each) => each.sort((a, b) => a - b)[1] ?? 0);
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  await costly.close();
});

test('after ten failures one has to wait, whether there is an account or not; many at once get no further', async () => {
  const { email } = await aUser(accounts);
  for (const address of [email, 'stranger@mail.example']) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        accounts.browser().post('/login', { email: address, password: 'wrong but long' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    const right = await accounts.browser().post('/login', { email: address, password });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // When the wait is over one attempt is free, and the next wait is longer.
  await accounts.db
    .updateTable('accounts.attempts')
    .set({ locked_until: new Date(0) })
    .execute();
  expect((await accounts.browser().post('/login', { email, password: 'wrong but long' })).status).toBe(401);
  const next = await accounts.browser().post('/login', { email, password });
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(60);
  await accounts.db
    .updateTable('accounts.attempts')
    .set({ locked_until: new Date(0) })
    .execute();
  expect((await accounts.browser().post('/login', { email, password })).status).toBe(303);
});

test('nobody floods an address with mails: by registering it, by logging in unconfirmed, by changing to it', async () => {
  const { email: known } = await aUser(accounts);
  const fields = aRegistration();
  const unconfirmed = fields.email ?? '';
  const { browser } = await aSession(accounts, known);
  await accounts.browser().post('/register', fields);
  const stranger = 'flooded@mail.example';
  const ways: [to: string, send: () => Promise<{ status: number; headers: Headers }>][] = [
    [known, () => accounts.browser().post('/register', aRegistration({ email: known }))],
    [unconfirmed, () => accounts.browser().post('/login', { email: unconfirmed, password })],
    [stranger, () => browser.post('/security/email', { newEmail: stranger, password })],
  ];
  for (const [to, send] of ways) {
    const before = (await accounts.mailsTo(to)).length;
    const answers = [];
    for (let round = 0; round < 12; round += 1) answers.push(await send());
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length, to).toBeGreaterThanOrEqual(7);
    expect(Number(refused[0]?.headers.get('retry-after')), to).toBeGreaterThan(0);
    expect((await accounts.mailsTo(to)).length - before, to).toBeLessThanOrEqual(5);
  }
  // Nobody else has to wait, nor does the owner of the address to log in.
  expect((await accounts.browser().post('/register', aRegistration())).status).toBe(303);
  expect((await accounts.browser().post('/login', { email: known, password })).status).toBe(303);
});

test.each([
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
])('a form posted by a page of another site (%s: %s) is refused', async (name, value) => {
  const { email } = await aUser(accounts);
  const answer = await fetch(`${accounts.url}/login`, {
    method: 'POST',
    headers: { [name]: value },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('the cookie of a login is for this host alone and for no script', async () => {
  const { email } = await aUser(accounts);
  const answer = await accounts.browser().post('/login', { email, password });
  const [cookie = ''] = answer.headers.getSetCookie().filter((each) => each.includes('session_token'));
  expect(cookie).toMatch(/^__Host-kontor\.session_token=/);
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).toMatch(/; SameSite=Lax/i);
  expect(cookie).toMatch(/; Secure/i);
  expect(cookie).not.toMatch(/Domain=/i);
});

test('language and theme are kept to secure connections', async () => {
  const browser = accounts.browser();
  const language = await browser.get('/login?lang=es');
  const theme = await browser.post('/theme', { theme: 'dark' });
  const cookies = [language, theme].flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['lang', 'theme']);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure$/);
});

test('passwords, links, codes and tokens are nowhere in the database', async () => {
  const { tokens } = await aSignedInUser(accounts);
  const tables = ['credentials', 'refresh_tokens', 'session_codes', 'links', 'verifications'];
  const rows = await Promise.all(
    tables.map((table) => sql`SELECT * FROM ${sql.table(`accounts.${table}`)}`.execute(accounts.db)),
  );
  const text = JSON.stringify(rows.map((each) => each.rows));
  expect(text).toContain('scrypt$');
  for (const secret of [password, tokens.refreshToken]) expect(text).not.toContain(secret);
});

test('whoever logs in again in a browser ends the login it had, and its sessions, and no other', async () => {
  const { email } = await aUser(accounts);
  const [here, there] = [await aSession(accounts, email), await aSession(accounts, email)];
  const before = here.browser.visit().headers.get('cookie') ?? '';
  expect((await here.browser.post('/login', { email, password })).status).toBe(303);
  const replayed = await fetch(`${accounts.url}/login`, { headers: { cookie: before }, redirect: 'manual' });
  expect(replayed.status).toBe(200);
  expect((await here.browser.get('/login')).status).not.toBe(200);
  const check = async (token: string) =>
    (await accounts.browser().call('GET', '/check-token', { token })).status;
  expect([await check(here.tokens.token), await check(there.tokens.token)]).toEqual([401, 200]);
});

test('signing out here ends the login and the product in this browser, and no other', async () => {
  const { email } = await aUser(accounts);
  const [here, there] = [await aSession(accounts, email), await aSession(accounts, email)];
  const before = here.browser.visit().headers.get('cookie') ?? '';
  expect((await here.browser.post('/sign-out', {})).status).toBe(303);
  expect((await here.browser.get('/login')).status).toBe(200);
  const replayed = await fetch(`${accounts.url}/login`, { headers: { cookie: before }, redirect: 'manual' });
  expect(replayed.status).toBe(200);
  const check = async (token: string) =>
    (await accounts.browser().call('GET', '/check-token', { token })).status;
  expect([await check(here.tokens.token), await check(there.tokens.token)]).toEqual([401, 200]);
});
