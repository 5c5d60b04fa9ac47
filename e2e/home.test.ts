import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

test.each([
  { width: 390, height: 844, place: 'main' },
  { width: 1440, height: 900, place: 'aside' },
])(
  'the most liked businesses and the way to one of my own stand on the home page, $width px wide',
  async (look) => {
    const { page, expectCalm } = await visit({ viewport: look });
    await page.goto('/');
    const liked = page.getByRole('heading', { name: 'Businesses with most likes' });
    expect(await liked.count()).toBe(1);
    expect(await page.locator(look.place).filter({ has: liked }).count()).toBe(1);
    const cards = page.locator(look.place).locator('section').filter({ has: liked }).getByRole('article');
    expect(await cards.count()).toBeGreaterThan(2);
    expect(await page.getByRole('heading', { name: 'My Business' }).count()).toBe(1);
    await expectCalm();

    await cards.first().getByRole('link').click();
    await page.waitForURL(/\/business\//);
    await page.getByRole('heading', { name: 'General Information' }).waitFor();
    expect(await page.locator('header .k-meta').first().textContent()).not.toBe('0 likes');
  },
);

test('each banner of the home page leads to a page of its own', async () => {
  const { page } = await visit();
  await page.goto('/');
  const links = await page.getByRole('list', { name: 'Ways into the directory' }).getByRole('link').all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const address = new URL((await link.getAttribute('href')) ?? '', inject('portal'));
    expect(address.pathname).not.toBe('/');
    expect((await fetch(address)).status).toBe(200);
  }
});

test('without script the menu’s place leads to all industries', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 780 }, javaScriptEnabled: false });
  await page.goto('/');
  const ways = page.locator('.s-hamburger:visible');
  expect(await ways.count()).toBe(1);
  await ways.click();
  await page.waitForURL('**/industries');
  const heading = page.locator('main h3 a').first();
  expect((await heading.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('completions begin where the search box begins', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/search-result?business=MA&countries=global');
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('bear');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await list.waitFor();
  const [box, words] = [await list.boundingBox(), await page.locator('.k-search-words').boundingBox()];
  expect(box?.x).toBe(words?.x);
});
