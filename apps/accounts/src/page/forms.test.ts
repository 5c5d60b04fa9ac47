import { expect, test, vi } from 'vitest';
import { aRegistration, aUser, password, sharedAccounts } from '../testing.ts';

const accounts = await sharedAccounts();

/** What a field says is wrong; undefined when it says nothing. It has to be tied to the field. */
function errorAt(html: string, name: string): string | undefined {
  const error = new RegExp(`id="${name}-error"[^>]*>.*?</svg>([^<]*)<`, 's').exec(html)?.[1];
  const control = new RegExp(`<(?:input|select)[^>]* id="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  const isTied = control.includes('aria-invalid="true"') && control.includes(`${name}-error`);
  return isTied ? error : undefined;
}

function noticeOf(html: string): string | undefined {
  return /role="alert"[^>]*>.*?<div>([^<]*)<\/div>/s.exec(html)?.[1];
}

test('a registration that is refused says why at each field and keeps what was typed, but no password', async () => {
  const typed = aRegistration({
    firstName: ' ',
    lastName: 'O’Higgins & Söhne',
    email: 'nobody',
    password: 'short 1',
    country: 'XX',
  });
  const { text, status } = await accounts.browser().post('/register', { ...typed, acceptTerms: '' });
  expect(status).toBe(400);
  expect(errorAt(text, 'firstName')).toBe('Please fill this in.');
  expect(errorAt(text, 'lastName')).toBeUndefined();
  expect(errorAt(text, 'email')).toBe(
    'This e-mail address is incomplete or cannot be used (e.g. name@company.com).',
  );
  expect(errorAt(text, 'password')).toBe('At least 10 characters.');
  expect(errorAt(text, 'country')).toBe('Please choose one.');
  expect(errorAt(text, 'acceptTerms')).toBe('Please accept the terms of use to register.');
  expect(text).toContain('value="O’Higgins &amp; Söhne"');
  expect(text).toContain('value="nobody"');
  expect(text).not.toContain('short 1');
});

test('what was chosen stays chosen; at first the portal’s country is', async () => {
  const chosen = (html: string) => /<option value="(\w\w)" selected=""/.exec(html)?.[1];
  expect(chosen((await accounts.browser().get('/register')).text)).toBe('MX');
  const refused = await accounts.browser().post('/register', aRegistration({ country: 'DE', password: 'x' }));
  expect(chosen(refused.text)).toBe('DE');
  expect(refused.text).toMatch(/<input[^>]*name="acceptTerms"[^>]*checked=""/);
});

test('a wrong login says so beside the password, keeps the address and gives no password back', async () => {
  const answer = await accounts
    .browser()
    .post('/login', { email: 'a@mail.example', password: 'wrong but long' });
  expect(answer.status).toBe(401);
  expect(errorAt(answer.text, 'password')).toBe(
    'E-mail address and password do not match. Check both and try again.',
  );
  expect(answer.text).toContain('value="a@mail.example"');
  expect(answer.text).not.toContain('wrong but long');
});

test('an address that is not confirmed is told so, and the mail goes out again', async () => {
  const fields = aRegistration();
  await accounts.browser().post('/register', fields);
  const answer = await accounts.browser().post('/login', { email: fields.email ?? '', password });
  expect(answer.status).toBe(401);
  expect(noticeOf(answer.text)).toBe('Your address is not confirmed yet. We have sent you the e‑mail again.');
});

test('who has to wait reads how long, in words', async () => {
  const email = 'impatient@mail.example';
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await accounts.browser().post('/login', { email, password: 'wrong but long' });
  }
  const first = await accounts.browser().post('/login', { email, password });
  expect([first.status, noticeOf(first.text)]).toEqual([
    429,
    'Too many attempts. Please wait 1 minute and try again.',
  ]);
  await accounts.db
    .updateTable('accounts.attempts')
    .set({ locked_until: new Date(Date.now() + 25.5 * 60_000) })
    .execute();
  const later = await accounts.browser().post('/login?lang=es', { email, password });
  expect(noticeOf(later.text)).toBe('Demasiados intentos. Espere 26 minutos e inténtelo de nuevo.');
  expect(later.text).toContain(`value="${email}"`);
  await accounts.db.deleteFrom('accounts.attempts').execute();
});

test('a link that does not work says so and shows ways on', async () => {
  for (const path of ['/confirm-email', '/change-email', '/undo-deletion']) {
    const answer = await accounts.browser().post(`${path}?token=x`, {});
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('This link no longer works.');
    expect(answer.text).not.toContain('<form class="a-form"');
    expect(answer.text).toMatch(/href="\/login\?/);
    // What the page says of a link that works is not so.
    expect(answer.text).not.toContain('a-lead');
    expect(answer.text).not.toContain('about to be deleted</h1>');
  }
  for (const path of ['/new-password', '/undo-deletion']) {
    const { status, text } = await accounts.browser().get(`${path}?token=x`);
    expect(status).toBe(404);
    expect(text).toContain('This link no longer works.');
  }
});

test('a new password that is refused says why; the page names whose it is', async () => {
  const { email } = await aUser(accounts);
  await accounts.browser().post('/forgotten-password', { email });
  const link = await accounts.linkTo(email, 'new-password');
  // An address breaks before its @ and dots.
  const { text } = await accounts.browser().get(link);
  expect(text.replaceAll('<wbr/>', '')).toContain(`<b>${email}</b>`);
  expect(text).toContain('<wbr/>@mail<wbr/>.example');
  const answer = await accounts.browser().post(link, { password: 'password1234' });
  expect(answer.status).toBe(400);
  expect(errorAt(answer.text, 'password')).toBe('This password is easy to guess. Please choose another.');
  const changed = await accounts.browser().post(link, { password: 'nine old lathes in a row' });
  const next = await accounts.browser().get(changed.headers.get('location') ?? '');
  expect(next.text).toContain('Your new password is saved. You can log in with it now.');
});

test('a wrong code says so at its field and is not given back; without a password before it leads to the login', async () => {
  const alone = await accounts.browser().post('/second-factor', { code: '123456' });
  expect(alone.headers.get('location')).toMatch(/^\/login\?done=expired&/);
});

test('what fails on our side keeps what was typed, with its status', async () => {
  const failure = vi.spyOn(accounts.context.auth.api, 'signInEmail');
  const send = () =>
    accounts.browser().post('/login', { email: 'b@mail.example', password: 'does not matter' });
  try {
    failure.mockRejectedValueOnce(new Error('broken'));
    const broken = await send();
    expect([broken.status, noticeOf(broken.text)]).toEqual([
      500,
      'Something went wrong on our side. Please try again in a moment.',
    ]);
    failure.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: '57P01' }));
    const away = await send();
    expect([away.status, noticeOf(away.text)]).toEqual([
      503,
      'Kontor cannot be reached right now. Please try again in a moment.',
    ]);
    for (const { text } of [broken, away]) {
      expect(text).toContain('value="b@mail.example"');
      expect(text).not.toContain('does not matter');
    }
  } finally {
    failure.mockRestore();
  }
});

test.each([
  ['application/json', '{}'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['multipart/mixed; boundary=x', '--x--'],
  ['text/plain', 'email=a'],
])('%s is no form', async (type, body) => {
  const answer = await fetch(`${accounts.url}/login`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(answer.status).toBe(415);
  // What to do instead.
  expect(await answer.json()).toMatchObject({
    name: 'UnsupportedMediaType',
    message: expect.stringContaining('send the fields as application/x-www-form-urlencoded'),
  });
});

test('fields whose names mean something to JavaScript mean nothing', async () => {
  const body = '__proto__=x&__proto__[a]=x&constructor=y&email=nobody%40mail.example&password=x';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const answer = await fetch(`${accounts.url}/login`, { method: 'POST', headers, body });
  expect(answer.status).toBe(401);
  expect(errorAt(await answer.text(), 'password')).toContain('do not match');
});

test('a form with a NUL in it is told so', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${accounts.url}/login`, { method: 'POST', headers, body: 'email=a%00' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('NUL character') });
});

test('a field that comes twice counts as not typed', async () => {
  const body = 'email=a%40mail.example&email=b%40mail.example&password=x';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${accounts.url}/login`, { method: 'POST', headers, body });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toMatch(/<input[^>]* id="email"[^>]* value=""/);
});

test('how strong a password is, is said by the rules it is refused by, to our own pages', async () => {
  const ask = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${accounts.url}/password-strength`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const judged = async (text: string, own: string[] = []) => {
    const answer = await ask({ password: text, own });
    return ((await answer.json()) as { data: object }).data;
  };
  expect(await judged('short')).toEqual({ score: 1, weakness: 'too-short' });
  expect(await judged('password1234')).toEqual({ score: 1, weakness: 'common' });
  expect(await judged('lovelace-ada', ['Ada', 'Lovelace'])).toEqual({ score: 1, weakness: 'common' });
  expect(await judged('x'.repeat(129))).toEqual({ score: 1, weakness: 'too-long' });
  expect(await judged(password)).toEqual({ score: 4 });
  expect((await ask({ password, own: [] }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask({ password: 1, own: [] })).status).toBe(400);
});
