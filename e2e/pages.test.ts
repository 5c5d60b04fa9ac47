import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

/** First address of each kind, as a visitor finds it. */
async function addresses(): Promise<Record<string, string>> {
  const { page } = await visit();
  const first = async (from: string, selector: string) => {
    await page.goto(from);
    return (await page.locator(selector).first().getAttribute('href')) ?? '';
  };
  const search = '/search-result?business=MA&countries=global&search=bearing';
  return {
    home: '/',
    search,
    products: '/search-result?business=PR&countries=global&search=bearing',
    people: '/search-result?business=UR&countries=global&search=',
    business: await first(search, 'main article a[href*="/business/"]'),
    product: await first(
      '/search-result?business=PR&countries=global&search=bearing',
      'main article a[href*="/business-product/"]',
    ),
    industries: '/industries',
    sources: '/data-sources',
  };
}

test('every page is calm and accessible at each width, light and dark', { timeout: 300_000 }, async () => {
  const pages = await addresses();
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, expectCalm } = await visit({ colorScheme });
    for (const width of [390, 768, 992, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, address] of Object.entries(pages)) {
        await page.goto(address);
        await expectCalm();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
        if (width !== 390 && width !== 1440) continue;
        expect(await findViolations(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  }
});

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

test('an unknown path is 404 and leads to the front page', async () => {
  const { page } = await visit();
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await page.waitForURL((url) => url.pathname === '/');
});

test('a missing business or product is 404 with the error text of the specification', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const path of [`/business/Nobody-${nobody}`, `/business-product/Nothing-${nobody}`]) {
    const answer = await fetch(new URL(path, inject('portal')));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Error loading data');
  }
});

test("the API's documentation can be read and tried at the portal's address", async () => {
  const { page, expectCalm } = await visit();
  await page.goto('/api/v1/docs');
  await page.getByText('/api/v1/product/{productID}').first().waitFor();
  await expectCalm();
});

test('scripts come from the portal alone', async () => {
  const answer = await fetch(inject('portal'));
  const policy = answer.headers.get('content-security-policy') ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts).toContain("'self'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
