import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();
const products = '/search-result?business=PR&countries=global&search=bearing';

/**
 * Links, buttons and ticks (with their labels) lower than 24 px (WCAG 2.2, 2.5.8), those in the middle of a sentence left
 * out.
 */
function lowTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((part, targets) => {
    const isSaid = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some(isSaid);
    return [...part.querySelectorAll(targets)].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSeen = target.checkVisibility({ checkOpacity: false }) && width > 1 && height > 1;
      // What covers a whole card is a target as large as the card.
      const isWhole = getComputedStyle(target, '::after').position === 'absolute';
      return isSeen && !isWhole && !isInSentence(target) && Math.min(width, height) < 24
        ? [`${target.textContent || target.getAttribute('aria-label')}: ${width} × ${height}`]
        : [];
    });
  }, 'a[href], button, label:has(input[type="checkbox"], input[type="radio"]), :not(label) > input[type="checkbox"]');
}

test.each([
  ['/', 1440],
  ['/', 390],
  [products, 1440],
  [products, 390],
  ['/search-result?business=MA&countries=DE', 768],
  ['/search-result?business=MA&countries=DE&search=bearnig', 390],
  ['/groups', 390],
] as const)('all targets of %s are 24 px at least at %i px', async (path, width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.goto(path);
  expect(await lowTargets(page)).toEqual([]);
});

test('so are those of the industries’ panel, and of a product with its rail of icons', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(products);
  await page
    .getByRole('button', { name: /^Categories of/ })
    .first()
    .press('Enter');
  await page.locator('.s-panel-categories').waitFor();
  expect(await lowTargets(page, '.s-panel')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('main article h2 a').first().click();
  await page.getByRole('heading', { name: 'Technical specification' }).waitFor();
  expect(await lowTargets(page)).toEqual([]);
});

test.each([
  '/search-result?business=MA&countries=MX',
  '/search-result?business=MA&countries=US&search=brewery',
])('and those of the business that is first in %s, on a phone', async (path) => {
  const { page } = await visit({ viewport: { width: 390, height: 900 } });
  await page.goto(path);
  const address = await page.locator('main article a[href*="/business/"]').first().getAttribute('href');
  await page.goto(address ?? '');
  expect(await lowTargets(page, 'main')).toEqual([]);
});

test.each([768, 1024])('rows of product tiles leave no hole at %i px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.goto('/');
  // Eight tiles, as the page of a product shows them.
  const columns = await page.evaluate(() => {
    const tiles = document.createElement('div');
    tiles.className = 's-tiles';
    for (let tile = 0; tile < 8; tile += 1) tiles.append(document.createElement('article'));
    document.querySelector('.s-page')?.append(tiles);
    return getComputedStyle(tiles).gridTemplateColumns.split(' ').length;
  });
  expect(8 % columns).toBe(0);
});
