import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

test.each([
  '/search-result?business=MA&countries=global',
  '/search-result?business=PR&countries=global&search=bearing',
  '/countries/manufacturers/MX',
])('each sheet is read once, and nothing is loaded for what a visitor has not saved: %s', async (address) => {
  const { page, expectCalm } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  // Waits until nothing is under way any more.
  await expectCalm();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  );
  expect(sheets).toContainEqual(expect.stringMatching(/^\/assets\/frame-/));
  expect(sheets).toEqual([...new Set(sheets)]);
  expect(asked.filter((path) => path.includes('watch-marks'))).toEqual([]);
});
