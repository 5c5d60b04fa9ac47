import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { accounts, portal } = useSessionProduct();
const { visit } = useBrowser();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();
const toast = (page: Page, text: string) => page.locator('.k-toast').getByText(text, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const names = (page: Page) => main(page).locator('.ls-links a').allTextContents();

const search = '/search-result?business=MA&countries=ES,MX&search=steel&leadTime=30&order=newest';

test('a search is saved once with all its filters, renamed, deleted and put back', async () => {
  const { page, expectCalm } = await aVisitor();
  await page.goto('/favorites?tab=searches');
  await main(page).getByText('No saved searches yet').waitFor();
  await page.goto(search);
  for (const _ of ['once', 'again']) {
    const stored = page.waitForResponse('**/api/v1/saved-search');
    await button(page, 'Save search').click();
    expect((await stored).status()).toBe(200);
  }
  await toast(page, 'Saved successfully').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Saved searches' }).last().click();
  await expect.poll(() => names(page)).toEqual(['steel – Manufacturers – Spain and Mexico']);
  await main(page).getByText('steel · Manufacturers · Spain and Mexico · 1 filter').waitFor();
  expect(await findViolations(page)).toEqual([]);

  const menu = main(page).getByRole('button', { name: /^Menu of/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog(page).getByLabel('Name').fill('Steel for line 4');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Steel for line 4']);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await main(page).getByText('No saved searches yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Steel for line 4']);
  await expectCalm();
  await main(page).getByRole('link', { name: 'Steel for line 4' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === search);
});

test('a visitor logs in to save a search, and comes back to it', async () => {
  const person = await aPerson();
  const { page } = await visit({ baseURL: portal() });
  await page.goto('/favorites?tab=searches');
  await main(page).getByText('Saved searches are in your account').waitFor();
  await page.goto(search);
  accounts().userID = person.id;
  await button(page, 'Save search').click();
  // The account service of journeys signs in at once.
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .waitFor();
  expect(page.url()).toBe(portal() + search);
  await button(page, 'Save search').click();
  await toast(page, 'Saved successfully').waitFor();
});

test('what came since one looked is counted until one says it was seen', async () => {
  const { page, id, expectCalm } = await aVisitor();
  // What came in the last minutes is told later.
  await change(
    `UPDATE businesses SET created_at = created_at - interval '1 hour'
      WHERE id = (SELECT id FROM businesses WHERE business_type = 'MA' AND origin = 'demo' ORDER BY id LIMIT 1)`,
    [],
  );
  await change(
    `INSERT INTO saved_searches (person_id, name, resource_type, query, seen_at)
      VALUES ($1, 'Makers', 'business', '{"textQuery": "", "businessType": "MA"}', '2001-01-01')`,
    [id],
  );
  await page.goto('/favorites?tab=searches');
  await main(page)
    .getByText(/^[\d,]+ new results?$/)
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Menu of Makers' }).click();
  await page.getByRole('menuitem', { name: 'Mark as seen' }).click();
  await expect
    .poll(() =>
      main(page)
        .getByText(/ new results?$/)
        .count(),
    )
    .toBe(0);
  expect(await names(page)).toEqual(['Makers']);
  await expectCalm();
});
