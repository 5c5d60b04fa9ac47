import { addressById } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { countedBusiness } from './counted-business.ts';
import { expectFittingAtEachWidth, expectPagesAtEachWidth, timeForEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal, signedIn } = useSessionProduct();
const { aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const pathOf = (businessID: string) => `/business/${businessID}/dashboard`;

/** A business with figures of everything, and its owner in a browser. */
async function aCountedVisitor() {
  const visitor = await aVisitor();
  const businessID = await aBusinessOf(visitor.id, 'Envases Tepeyac');
  const product = await aProduct({ business_id: businessID, name: 'Helical-bevel gear unit HK 75' });
  await countedBusiness(businessID);
  await change(
    `INSERT INTO dashboard_product_days (business_id, day, product_id, kind, count)
    SELECT $1, (now() AT TIME ZONE 'UTC')::date - ago, $2, 'view', 1 + ago % 5 FROM generate_series(1, 90) AS ago`,
    [businessID, product],
  );
  await change(
    "INSERT INTO dashboard_words (business_id, words, day, times) VALUES ($1, 'helical gear unit', (now() AT TIME ZONE 'UTC')::date, 5)",
    [businessID],
  );
  return { ...visitor, businessID };
}

test('every period is usable at each width, light and dark', { timeout: timeForEachWidth }, async () => {
  const { businessID } = await aCountedVisitor();
  const path = pathOf(businessID);
  await expectPagesAtEachWidth(
    visit,
    { 'A month': `${path}?days=30`, 'A quarter': path, 'A year': `${path}?days=365` },
    await signedIn(),
  );
});

test('it fits in every language', { timeout: timeForEachWidth }, async () => {
  const { page, businessID, expectCalm } = await aCountedVisitor();
  for (const language of ['es', 'it', 'zh']) {
    await page.goto(`${pathOf(businessID)}?days=365&lang=${language}`);
    await main(page).getByText('helical gear unit').first().waitFor();
    await expectFittingAtEachWidth(page, `A dashboard in ${language}`);
  }
  await expectCalm();
});

test('a member is told whom to ask, and what cannot be loaded is loaded again', async () => {
  const { page, businessID } = await aCountedVisitor();
  await page.route('**/dashboard?days=90', (route) => route.abort());
  await page.goto(pathOf(businessID));
  await main(page).getByText('Error loading data').waitFor();
  await page.unroute('**/dashboard?days=90');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await main(page).getByRole('heading', { name: 'Reply time' }).waitFor();
  const { page: theirs, id } = await aVisitor();
  await join(businessID, id, 'member');
  await theirs.goto(pathOf(businessID));
  await main(theirs).getByText('Only owners and administrators can see these figures.').waitFor();
  expect(await main(theirs).getByRole('slider').count()).toBe(0);
});

test('all values of a chart stand in a table, those of a short first week too', async () => {
  const { page, businessID } = await aCountedVisitor();
  await page.goto(pathOf(businessID));
  const card = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Views per week' }) });
  await card.getByText('Show as a table').click();
  const rows = card.getByRole('row');
  await expect.poll(() => rows.count()).toBe(14);
  expect(await rows.nth(1).textContent()).toMatch(/^\d+ \w+ \d{4}, 6 days6024$/);
  expect(await rows.nth(2).textContent()).toMatch(/^\d+ \w+ \d{4}7028$/);
});

test('a search counts for the businesses whose cards it has shown, once, and not for whoever asks not to be tracked', async () => {
  const { page, expectCalm } = await visit({ baseURL: portal() });
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shown-results')) {
      expect(JSON.stringify(request.headers())).not.toContain('cookie');
      told.push(request.postData() ?? '');
    }
  });
  await page.goto('/search-result?search=bearings');
  await expect.poll(() => told.length).toBe(1);
  const { businesses, words } = JSON.parse(told[0] ?? '{}') as { businesses: string[]; words: string };
  expect(words).toBe('bearings');
  expect(businesses.length).toBeGreaterThan(0);
  const first = main(page).locator('.r-list a[href^="/business/"]').first();
  expect(await first.getAttribute('href')).toContain(businesses[0]);
  await main(page).getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2' }).click();
  await expect.poll(() => told.length).toBe(2);
  expect(JSON.parse(told[1] ?? '{}').words).toBeUndefined();
  await expectCalm();

  const { page: shy } = await visit({ baseURL: portal() });
  await shy.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  let asked = 0;
  shy.on('request', (request) => {
    if (/\/(?:shown-results|page-view)$/.test(request.url())) asked += 1;
  });
  await shy.goto('/search-result?search=bearings');
  await shy.goto(addressById('business', businesses[0] ?? ''));
  await main(shy).getByRole('heading', { level: 1 }).waitFor();
  expect(asked).toBe(0);
});
