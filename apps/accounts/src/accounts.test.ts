import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';
import { aUser, codeIn, password, portal, sharedAccounts } from './testing.ts';
import { hostileAddresses } from './testing-hostile-addresses.ts';

let visit: (
  path: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; headers: Headers; text: string }>;

const accounts = await sharedAccounts();
beforeAll(async () => {
  visit = async (path, headers = {}) => {
    const response = await fetch(`${accounts.url}${path}`, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
});

/** Where the page's link back to the portal leads. */
function backLink(html: string): string | undefined {
  return html.match(/<footer\b[^>]*><a href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&');
}

const names = ['login', 'register', 'check-mail', 'confirm-email', 'forgotten-password', 'new-password'];

test.each([
  [`${portal}/business/a-b?editMode=1&x=2#c`, `${portal}/business/a-b?editMode=1&x=2#c`],
  ['/industries', `${portal}/industries`],
  ['https:evil.example', `${portal}/evil.example`],
])('continue=%s leads back there', async (given, expected) => {
  const page = await visit(`/login?continue=${encodeURIComponent(given)}`);
  expect(backLink(page.text)).toBe(expected);
  expect(page.text).toContain(`continue=${encodeURIComponent(expected).replaceAll('%20', '+')}`);
});

test('hostile addresses in continue lead to the root, through every page and back to the portal', async () => {
  const all = hostileAddresses(portal);
  expect(new Set(all).size).toBeGreaterThanOrEqual(300);
  // What each of them leads to is proved in `page/next-page.test.ts`; here every sixth, and all of them in the long run.
  const hostile = all.filter((_, place) => process.env.THOROUGH || place % 6 === 0);
  const { email } = await aUser(accounts);
  const browser = accounts.browser();
  await browser.post('/login', { email, password });
  const wrong: string[] = [];
  for (const [index, given] of hostile.entries()) {
    const query = `continue=${encodeURIComponent(given.toWellFormed())}`;
    const page = await visit(`/${names[index % names.length]}?token=x&${query}`);
    const back = await browser.get(`/login?${query}`);
    // Addresses longer than any of ours, and those with a NUL, are refused before they are read.
    const refused = query.includes('%00') ? 400 : 414;
    if (page.status === refused && back.status === refused) continue;
    const location = new URL(back.headers.get('location') ?? 'about:blank');
    const continued = location.searchParams.get('continue');
    if (backLink(page.text) === `${portal}/` && location.origin === portal && continued === `${portal}/`)
      continue;
    wrong.push(`${JSON.stringify(given)}: ${backLink(page.text)}, ${continued}`);
  }
  expect(wrong).toEqual([]);
  expect(codeIn(await browser.get('/login'))).not.toBe('');
});

test.each(['?continue', '?continue=a&continue=b', '?continue[]=x', '?lang=es&lang=en', '?__proto__=1'])(
  'a query like %s does no harm',
  async (query) => {
    const page = await visit(`/register${query}`);
    expect(page.status).toBe(200);
    expect(backLink(page.text)).toMatch(/^https:\/\/mx\.kontor\.example\//);
  },
);

test('what stands in continue cannot leave its attribute', async () => {
  const page = await visit(`/login?continue=${encodeURIComponent(`/a"><script>alert('x')</script>&amp;`)}`);
  expect(page.text).not.toContain('<script>alert');
  expect(page.text).not.toContain('"><script');
});

test('what is typed cannot leave its field', async () => {
  const typed = `"><script>alert('x')</script>`;
  const fields = { firstName: typed, lastName: typed, email: typed, password: 'x', country: typed };
  const page = await accounts.browser().post('/register', fields);
  expect(page.status).toBe(400);
  expect(page.text).not.toContain('<script>alert');
  expect(page.text).not.toContain('"><script');
});

test('whatever is given, the way back is at the portal', () => {
  const texts = fc.oneof(anyText(), fc.webUrl(), fc.webUrl({ withQueryParameters: true }));
  fc.assert(
    fc.property(texts, (given) => {
      const address = new URL(returnAddress(given, portal));
      expect(address.origin).toBe(portal);
      expect(address.protocol).toBe('https:');
    }),
  );
});

test('the root leads to the portal, health is told, what is not there is 404', async () => {
  const root = await visit('/');
  expect([root.status, root.headers.get('location')]).toEqual([302, `${portal}/`]);
  expect((await visit('/healthz')).status).toBe(200);
  expect((await visit('/readyz')).status).toBe(200);
  expect((await visit('/assets/../src/app.ts')).status).toBe(404);
  // Of better-auth only the ceremonies of passkeys can be reached.
  for (const path of [
    '/auth/ok',
    '/auth/get-session',
    '/auth/list-sessions',
    '/auth/passkey/list-user-passkeys',
  ]) {
    expect((await visit(path)).status, path).toBe(404);
  }
});
