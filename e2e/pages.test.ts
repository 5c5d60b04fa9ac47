import { addressById, canonicalBusinessPath, canonicalProductPath, personAddress } from '@kontor/contract';
import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { pages } from '../apps/portal/app/page/declared-pages.ts';
import type { Page } from '../apps/portal/app/page/define-page.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { demoGroup, demoPost, demoTimeline } from './demo-post.ts';
import { expectPagesAtEachWidth, timeForEachWidth } from './each-width.ts';
import { addressesWithCode, exampleAddress, pagesWithout } from './page-addresses.ts';
import { thorough } from './thorough.ts';

const { visit } = useBrowser();

const nobody = '00000000-0000-4000-8000-000000000000';
const missing = [
  canonicalBusinessPath({ id: nobody, name: 'Nobody' }),
  canonicalProductPath({ id: nobody, name: 'Nothing', company: 'Nobody' }),
  personAddress(nobody),
];
/** Paths below those of pages that name no id and no word. */
const unknown = [
  '/SetID/',
  '/SetID',
  '/business/elsewhere',
  '/business/elsewhere/edit',
  '/business-product/x',
  '/profile/x',
  '/directory/x',
  '/countries/x',
  '/countries/x/MX',
  '/countries/buyers/Mexico',
  '/b2b-tips/x',
  '/b2b-contract-help/x',
];

/** An address of each kind of page, as a visitor finds it; profiles with much in them and with little. */
async function addresses(): Promise<Record<string, string>> {
  const first = async (from: string, kind: string) => {
    const html = await (await fetch(new URL(from, inject('portal')))).text();
    return parse(html).querySelector(`main article a[href*="/${kind}/"]`)?.getAttribute('href') ?? '';
  };
  const products = '/search-result?business=PR&countries=global&search=bearing';
  const imported = '/search-result?business=MA&countries=US&search=brewery';
  const people = '/search-result?business=UR&countries=global&search=';
  const found: Record<string, string> = {
    search: '/search-result?business=MA&countries=global&search=bearing',
    products,
    people,
    category: '/search-result?business=MA&countries=global&industry=0006&category=000601',
    nothing: '/search-result?business=MA&countries=global&search=qqqzzzqqq',
    business: await first(products, 'business'),
    imported: await first(imported, 'business'),
    product: await first(products, 'business-product'),
    person: await first(people, 'profile'),
    post: addressById('post', demoPost),
    timeline: `/timeline/${demoTimeline}`,
    group: addressById('group', demoGroup),
  };
  const lacking = pagesWithout(Object.values(found));
  for (const each of pages)
    if (isForVisitors(each) && lacking.includes(each.route))
      found[each.route] = exampleAddress(each, {
        business: nobody,
        product: nobody,
        person: nobody,
        post: nobody,
        group: nobody,
      });
  return found;
}

/** Pages of texts are looked at by `access.full.test.ts`, those for people who are signed in by `profile-page.test.ts`. */
function isForVisitors({ textsOnly, forPeople, route }: Page): boolean {
  return !textsOnly && !forPeople && !addressesWithCode.includes(route);
}

test('every page is calm and accessible at each width, light and dark', {
  timeout: timeForEachWidth,
}, async () => {
  await expectPagesAtEachWidth(visit, await addresses());
});

test('what takes the place of a page is accessible too', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 900 } });
  for (const path of missing) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const coloursAlone = colorScheme === 'dark';
      expect(await findViolations(page, { coloursAlone }), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test.each([
  ['/developers', 'Copy', 'Code copied'],
  ['/b2b-contract-help/purchase-order', 'Copy text', 'Text copied'],
  [addressById('post', demoPost), 'Share', 'Post link copied!'],
])(
  'why %s cannot be copied stands beside its button until it is pressed again',
  async (path, name, copied) => {
    const { page, expectCalm } = await visit({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    // Once, as soon as the page is alive.
    await button.click();
    const said = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be copied' });
    await said.waitFor();
    await page.locator('.k-toast', { hasText: 'could not be copied' }).waitFor();
    await expectCalm();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await button.click();
    await page.locator('.k-toast', { hasText: copied }).waitFor();
    expect(await said.count()).toBe(0);
  },
);

test('each page has a title, description and keywords of its own with the country', async () => {
  const pages = await addresses();
  const seen = new Set<string>();
  for (const address of Object.values(pages)) {
    const html = await (await fetch(new URL(address, inject('portal')))).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(title).toContain('Mexico');
    expect(seen.has(title), `${title} stands twice`).toBe(false);
    seen.add(title);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]*Mexico[^"]*"/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
  }
});

test('an unknown path is 404 and leads to the front page, which takes its place', async () => {
  const { page } = await visit();
  await page.goto('/industries');
  // That each of `unknown` is answered as these is proved over HTTP below.
  const others = thorough ? ['/business/elsewhere', '/countries/x'] : [];
  for (const path of ['/no-such-page', '/SetID/', ...others]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('main h1').waitFor();
    await page.goBack();
    await page.waitForURL('**/industries');
  }
});

test('a link to an unknown path leads to the front page', async () => {
  const { page } = await visit();
  for (const path of thorough ? ['/no-such-page', '/directory/x'] : ['/directory/x']) {
    await page.goto('/industries');
    await page
      .locator('main a')
      .first()
      .evaluate((link, to) => link.setAttribute('href', to), path);
    await page.locator('main a').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('.s-shell main h1').waitFor();
    await page
      .getByRole('status')
      .getByText('There is no page at that address. This is the home page.')
      .waitFor();
  }
  // Whoever loads the front page again has asked for it.
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.k-toast').count()).toBe(0);
});

test('without script a page of one’s own says what it needs, and the menu is a link', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/profile');
  await page.getByText(/This page needs JavaScript/).waitFor();
  expect(await page.getByRole('status', { name: 'Loading' }).isVisible()).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Industries' }).click();
  await page.waitForURL(/\/industries/);
});

test('without script an unknown path offers a search and the ways on', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await main.locator('.s-error-ways img').waitFor();
  await main.getByRole('link', { name: 'All industries' }).waitFor();
  await main.getByRole('searchbox', { name: 'Search' }).fill('bearing');
  await main.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search-result\?search=bearing/);
  await main.locator('article').first().waitFor();
});

test('a page that is not there offers a search, and no second try', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto(missing[0] ?? '');
  const main = page.getByRole('main');
  await main.locator('.s-error-ways img').waitFor();
  expect(await main.getByRole('link', { name: 'Try again' }).count()).toBe(0);
  await main.getByRole('searchbox', { name: 'Search' }).fill('bearing');
  await main.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search-result\?search=bearing/);
  await main.locator('article').first().waitFor();
});

/** What is to be seen of a page, and what machines read of it. */
async function shownAt(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(path, inject('portal')), { headers });
  const page = parse(await answer.text());
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  return { status: answer.status, html: page.toString(), type: answer.headers.get('content-type') };
}

test.each(unknown)('%s is answered as any unknown path', async (path) => {
  const visits: Record<string, string>[] = [{}, { 'accept-language': 'es', cookie: 'theme=dark' }];
  for (const headers of visits) {
    const shown = await shownAt(path, headers);
    expect(shown.status).toBe(404);
    expect(shown.html).not.toContain('Error loading data');
    expect(shown).toEqual(await shownAt('/no-such-page', headers));
  }
});

test('a missing business, product or person is 404 with the error text of the specification', async () => {
  for (const path of missing) {
    const answer = await fetch(new URL(path, inject('portal')));
    expect(answer.status).toBe(404);
    const page = parse(await answer.text());
    expect(page.querySelector('main')?.text).toContain('Error loading data');
    // Checklist 18: each once.
    for (const name of ['description', 'keywords'])
      expect(
        page.querySelectorAll(`meta[name="${name}"]`).map((meta) => meta.getAttribute('content')),
      ).toEqual([expect.stringContaining('Mexico')]);
  }
});

test("the API's documentation is answered at the portal's address, with its scripts, styles and calls", async () => {
  const answer = await fetch(new URL('/api/v1/docs', inject('portal')));
  expect(answer.status).toBe(200);
  const parts = parse(await answer.text()).querySelectorAll('script[src], link[rel="stylesheet"]');
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    const address = new URL(part.getAttribute('src') ?? part.getAttribute('href') ?? '', answer.url);
    const file = await fetch(address);
    expect(file.status, address.href).toBe(200);
    expect(file.headers.get('content-type'), address.href).toMatch(/javascript|css/);
    await file.body?.cancel();
  }
  const description = await (await fetch(new URL('/api/v1/docs/json', answer.url))).json();
  expect(Object.keys(description.paths)).toContain('/api/v1/product/{productID}');
});

test('scripts come from the portal alone', async () => {
  const answer = await fetch(inject('portal'));
  const policy = answer.headers.get('content-security-policy') ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts).toContain("'self'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
