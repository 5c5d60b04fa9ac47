import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, portal, sharedAccounts, startAccounts, type TestAccounts } from '../testing.ts';

/** Nothing of it is public: there alone is an outbox. */
let local: TestAccounts;

const accounts = await sharedAccounts({ ACCOUNTS_ORIGIN: 'http://localhost:3002' });
beforeAll(async () => {
  const origins = { ACCOUNTS_ORIGIN: 'http://localhost:3002', PORTAL_ORIGIN: 'http://localhost:3000' };
  local = await startAccounts(origins, accounts);
});
afterAll(async () => {
  await local.close();
});

async function visit(path: string, headers: Record<string, string> = {}) {
  const { url } = path === '/outbox' ? local : accounts;
  const response = await fetch(url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The controls of the page's form by name, with the attributes that matter. */
function controlsOf(html: string): Record<string, string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const controls = [...main.matchAll(/<(?:input|select) [^>]*?name="(\w+)"[^>]*>/g)];
  return Object.fromEntries(
    controls.map(([tag, name]) => [name, /autocomplete="([^"]*)"/i.exec(tag)?.[1] ?? '']),
  );
}

const pages: [
  path: string,
  status: number,
  title: string,
  heading: string,
  fields: Record<string, string>,
][] = [
  ['/login', 200, 'Login', 'Log in to Kontor', { email: 'username webauthn', password: 'current-password' }],
  [
    '/register',
    200,
    'Register',
    'Create your account',
    {
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'username',
      password: 'new-password',
      country: 'country',
      acceptTerms: '',
    },
  ],
  ['/check-mail', 200, 'Check your e‑mail', 'Check your e‑mail', {}],
  ['/confirm-email?token=x', 200, 'Confirm e-mail address', 'Confirm your e\u2011mail address', {}],
  ['/forgotten-password', 200, 'Forgotten password', 'Forgot your password?', { email: 'username' }],
  ['/new-password?token=x', 404, 'New password', 'Choose a new password', {}],
  ['/second-factor', 200, 'Second factor', 'Confirm it is you', { code: 'one-time-code' }],
  ['/second-factor?with=recovery', 200, 'Second factor', 'Confirm it is you', { code: 'off' }],
  [
    '/change-email?token=x',
    200,
    'Change e-mail address',
    'Confirm the change of your e\u2011mail address',
    {},
  ],
  ['/undo-deletion', 200, 'Keep account', 'This account is about to be deleted', {}],
  ['/sign-out', 200, 'Log out', 'Log out of Kontor', {}],
  ['/outbox', 200, 'Outbox', 'Outbox', {}],
  ['/nowhere', 404, 'Page not found', 'There is no page at this address', {}],
  ['/auth/ok', 404, 'Page not found', 'There is no page at this address', {}],
];

test.each(pages)('%s is %i and a whole page', async (path, status, title, heading, fields) => {
  const page = await visit(path);
  expect(page.status).toBe(status);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('<html lang="en">');
  expect(page.text).toContain(`<title>${title} | Kontor Mexico account</title>`);
  expect([...page.text.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map((match) => match[1])).toEqual([heading]);
  expect(page.text).toContain('<meta name="robots" content="noindex"/>');
  expect(page.text).toContain('href="#main"');
  expect(page.text.match(/<main[^>]* id="main"/g)).toHaveLength(1);
  expect(page.text).toMatch(
    /<head>.*<link rel="expect" href="#foot" blocking="render"\/>.*<\/head>.* id="foot"/s,
  );
  expect(controlsOf(page.text)).toEqual(fields);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('vary')).toBe('accept-language, cookie');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(pages)('%s runs our own scripts alone, in no frame, with no inline style', async (path) => {
  const [page, again] = [await visit(path), await visit(path)];
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'self' 'nonce-([\w-]{22})'(?:;|$)/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  expect(again.headers.get('content-security-policy')).not.toContain(nonce);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'self'");
  const { PORTAL_ORIGIN } = (path === '/outbox' ? local : accounts).context.settings;
  expect(policy).toContain(`form-action 'self' ${PORTAL_ORIGIN}`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const scripts = page.text.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  const markup = page.text.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
  expect(markup).not.toMatch(/<style|\sstyle=|\son\w+=/);
});

test.each([
  ['/login?lang=es', {}, 'es', 'Iniciar sesión | Cuenta Kontor México', 'Inicie sesión en Kontor'],
  [
    '/register?lang=es',
    { 'accept-language': 'en' },
    'es',
    'Registrarse | Cuenta Kontor México',
    'Cree su cuenta',
  ],
  ['/register?lang=es', { cookie: 'lang=en' }, 'es', 'Registrarse | Cuenta Kontor México', 'Cree su cuenta'],
  [
    '/login',
    { cookie: 'a=b; lang=es' },
    'es',
    'Iniciar sesión | Cuenta Kontor México',
    'Inicie sesión en Kontor',
  ],
  [
    '/login',
    { cookie: 'lang=xx', 'accept-language': 'es' },
    'es',
    'Iniciar sesión | Cuenta Kontor México',
    'Inicie',
  ],
  [
    '/login',
    { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' },
    'es',
    'Iniciar sesión | Cuenta Kontor México',
    'Inicie',
  ],
  [
    '/login',
    { 'accept-language': 'en; q=0.8, es; q=0.9' },
    'es',
    'Iniciar sesión | Cuenta Kontor México',
    'Inicie',
  ],
  [
    '/login',
    { 'accept-language': 'fr,it;q=0.9,es;q=0.5' },
    'it',
    'Accesso | Account Kontor Messico',
    'Accesso',
  ],
  ['/register?lang=it', {}, 'it', 'Registrati | Account Kontor Messico', 'Crei il Suo account'],
  ['/login', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh', '登录 | Kontor 墨西哥账户', '登录 Kontor'],
  ['/register?lang=zh', { cookie: 'lang=es' }, 'zh', '注册 | Kontor 墨西哥账户', '创建您的账户'],
  ['/login', { 'accept-language': 'fr' }, 'en', 'Login | Kontor Mexico account', 'Log in'],
  ['/login?lang=xx', { 'accept-language': 'es;q=0' }, 'en', 'Login | Kontor Mexico account', 'Log in'],
])('%s %o is in its language', async (path, headers, language, title, heading) => {
  const page = await visit(path, headers);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-language')).toBe(language);
  expect(page.text).toContain(`<html lang="${language}"`);
  expect(page.text).toContain(`<title>${title}</title>`);
  expect(page.text.match(/<h1>(.*?)<\/h1>/)?.[1]).toContain(heading);
});

test('a language asked for by address is remembered, and every link and form keeps it and the way back', async () => {
  const query = `lang=es&continue=${encodeURIComponent(`${portal}/industries`)}`;
  const page = await visit(`/login?${query}`);
  expect(page.headers.getSetCookie()).toEqual(['lang=es; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect((await visit(`/login?${query}`, { cookie: 'lang=es' })).headers.getSetCookie()).toEqual([]);
  const main = page.text.slice(page.text.indexOf('<main'), page.text.indexOf('</main>'));
  const ways = [...main.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, way = '']) =>
    way.replaceAll('&amp;', '&'),
  );
  expect(ways.length).toBeGreaterThanOrEqual(3);
  for (const way of ways) expect(way).toMatch(new RegExp(`\\?${RegExp.escape(query)}$`));
});

test('the theme is stored in a cookie, by script or by a form that leads back to its page', async () => {
  const choose = (theme: string, accept: string) =>
    fetch(`${accounts.url}/theme`, {
      method: 'POST',
      headers: { accept, referer: 'http://localhost:3002/register?lang=es' },
      body: new URLSearchParams({ theme }),
      redirect: 'manual',
    });
  const dark = await choose('dark', '*/*');
  expect([dark.status, dark.headers.getSetCookie()]).toEqual([
    204,
    ['theme=dark; Path=/; Max-Age=31536000; SameSite=Lax'],
  ]);
  const system = await choose('system', 'text/html');
  expect([system.status, system.headers.get('location')]).toEqual([303, '/register?lang=es']);
  expect(system.headers.getSetCookie()).toEqual(['theme=; Path=/; Max-Age=0; SameSite=Lax']);
  expect((await visit('/login', { cookie: 'theme=dark' })).text).toContain('data-theme="dark"');
  expect((await visit('/login', { cookie: 'theme=x' })).text).not.toContain('data-theme');
});

test('every file of a page is there, and cached for good', async () => {
  const page = await visit('/register');
  const files = [...page.text.matchAll(/(?:src|href)="(\/(?:assets\/)[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThanOrEqual(6);
  for (const file of new Set(files)) {
    const answer = await visit(file);
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  expect((await visit('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

test('HEAD is answered as GET is; other methods are refused', async () => {
  const answer = await fetch(`${accounts.url}/login`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1_000);
  const refused = await fetch(`${accounts.url}/login`, { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('who is about to be deleted reads until when they can keep the account', async () => {
  const { email, id } = await aUser(accounts);
  const browser = accounts.browser();
  await browser.post('/login', { email, password: 'seven lonely turbines hum' });
  await accounts.db
    .updateTable('accounts.users')
    .set({ delete_after: new Date('2031-03-12T09:00:00Z') })
    .where('id', '=', id)
    .execute();
  expect((await browser.get('/undo-deletion')).text).toContain(
    'It will be deleted on 12 Mar 2031. Until then you can still keep it.',
  );
});

test.each(['/assets/', '/assets', '/assets/..%2f', '/.git/config', '/package.json'])(
  'nothing is listed, and nothing but files of the build is served: %s',
  async (path) => {
    const { status, text } = await accounts.browser().get(path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/\.(js|css)<|\[core\]|"dependencies"/);
  },
);

test.each([
  ['en', ['firstName', 'lastName']],
  ['zh', ['lastName', 'firstName']],
])('a name is asked for in the order in which it is said: %s', async (language, order) => {
  const { text } = await visit(`/register?lang=${language}`);
  expect(Object.keys(controlsOf(text)).filter((name) => name.endsWith('Name'))).toEqual(order);
});
