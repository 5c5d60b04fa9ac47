import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../apps/accounts/app/page/declared-pages.ts';
import {
  aSignedInUser,
  sharedAccounts,
  startAccounts,
  type TestAccounts,
} from '../../apps/accounts/src/testing.ts';

const accounts = await sharedAccounts();
/** Nothing of it is public: there alone is an outbox. */
let local: TestAccounts;
beforeAll(async () => {
  const origins = { ACCOUNTS_ORIGIN: 'http://localhost:3002', PORTAL_ORIGIN: 'http://localhost:3000' };
  local = await startAccounts(origins, accounts);
});
afterAll(() => local.close());

/** A browser that is shown every page: somebody is signed in who has a second factor. */
async function signedIn() {
  const { id, browser } = await aSignedInUser(accounts);
  const users = accounts.db.updateTable('accounts.users').where('id', '=', id);
  await users.set({ two_factor_enabled: true }).execute();
  return browser;
}

/** Whoever is signed in is led on from the login. */
function browserFor(route: string, browser: Awaited<ReturnType<typeof signedIn>>) {
  if (route === '/outbox') return local.browser();
  return route === '/login' ? accounts.browser() : browser;
}

function headOf(html: string) {
  const meta = (name: string) => new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
  return {
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '',
    description: meta('description'),
    keywords: meta('keywords'),
  };
}

test.each([
  ['en', 'Mexico'],
  ['es', 'México'],
  ['it', 'Messico'],
  ['zh', '墨西哥'],
])(
  'in %s, each page has title, description and keywords with the country, and the description alone',
  async (language, country) => {
    const browser = await signedIn();
    const descriptions = new Set<string>();
    for (const { route } of pages) {
      const { text } = await browserFor(route, browser).get(`${route}?lang=${language}`);
      const { title, description, keywords } = headOf(text);
      for (const said of [title, description, keywords]) expect(said, route).toContain(country);
      expect(title.length, title).toBeLessThanOrEqual(65);
      expect(description.length, description).toBeLessThanOrEqual(160);
      descriptions.add(description);
    }
    expect(descriptions.size).toBe(pages.length);
  },
);
