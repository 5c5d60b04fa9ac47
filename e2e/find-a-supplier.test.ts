import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { thorough, thoroughTest } from './thorough.ts';

const { visit } = useBrowser();

const phone = { width: 390, height: 844 };
const screen = { width: 1440, height: 900 };

// `pages.test.ts` looks at each page on the way at each width.
test.each(thorough ? [phone, screen] : [phone])(
  'from home to a bearing supplier in Germany and one of its products, $width px wide',
  async (viewport) => {
    const { page, expectCalm } = await visit({ viewport });
    await page.goto('/');
    await expect.poll(() => page.locator('input[name="search"]').count()).toBe(0);
    await expectCalm();

    await page.goto('/search-result');
    await page
      .getByRole('combobox', { name: /search/i })
      .first()
      .fill('bearing');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=bearing/);
    await page.locator('main a', { hasText: 'Germany' }).first().click();
    await page.waitForURL(/countries=DE/);
    await expectCalm();
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) await expect.poll(() => card.textContent()).toContain('Germany');

    await cards.first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/business\//);
    await page.getByRole('heading', { name: 'General Information' }).waitFor();
    await expectCalm();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);

    await page.goto('/search-result?business=PR&countries=global&search=bearing');
    const products = page.locator('main article');
    await expect.poll(() => products.count()).toBeGreaterThan(0);
    const name = await products.first().getByRole('heading').textContent();
    await products.first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/business-product\//);
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await expectCalm();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  },
);

thoroughTest('a category of the sidebar leads to its businesses', async () => {
  const { page, expectCalm } = await visit({ viewport: screen });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Industries' })
    .getByRole('link', { name: 'Power Transmission' })
    .hover();
  await page.getByRole('link', { name: 'Bearings', exact: true }).click();
  await page.waitForURL(/business=MA&countries=global.*category=000601/);
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
  await expectCalm();
});

test('a misspelt word is corrected, and the page says so', async () => {
  const { page, expectCalm } = await visit();
  await page.goto('/search-result?business=PR&countries=global&search=berings');
  await expect.poll(() => page.locator('main').textContent()).toContain('bearings');
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
  await expectCalm();
});

thoroughTest('a page beyond the last leads to the last, an unknown country to all countries', async () => {
  const { page, expectCalm } = await visit();
  await page.goto('/search-result?business=PR&countries=global&search=bearing&page=999&lang=es');
  expect(page.url()).toMatch(/page=\d{1,2}&lang=es$/);
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
  await page.goto('/search-result?business=MA&countries=XX&search=bearing');
  expect(page.url()).toContain('countries=global');
  await expectCalm();
});

test('nothing found offers a way on', async () => {
  const { page, expectCalm } = await visit();
  await page.goto('/search-result?business=MA&countries=global&search=qqqzzzqqq');
  await expect.poll(() => page.locator('main article').count()).toBe(0);
  await expect.poll(() => page.locator('main').getByRole('link').count()).toBeGreaterThan(0);
  await expectCalm();
});

const translations = [
  { label: 'Español', language: 'es', words: 'rodamientos', manufacturers: 'Fabricantes' },
  { label: 'Italiano', language: 'it', words: 'cuscinetti', manufacturers: 'Produttori' },
  { label: 'Chinese', language: 'zh', words: '轴承', manufacturers: '制造商' },
];
const searchFor = (words: string) =>
  `/search-result?business=MA&countries=global&search=${encodeURIComponent(words)}`;

test.each(translations)(
  '$label is offered, and the choice is for the next page, too',
  async ({ label, language, words, manufacturers }) => {
    const english = await fetch(new URL(searchFor(words), inject('portal')));
    const offered = parse(await english.text())
      .querySelectorAll('footer a')
      .find(({ text }) => text.trim() === label);
    const chosen = await fetch(new URL(offered?.getAttribute('href') ?? '', inject('portal')));
    const [cookie = ''] = (chosen.headers.get('set-cookie') ?? '').split(';');
    for (const answer of [
      chosen,
      await fetch(new URL(searchFor(words), inject('portal')), { headers: { cookie } }),
    ]) {
      const html = parse(await answer.text());
      expect(html.querySelector('html')?.getAttribute('lang')).toBe(language);
      expect(
        html
          .querySelectorAll('main a')
          .map(({ text }) => text)
          .join(),
      ).toContain(manufacturers);
      expect(html.querySelectorAll('main article').length).toBeGreaterThan(0);
    }
  },
);

test.each(thorough ? translations : translations.slice(0, 1))(
  '$label is chosen with a click and stays',
  async ({ label, language, words, manufacturers }) => {
    const { page, expectCalm } = await visit();
    const address = searchFor(words);
    await page.goto(address);
    const links = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
    await links.click();
    await page.waitForFunction((named) => document.documentElement.lang === named, language);
    await page.goto(address);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => page.getByRole('link', { name: manufacturers }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
    await expectCalm();
  },
);
