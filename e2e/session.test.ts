import type { BrowserContext, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { focused, press } from './focus.ts';
import { untilStill } from './motion.ts';
import { useSessionProduct } from './session-product.ts';
import { thorough, thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal, accounts, signedIn } = useSessionProduct();
const search = '/search-result?business=MA&countries=global&search=bearing';
const name = 'Marisol Treviño';

const account = (page: Page) => page.getByRole('button', { name: `Account of ${name}` });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

interface Stored {
  token: string;
  tokenExpire: number;
  refreshToken: string;
  refreshTokenExpire: number;
}

async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

async function tokens(page: Page): Promise<Stored> {
  return JSON.parse((await stored(page)).token ?? 'null');
}

/** Writes into the storage as if it had been so when the page came. */
async function store(page: Page, values: Partial<Stored>): Promise<void> {
  const text = JSON.stringify({ ...(await tokens(page)), ...values });
  await page.evaluate((value) => localStorage.setItem('token', value), text);
}

/** A page of somebody who has logged in before. */
async function signIn(at = '/', options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ ...(await signedIn()), ...options });
  await visited.page.goto(at);
  await account(visited.page).waitFor();
  return visited;
}

async function another(context: BrowserContext, at: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(at);
  await account(page).waitFor();
  return page;
}

test('signing in comes back to the same place, and leaves the code nowhere', async () => {
  const { page, expectCalm } = await visit({ baseURL: portal() });
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await page.goto('/industries');
  await page.goto(search);
  await login(page).click();
  await page.waitForURL(portal() + search);
  await account(page).waitFor();
  await expectCalm();
  expect(Object.keys(await stored(page)).sort()).toEqual(['profile', 'socialActor', 'token', 'userID']);
  expect((await stored(page)).socialActor).toBe('{"type":"user"}');
  const { tokenExpire } = await tokens(page);
  expect(Math.abs(tokenExpire - Date.now() - 900_000)).toBeLessThan(10_000);

  // The code was in the address for as long as the page took to come to life.
  expect(seen.filter((address) => address.includes('token=')).length).toBeGreaterThan(0);
  expect(accounts().referrers.filter((address) => address.includes('token='))).toEqual([]);
  const passed: string[] = [];
  for (let back = 0; back < 3; back += 1) {
    await page.goBack();
    passed.push(page.url());
  }
  expect(passed).toEqual([portal() + search, `${portal()}/industries`, 'about:blank']);
});

test('a code that does not count says so and leads to the root of the site', async () => {
  const { page } = await visit({ baseURL: portal() });
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await page.goto(
    `/session-redirect?token=nonsense&continue=${encodeURIComponent(`${portal()}/industries`)}`,
  );
  expect(await said).toBe('Error en token');
  await page.waitForURL(`${portal()}/`);
  await expect.poll(() => stored(page)).toEqual({});
});

test('when the account service is away the redirect page stays, without the code', async () => {
  const { page } = await visit({ baseURL: portal() });
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.route('**/get-session', (route) => route.abort('connectionrefused'));
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be begun'));
  await page.goto('/session-redirect?token=x&continue=x');
  await logged;
  expect(page.url()).toBe(`${portal()}/session-redirect`);
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Redirecting to your account...');
  await expect.poll(() => page.title()).toBe('Redirecting to your account... | Kontor Mexico');
  await expect
    .poll(() => page.getByRole('banner').getByRole('link', { name: 'Kontor' }).getAttribute('href'))
    .toBe('/');
  expect(await page.content()).not.toContain('token=');
  expect(dialogs).toBe(0);
});

// `continue-address.test.ts` holds every kind of address; here is whether it is asked.
const foreign = ['/\\evil.example', 'https://evil.example/', '//evil.example', 'javascript:alert(1)'];

test.each(thorough ? foreign : foreign.slice(0, 1))('signing in goes on to %s never', async (address) => {
  const { page } = await visit({ baseURL: portal() });
  await page.goto(`${accounts().url}/login?continue=${encodeURIComponent(address)}`);
  await account(page).waitFor();
  expect(page.url()).toBe(`${portal()}/`);
});

thoroughTest('two tabs that refresh again and again at once sign nobody out', async () => {
  const { page } = await signIn();
  const other = await another(page.context(), '/industries');
  const before = accounts().refreshed.length;
  const rounds = thorough ? 50 : 15;
  for (let round = 0; round < rounds; round += 1) {
    const was = (await tokens(page)).token;
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => void dispatchEvent(new Event('online')))),
    );
    await vi.waitFor(async () => expect((await tokens(page)).token).not.toBe(was), {
      timeout: 10_000,
      interval: 5,
    });
  }
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => navigator.locks.request('kontor-session', () => {}))),
  );
  const used = accounts().refreshed.slice(before);
  // A browser may tell one tab late what another one has stored: for that a refresh token counts a moment longer.
  expect(new Set(used).size).toBeGreaterThanOrEqual(rounds);
  expect(used.length).toBeLessThan(rounds * 1.5);
  for (const tab of [page, other]) await expect.poll(() => account(tab).isVisible()).toBe(true);
  await page.reload();
  await account(page).waitFor();
});

thoroughTest('an expired token and several tabs that call at once lead to one exchange', async () => {
  const { page } = await signIn();
  const { refreshToken } = await tokens(page);
  const context = page.context();
  await page.goto('about:blank');
  const tabs = await Promise.all(Array.from({ length: thorough ? 5 : 3 }, () => context.newPage()));
  await tabs[0]?.goto('/favicon.svg');
  await tabs[0]?.evaluate(() => {
    const value = { ...JSON.parse(localStorage.token), tokenExpire: Date.now() - 1 };
    localStorage.token = JSON.stringify(value);
    localStorage.removeItem('profile');
  });
  const before = accounts().refreshed.length;
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  await Promise.all(tabs.map((tab) => account(tab).waitFor()));
  expect(accounts().refreshed.slice(before)).toEqual([refreshToken]);
});

thoroughTest('a token the api calls expired is exchanged, and the call is made again', async () => {
  const { page } = await visit({ baseURL: portal() });
  accounts().nextLives = -5;
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/v1/')) answers.push(response.status());
  });
  const before = accounts().refreshed.length;
  await page.goto(`${accounts().url}/login`);
  await account(page).waitFor();
  // Several calls are made at once, by the page that is left, too; one exchange serves them all.
  expect(answers).toContain(401);
  expect(answers.filter((status) => status !== 401 && status !== 200)).toEqual([]);
  expect(answers).toContain(200);
  expect(accounts().refreshed.length).toBe(before + 1);
});

thoroughTest('a forged token is forgotten, and the page loaded anew for a visitor', async () => {
  const { page } = await signIn('/industries');
  await store(page, { token: 'eyJhbGciOiJub25lIn0.e30.' });
  // It is loaded anew by itself, perhaps while this loading is under way, which Playwright's own would take for a failure.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await login(page).waitFor();
  expect(page.url()).toBe(`${portal()}/industries`);
  await vi.waitFor(async () => await expect.poll(() => stored(page)).toEqual({}));
});

thoroughTest('a session that was ended elsewhere is forgotten when the api hears of it', async () => {
  const { page } = await signIn('/industries');
  const { token } = await tokens(page);
  await fetch(`${accounts().url}/logout`, { method: 'POST', headers: { 'wbn-auth': token } });
  const known = () =>
    fetch(`${portal()}/api/v1/user/profile`, { headers: { 'wbn-auth': token } }).then(({ status }) => status);
  await vi.waitFor(async () => await expect.poll(() => known()).toBe(401), {
    timeout: 60_000,
    interval: 500,
  });
  await page.reload();
  await login(page).waitFor();
  await vi.waitFor(async () => await expect.poll(() => stored(page)).toEqual({}));
});

test('signing out in one tab signs out the other and goes home; signing in reaches it, too', async () => {
  const { page } = await signIn(search);
  const other = await another(page.context(), '/industries');
  const before = accounts().signedOut;
  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  await login(page).waitFor();
  await login(other).waitFor();
  await expect.poll(() => account(other).isVisible()).toBe(false);
  await expect.poll(() => stored(page)).toEqual({});
  expect(accounts().signedOut).toBe(before + 1);
  await page.goBack();
  await login(page).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Account/ }).isVisible()).toBe(false);

  await login(page).click();
  await account(page).waitFor();
  await account(other).waitFor();
  await expect.poll(() => login(other).isVisible()).toBe(false);
});

/** How many ways to write to a business lead through the login, as those of visitors do. */
const requestsThroughLogin = (page: Page) =>
  page.getByRole('link', { name: 'Send Request' }).and(page.locator('[href*="/login"]')).count();

thoroughTest(
  'somebody signed in sees a cached page without a flash and without anything moving',
  async () => {
    const { page } = await signIn(search);
    const context = page.context();
    for (const path of thorough ? ['/', search, '/industries'] : [search]) {
      const still = await context.newPage();
      await still.route('**/assets/*.js', (route) => route.abort());
      const answer = await still.goto(path);
      expect(answer?.headers()['cache-status']).toContain('kontor');
      // Before any of our modules has run.
      await expect.poll(() => login(still).isVisible()).toBe(false);
      expect(await requestsThroughLogin(still)).toBe(0);
      const room = await still.getByRole('button', { name: 'Account' }).boundingBox();
      await still.close();
      const { page: live, expectCalm } = await visit({
        baseURL: portal(),
        storageState: await context.storageState(),
      });
      await live.goto(path);
      await account(live).waitFor();
      await expect.poll(() => account(live).boundingBox()).toEqual(room);
      expect(await requestsThroughLogin(live)).toBe(0);
      await expectCalm();
    }
  },
);

test('the account menu works by keyboard, at every width, in both languages', {
  timeout: 120_000,
}, async () => {
  const { page } = await signIn('/', { viewport: { width: 1440, height: 900 } });
  await press(page, 'Tab', /Account of/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await press(page, 'Tab', /^link My profile/, 1);
  await press(page, 'Tab', /^link Favorite Business/, 1);
  await press(page, 'Tab', /Account security/, 1);
  await press(page, 'Tab', /^link Messages/, 1);
  await press(page, 'Tab', /^link Notifications/, 1);
  await press(page, 'Tab', /^link Newsfeed/, 1);
  await press(page, 'Tab', /^link Connections/, 1);
  await press(page, 'Tab', /^link Groups/, 1);
  await press(page, 'Tab', /Need help\?/, 1);
  await press(page, 'Tab', /Logout/, 1);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toContain('Account of');
  await expect.poll(() => page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(false);
  for (const width of thorough ? [320, 768, 992, 1440] : [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width}` })
      .toBe(width);
    await expect
      .poll(() => page.getByRole('link', { name: 'Home', exact: true }).first().isVisible())
      .toBe(width >= 768);
    await account(page).click();
    await untilStill(page);
    const box = await page.locator('#account-menu').boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, `${width}`).toBe(true);
    if (thorough || width === 1440) expect(await findViolations(page), `${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto('/?lang=es');
  await page.getByRole('button', { name: `Cuenta de ${name}` }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
});

test('the menu on phones names who is signed in and signs out', async () => {
  const { page } = await signIn('/', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText(name).waitFor();
  await expect.poll(() => menu.getByRole('link', { name: 'Login' }).count()).toBe(0);
  await expect
    .poll(() => menu.getByRole('link', { name: 'My account' }).getAttribute('href'))
    .toBe('/profile');
  await expect
    .poll(() => menu.getByRole('link', { name: 'Messages' }).getAttribute('href'))
    .toBe(`/business/${accounts().userID}/requests`);
  await untilStill(page);
  expect(await findViolations(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await login(page).waitFor();
  await expect.poll(() => stored(page)).toEqual({});
});
