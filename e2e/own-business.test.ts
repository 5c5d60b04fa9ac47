import { canonicalBusinessPath } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal, accounts } = useSessionProduct();
const { tokenOf, aPerson, aVisitor } = usePeople();

const own = (page: Page) => page.getByText('Your business · Owner', { exact: true });
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

/** A business with an owner, and the address of its page. */
async function anOwnBusiness(personID: string): Promise<{ id: string; path: string }> {
  const name = 'Own Bearings Works';
  const id = await aBusinessOf(personID, name);
  return { id, path: canonicalBusinessPath({ id, name }) };
}

async function get(path: string, token?: string) {
  const answer = await fetch(portal() + path, token ? { headers: { 'wbn-auth': token } } : {});
  const header = (name: string) => answer.headers.get(name) ?? undefined;
  return { status: answer.status, header, text: await answer.text() };
}

async function cached(path: string, token?: string) {
  return vi.waitFor(
    async () => {
      const answer = await get(path, token);
      expect(answer.header('cache-status')).toBe('kontor; hit');
      return answer;
    },
    { timeout: 20_000, interval: 50 },
  );
}

thoroughTest('what a business tells its owner it tells nobody else, and nobody keeps it', async () => {
  const owner = await aPerson();
  const stranger = await aPerson();
  const { path } = await anOwnBusiness(owner.id);
  for (const [address, said] of [
    [`${path}_.data`, '"owner"'],
    [`${path}_.data?_routes=business%2Fbusiness-page`, '"owner"'],
    [path, 'Your business · Owner'],
  ] as const) {
    const before = await cached(address);
    expect(before.text).not.toContain(said);
    for (const [who, hears] of [
      [owner, true],
      [stranger, false],
      [owner, true],
    ] as const) {
      const answer = await get(address, who.token);
      expect(answer.status, address).toBe(200);
      expect(answer.text.includes(said), address).toBe(hears);
      expect(answer.text).not.toContain(who.token);
      expect(answer.header('cache-control')).toBe('private, no-store');
      expect(answer.header('vary')).toContain('wbn-auth');
      expect(answer.header('cache-status')).toBeUndefined();
      expect(answer.header('etag')).toBeUndefined();
    }
    const after = await cached(address);
    expect(after.text).toBe(before.text);
    expect(after.header('etag')).toBe(before.header('etag'));
  }
});

test('whoever is in a business sees on its page what they are to it', async () => {
  const { id, path } = await anOwnBusiness((await aPerson()).id);
  for (const [role, word] of [
    ['admin', 'Administrator'],
    ['member', 'Member'],
  ] as const) {
    const person = await aPerson();
    expect((await get(path, person.token)).text).not.toContain('Your business');
    await join(id, person.id, role);
    expect((await get(path, person.token)).text).toContain(`Your business · ${word}`);
  }
});

test('a page that is the same for everybody comes from the cache, whoever asks', async () => {
  const { token } = await aPerson();
  expect((await cached('/industries.data', token)).text).toBe((await cached('/industries.data')).text);
});

test('a token that ran out is named as such, beside data that nobody keeps', async () => {
  const { id } = await aPerson();
  const { path } = await anOwnBusiness(id);
  const spent = await tokenOf(id, { expires: Math.floor(Date.now() / 1_000) - 60 });
  for (const [token, name] of [
    [spent, 'TokenExpiredError'],
    ['eyJhbGciOiJub25lIn0.e30.', 'JsonWebTokenError'],
  ] as const) {
    const answer = await get(`${path}_.data`, token);
    expect(answer.status).toBe(401);
    expect(answer.header('www-authenticate')).toBe(`wbn-auth error="${name}"`);
    expect(answer.header('cache-control')).toBe('private, no-store');
    expect(answer.text).not.toContain(token);
  }
  await cached(`${path}_.data`);
});

/** Requests for data of pages: their addresses, and whether they bore a token. */
function watchData(page: Page): { address: string; token: string | undefined }[] {
  const seen: { address: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data'))
      seen.push({ address: request.url(), token: request.headers()['wbn-auth'] });
  });
  return seen;
}

/** Somebody who owns a business, on their profile, which links it. */
async function comeAsOwner(options: Parameters<typeof visit>[0] = {}) {
  const visited = await aVisitor({}, options);
  const business = await anOwnBusiness(visited.id);
  await visited.page.goto('/profile');
  await visited.page.waitForURL(`${portal()}/profile`);
  await account(visited.page).waitFor();
  const link = visited.page.getByRole('main').getByRole('link', { name: 'Own Bearings Works' });
  return { ...visited, business, link };
}

thoroughTest('an owner comes to their business, loads it whole, and logs out in another tab', async () => {
  const { page, expectCalm, business, link } = await comeAsOwner({ colorScheme: 'dark' });
  const data = watchData(page);
  await link.click();
  await own(page).waitFor();
  expect(data.length).toBe(1);
  expect(data[0]?.token).toMatch(/^eyJ/);
  expect(data[0]?.address).not.toContain('eyJ');
  await expectCalm();
  expect(await findViolations(page)).toEqual([]);

  // Made for visitors, then told once whose it is, and nothing moves.
  data.length = 0;
  const answer = await page.goto(business.path);
  expect(await answer?.text()).not.toContain('Your business');
  await own(page).waitFor();
  await expectCalm();
  expect(data.length).toBe(1);

  const other = await page.context().newPage();
  await other.goto('/industries');
  await account(other).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await login(page).waitFor();
  await own(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(portal() + business.path);
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toBe('[]');
});

for (const width of [390, 1440])
  thoroughTest(`at ${width} px the cover says whose business it is and nothing is covered`, async () => {
    const { page, business } = await comeAsOwner({ viewport: { width, height: 900 } });
    await page.goto(business.path);
    await own(page).waitFor();
    const box = await own(page).boundingBox();
    const cover = await page.locator('.b-cover').boundingBox();
    const logo = await page.locator('.b-logo').boundingBox();
    if (!box || !cover || !logo) throw new Error('The head of the page is not shown.');
    expect(box.y).toBeGreaterThanOrEqual(cover.y);
    expect(box.y + box.height).toBeLessThanOrEqual(cover.y + cover.height);
    expect(box.x).toBeGreaterThan(logo.x + logo.width);
    expect(await findViolations(page)).toEqual([]);
  });

thoroughTest('a visitor is told nothing, and nothing is asked for again', async () => {
  const { business } = await comeAsOwner();
  const { page, expectCalm } = await visit({ baseURL: portal() });
  const data = watchData(page);
  await page.goto(business.path);
  await page.waitForLoadState('networkidle');
  expect(data).toEqual([]);
  await expect.poll(() => own(page).count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.waitForURL('**/search-result**');
  expect(data.map(({ token }) => token)).toEqual([undefined]);
  await expectCalm();
});

thoroughTest('a token that runs out on the way is exchanged once, and the page comes', async () => {
  const { page, link } = await comeAsOwner();
  await link.waitFor();
  const spent = await tokenOf(accounts().userID, { expires: Math.floor(Date.now() / 1_000) - 60 });
  await page.evaluate((token) => {
    localStorage.token = JSON.stringify({ ...JSON.parse(localStorage.token), token });
  }, spent);
  const before = accounts().refreshed.length;
  const data = watchData(page);
  await link.click();
  await own(page).waitFor();
  expect(data.map(({ token }) => token === spent)).toEqual([true, false]);
  expect(accounts().refreshed.length).toBe(before + 1);
  await expect.poll(() => page.getByText('Error loading data').count()).toBe(0);
});
