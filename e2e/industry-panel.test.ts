import { type Data, getIndustryTree } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const maximum = 6;

async function industries(): Promise<Data<typeof getIndustryTree>> {
  const answer = await fetch(new URL(`/api/v1/${getIndustryTree.path}`, inject('portal')));
  return ((await answer.json()) as { data: Data<typeof getIndustryTree> }).data;
}

async function open(page: Page, name: string) {
  const rail = page.getByRole('navigation', { name: 'Industries' });
  await rail.getByRole('link', { name, exact: true }).first().hover();
  const panel = page.getByRole('region', { name });
  await panel.waitFor();
  return panel;
}

test('pointing at an industry opens six of its categories with six subcategories, and ways to the others', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const tree = await industries();
  expect(tree).toHaveLength(15);
  const rail = page.getByRole('navigation', { name: 'Industries' });
  const links = (await rail.getByRole('link').allInnerTexts()).filter((text) => text !== '');
  for (const { name: named, categories } of tree) {
    // Another journey may have made a name longer since the page came.
    const name = links.find((text) => named.startsWith(text)) ?? named;
    const panel = await open(page, name);
    const shown = categories.slice(0, maximum);
    await expect
      .poll(() => panel.locator('h4').allTextContents(), { timeout: 10_000 })
      .toEqual(shown.map((each) => each.name));
    const lists = await panel
      .locator('ul')
      .evaluateAll((all) =>
        all.map((list) => [...list.querySelectorAll('a')].map(({ textContent }) => textContent)),
      );
    for (const [place, { name, subCategories }] of shown.entries()) {
      const names = subCategories.slice(0, maximum).map((each) => each.name);
      const more = subCategories.length > maximum ? [`View More ${name}`] : [];
      expect(lists[place], name).toEqual([...names, ...more]);
    }
    const moreCategories = await panel.getByRole('link', { name: 'View More Categories' }).count();
    expect(moreCategories, name).toBe(categories.length > maximum ? 1 : 0);
  }
  await expectCalm();
});

test('the panel takes 300 ms to come and to go, and none where motion is unwanted', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const panel = await open(page, 'Energy');
  const duration = () =>
    panel.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0]);
  await expect.poll(() => duration()).toBe('0.3s');
  await page.mouse.move(1300, 700);
  await panel.waitFor({ state: 'hidden' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'Energy');
  await expect.poll(() => duration()).toBe('0s');
});

thoroughTest(
  'View More leads to the category among all others, View More Categories to its industry',
  async () => {
    const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
    const tree = await industries();
    const industry = tree.find(({ categories }) => categories.length > maximum);
    const category = industry?.categories
      .slice(0, maximum)
      .find(({ subCategories }) => subCategories.length > maximum);
    if (!industry || !category) return expect.fail('No industry has more than the panel shows');
    for (const [link, part] of [
      [`View More ${category.name}`, category.name],
      ['View More Categories', industry.name],
    ] as const) {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const panel = await open(page, industry.name);
      await panel.getByRole('link', { name: link, exact: true }).click();
      await page.waitForURL(/\/industries#/);
      const heading = page.locator('main').getByRole('heading', { name: part, exact: true });
      await expect
        .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top), { timeout: 10_000 })
        .toBeLessThan(500);
      await expect
        .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
        .toBeGreaterThan(0);
    }
    await expectCalm();
  },
);

thoroughTest(
  'a panel that cannot be loaded says so itself, the page stays, and the next opening tries again',
  async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const failures = [{ status: 503 }, { status: 429, body: '{}' }, undefined];
    await page.route('**/industry-panel/**', (route) => {
      if (failures.length === 0) return route.continue();
      const failure = failures.shift();
      return failure ? route.fulfill(failure) : route.abort();
    });
    const toggle = page.getByRole('button', { name: 'Categories of Energy' });
    for (const left of [2, 1, 0]) {
      await toggle.click();
      await page.getByText('The categories could not be loaded.').waitFor();
      expect(failures).toHaveLength(left);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
      await toggle.click();
      await page.getByText('The categories could not be loaded.').waitFor({ state: 'hidden' });
    }
    await toggle.click();
    const panel = page.getByRole('region', { name: 'Energy' });
    await panel.getByRole('heading', { level: 4 }).first().waitFor();
    // Its keys: right to the next category, End and Home to the last link and the first.
    const focused = () =>
      panel.evaluate((element) =>
        [...element.querySelectorAll('a')].indexOf(document.activeElement as HTMLAnchorElement),
      );
    await expect.poll(focused).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(
      await panel
        .locator('h4 a')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => focused()).toBe((await panel.locator('a').count()) - 1);
    await page.keyboard.press('Home');
    await expect.poll(() => focused()).toBe(0);
  },
);

thoroughTest(
  'a touch on the arrow beside an industry opens its panel, one elsewhere puts it away',
  async () => {
    const { page, expectCalm } = await visit({ viewport: { width: 1180, height: 820 }, hasTouch: true });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Categories of Machineries' }).tap();
    const panel = page.getByRole('region', { name: 'Machineries' });
    await panel.waitFor();
    await page.getByRole('heading', { level: 1 }).tap({ force: true });
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Categories of Machineries' }).tap();
    await panel.getByRole('heading', { level: 4 }).first().getByRole('link').tap();
    await page.waitForURL(/industry=0005&category=000501/);
    await expectCalm();
  },
);
