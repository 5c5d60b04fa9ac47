import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const addresses = [
  '/',
  '/search-result?business=MA&countries=global',
  '/search-result?business=PR&countries=global',
  '/b2b-tips/best-products-for-export-tip-6',
  '/membership-platinum',
  '/contact-us/form',
];

test.each(
  [phone, desk].flatMap((viewport) =>
    addresses.flatMap((path) => ['en', 'it'].map((language) => ({ ...viewport, viewport, path, language }))),
  ),
)(
  'fonts that come late move next to nothing: $path in $language, $width px',
  async ({ viewport, path, language }) => {
    const { page, expectCalm } = await visit({ viewport });
    // The scripts come last of all: that another page is turned to, as they do when they begin, excuses what moves then.
    const fonts = await hold(page, '**/*.woff2');
    const scripts = await hold(page, '**/*.js');
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    fonts.letGo();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(async () => void (await document.fonts.ready));
    scripts.letGo();
    // That a long text takes a line more or less no other face can exclude.
    await expectCalm(0.05);
  },
);

/** What is asked for at such addresses comes when it is let go. */
async function hold(page: Page, addresses: string): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: resolve };
}
