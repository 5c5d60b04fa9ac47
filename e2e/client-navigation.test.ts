import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { thorough } from './thorough.ts';

const { visit } = useBrowser();
const products = '/search-result?business=PR&countries=global&search=bearing';

/** Goes to the first product of a search inside the document; its data come when `answer` says so. */
async function goToProduct(page: Page, answer: Promise<'ok' | 'fails' | 'full'>, lang = 'en'): Promise<void> {
  await page.goto(`${products}&lang=${lang}`);
  await page.waitForLoadState('networkidle');
  await page.route(/\/business-product\/.*\.data/, async (route) =>
    (await answer) === 'ok'
      ? route.continue()
      : route.fulfill({ status: (await answer) === 'full' ? 507 : 503, body: '' }),
  );
  await page.locator('main article h2 a').first().click();
}

test('a placeholder stands where a product is on its way to', async () => {
  const { page, expectCalm } = await visit();
  const { promise, resolve } = Promise.withResolvers<'ok'>();
  await goToProduct(page, promise);
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await expect.poll(() => page.locator('main article').count()).toBe(0);
  resolve('ok');
  await page.getByRole('heading', { name: 'Technical specification' }).waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
  await expectCalm();
});

test('the outline of a product is in view from wherever the page before was scrolled to', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 600 } });
  const { promise, resolve } = Promise.withResolvers<'ok'>();
  await page.goto(products);
  await page.waitForLoadState('networkidle');
  await page.route(/\/business-product\/.*\.data/, async (route) => {
    await promise;
    await route.continue();
  });
  // What stands behind the results is another paid card each time, of another height.
  const last = page.locator('.r-list article h2 a').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);
  await last.click();
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  resolve('ok');
  await page.getByRole('heading', { name: 'Technical specification' }).waitFor();
  // The way back leads to where one was.
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a product that cannot be loaded says so, and is tried again', async () => {
  const { page } = await visit();
  await goToProduct(page, Promise.resolve('fails'));
  await page.getByRole('heading', { level: 1, name: 'Error loading data' }).waitFor();
  await expect.poll(() => page.title()).toContain('Error loading data');
  await page.unroute(/\/business-product\/.*\.data/);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Technical specification' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/business-product\//);
});

test('from a product that cannot be loaded a way leads on to the search', async () => {
  const { page } = await visit();
  await goToProduct(page, Promise.resolve('fails'));
  await page.getByRole('heading', { level: 1, name: 'Error loading data' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Search suppliers' }).click();
  await page.waitForURL(/\/search-result/);
  await page.locator('main article').first().waitFor();
});

/** Every language has words for it, as its catalogue's test says; one that is not the source's is shown. */
const noRoom = [
  ['en', 'This cannot be saved right now', 'Nothing was saved. Please try again later.'],
  ['es', 'Ahora mismo no se puede guardar', 'No se ha guardado nada. Inténtelo de nuevo más tarde.'],
  ['it', 'Al momento non è possibile salvare', 'Non è stato salvato nulla. Riprovi più tardi.'],
  ['zh', '目前无法保存', '未保存任何内容，请稍后重试。'],
] as const;

test.each(noRoom.slice(thorough ? 0 : -1))(
  'while nothing can be written, a page inside the document says so as a whole page does: %s',
  async (lang, heading, advice) => {
    const { page } = await visit();
    await goToProduct(page, Promise.resolve('full'), lang);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('main').getByText(advice, { exact: true }).waitFor();
    await expect.poll(() => page.title()).toContain(heading);
  },
);

const longPages = [
  ['About us', '/about-us'],
  ['Terms and conditions', '/terms-and-conditions'],
] as const;

test.each(longPages.slice(thorough ? 0 : -1))(
  '%s opens at its top, from wherever the page before was scrolled to',
  async (name, path) => {
    const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await link.click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(2_000);
    await expectCalm();
  },
);

test('the terms stand whole in a bordered box', async () => {
  const { page } = await visit();
  await page.goto('/terms-and-conditions');
  const box = page.locator('main .a-text');
  await expect.poll(() => box.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
  await expect
    .poll(() => box.getByRole('heading', { level: 2 }).count())
    .toBe(await page.getByRole('main').getByRole('heading', { level: 2 }).count());
  await page.getByRole('main').getByText('effective from October 21, 2019', { exact: true }).waitFor();
});

test("a business's page does not change by editMode=1 for a visitor", async () => {
  const { page, expectCalm } = await visit();
  await page.goto(products);
  const address = await page.locator('main article a[href*="/business/"]').first().getAttribute('href');
  const shown: string[] = [];
  for (const query of ['', '?editMode=1']) {
    await page.goto(`${address}${query}`);
    shown.push(await page.locator('main').innerText());
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
      .not.toContain('editMode');
    await expectCalm();
  }
  expect(shown[1]).toBe(shown[0]);
});
