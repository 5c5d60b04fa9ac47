import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct } from './rows.ts';

const { visit } = useBrowser();
const { aVisitor } = usePeople();
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

/** Places of ways that are seen and hold none. */
function emptyWays(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const places = [...main.querySelectorAll('[class*="-ways"], [class*="-actions"], [class*="-social"]')];
    const isSeen = (each: Element) => each.checkVisibility() && each.getBoundingClientRect().height > 0;
    return places
      .filter((place) => isSeen(place) && place.getBoundingClientRect().width > 0)
      .filter(
        (place) => ![place, ...place.querySelectorAll('*')].some((each) => each !== place && isSeen(each)),
      )
      .map(({ className }) => className);
  });
}

/** How far from the right edge of a grid its last child ends. */
function holeBelow(grid: Locator): Promise<number> {
  return grid.evaluate((box) => {
    const end = (box.lastElementChild ?? box).getBoundingClientRect().right;
    return Math.round(
      box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight) - end,
    );
  });
}

test.each([
  ['/', 1440],
  ['/', 390],
  [products, 1440],
  [products, 390],
  ['/search-result?business=MA&countries=DE', 768],
  ['/search-result?business=MA&countries=DE&search=bearnig', 390],
  ['/groups', 390],
  ['/industries', 390],
  ['/membership-standard', 390],
  ['/membership-gold', 1440],
  ['/advertise-with-us', 390],
  ['/data-sources', 1440],
  ['/b2b-tips/export-to-the-world-tip-0', 1440],
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

test('so are those of pages of people who are signed in, on a phone, where no place of ways stands empty', async () => {
  const { page, id } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  const business = await aBusinessOf(id, 'Envases Tepeyac');
  await aProduct({ business_id: business, name: 'Helical-bevel gear unit HK 75' });
  const of = (part: string) => `/business/${business}/${part}`;
  const paths = [
    '/my-b2b',
    '/my-business',
    of('dashboard'),
    of('products'),
    of('members'),
    of('membership'),
    of('edit'),
    of('inbox-settings'),
    of('requests'),
    '/business/me/requests',
    '/notifications',
    '/notifications/settings',
    '/profile',
    '/profile/edit',
    '/favorites',
    '/newsfeed',
    '/connections',
    '/groups',
    `/business/${business}/`,
    '/search-result?business=UR&countries=global',
  ];
  const low: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('main').getByRole('status', { name: 'Loading' }).count()).toBe(0);
    // What is loaded beside the page fills them.
    await expect.poll(() => emptyWays(page)).toEqual([]);
    const found = await lowTargets(page);
    if (found.length > 0) low[path] = found;
  }
  expect(low).toEqual({});

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [of('products'), of('boosts'), '/newsfeed', '/my-business']) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('main').getByRole('status', { name: 'Loading' }).count()).toBe(0);
    const found = await lowTargets(page, 'main');
    if (found.length > 0) low[`${path} at 1440 px`] = found;
  }
  expect(low).toEqual({});

  // What one is in a business stands off its card.
  await page.goto('/profile');
  const role = await page.locator('.u-businesses .k-pill').boundingBox();
  const card = await page.locator('.u-businesses article').boundingBox();
  expect((card?.y ?? 0) - (role?.y ?? 0) - (role?.height ?? 0)).toBeGreaterThanOrEqual(4);
});

test.each([390, 768, 992, 1440])('the logos of the network fill their rows at %i px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.goto('/');
  const logos = page.locator('.nw-logos');
  await logos.scrollIntoViewIfNeeded();
  expect(await holeBelow(logos)).toBe(0);
  const cut = await logos
    .locator('a')
    .evaluateAll((all) => all.filter((logo) => logo.scrollWidth > logo.clientWidth).length);
  expect(cut).toBe(0);
});

test('the most liked businesses fill their rows at 768 px', async () => {
  const { page } = await visit({ viewport: { width: 768, height: 900 } });
  await page.goto('/');
  const liked = page.locator('main .h-liked .h-row');
  await liked.scrollIntoViewIfNeeded();
  expect(await liked.locator('article').count()).toBe(5);
  expect(await holeBelow(liked)).toBe(0);
});

test.each([
  ['/free-marketing', '.c-points', 768],
  ['/free-marketing', '.c-steps', 1440],
  ['/company-verification', '.c-points', 768],
  ['/advertise-with-us', '.m-boosts', 992],
  ['/b2b-contract-help', '.n-list', 768],
] as const)('cards of %s (%s) fill their rows at %i px', async (path, cards, width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.goto(path);
  const rows = page.locator(`main ${cards}`);
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) expect(await holeBelow(row)).toBe(0);
});

test('the ways of a result stand in one row at 768 px', async () => {
  const { page } = await visit({ viewport: { width: 768, height: 900 } });
  await page.goto('/search-result?business=MA&countries=DE');
  const rows = await page.locator('.k-result-actions').evaluateAll((all) =>
    all.map((ways) => {
      const boxes = [...ways.children]
        .map((way) => way.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      const middles = boxes.map(({ top, height }) => top + height / 2);
      return { ways: boxes.length, apart: Math.max(...middles) - Math.min(...middles) };
    }),
  );
  expect(Math.max(...rows.map(({ ways }) => ways))).toBe(5);
  expect(rows.filter(({ apart }) => apart > 2)).toEqual([]);
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
