import { withConnection } from '@kontor/database/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import type { Visit } from './browser.ts';
import { expectFittingAtEachWidth, expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusiness, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

interface Table extends Visit {
  address: string;
}

/** Somebody signed in, who is this to a business with so many products: "Gear 01" and on, each second one in stock. */
async function aTable(
  count: number,
  { role = 'owner', ...options }: BrowserContextOptions & { role?: 'owner' | 'admin' | 'member' } = {},
): Promise<Table> {
  const person = await aVisitor({}, options);
  const business = await aBusiness({ company_name: 'Gear Works of the Table', claimed_at: new Date() });
  await join(business, person.id, role);
  // Without an owner it would be nobody's.
  if (role !== 'owner') await join(business, (await aPerson()).id, 'owner');
  await withConnection(inject('database'), async (client) => {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO products (business_id, name, industry_id, category_id, position, stock, lead_time_days, listed, created_at)
       SELECT $1, 'Gear ' || lpad(n::text, 2, '0'), '0006', '000601', n, n % 2 = 0, CASE WHEN n = 3 THEN NULL ELSE n END, false, 'epoch'
       FROM generate_series(1, $2::int) AS n`,
      [business, count],
    );
    await client.query('DELETE FROM search_queue WHERE written_by = pg_current_xact_id()');
    await client.query('COMMIT');
  });
  return { ...person, address: `${portal()}/business/${business}/products` };
}

const table = (page: Page) => page.getByRole('table', { name: 'Products', exact: true });
/** Names of the products, top to bottom, with the line where showing stops. */
const names = (page: Page) =>
  table(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a, b')?.textContent ?? 'the line'));
/** The machine may be busy with other things. */
const inTime = { timeout: 15_000 };
const gears = (...numbers: number[]) => numbers.map((number) => `Gear ${String(number).padStart(2, '0')}`);
const until = (page: Page, expected: string[]) => expect.poll(() => names(page), inTime).toEqual(expected);
const handle = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name},`) });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const toast = (page: Page) => page.locator('.k-toasts');

test('rows are searched, filtered, sorted and turned, and the address shows them again', async () => {
  const { page, address, expectCalm } = await aTable(60);
  await page.goto(address);
  await page.getByText('1 to 50 of 60').waitFor();
  // As large as every other input, whatever else was loaded before.
  expect((await page.getByLabel('Search products').boundingBox())?.height).toBe(44);
  await expectCalm();

  await page.keyboard.press('/');
  await page.keyboard.type('gear 4');
  await until(page, ['the line', ...gears(40, 41, 42, 43, 44, 45, 46, 47, 48, 49)]);
  await page.getByLabel('Stock', { exact: true }).selectOption('yes');
  await until(page, ['the line', ...gears(40, 42, 44, 46, 48)]);
  await expect.poll(() => handle(page, 'Gear 40').count()).toBe(0);
  await page.getByText('Only some products are shown', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Lead time' }).click();
  await page.getByRole('button', { name: 'Lead time' }).click();
  await until(page, gears(48, 46, 44, 42, 40));
  await page.reload();
  await until(page, gears(48, 46, 44, 42, 40));
  await page.goBack();
  await until(page, gears(40, 42, 44, 46, 48));

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: 'Show all in the order buyers see' }).click();
  // By lead time it came last.
  await expect.poll(async () => (await names(page))[2], inTime).toBe('Gear 03');
  await page.getByRole('link', { name: 'Next' }).click();
  await until(page, gears(51, 52, 53, 54, 55, 56, 57, 58, 59, 60));
  await page.getByText('51 to 60 of 60').waitFor();
  await page.reload();
  await page.getByText('51 to 60 of 60').waitFor();
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByText('1 to 50 of 60').waitFor();

  await page.getByLabel('Search products').fill('wheelbarrow');
  await page.getByRole('heading', { name: 'No matching products' }).waitFor();
});

test('a row is moved by keys, the line stays behind as many, and all is so after a reload', async () => {
  const { page, address } = await aTable(9, { viewport: { width: 1280, height: 1200 } });
  await page.goto(address);
  await until(page, [...gears(1, 2, 3, 4, 5, 6, 7), 'the line', ...gears(8, 9)]);
  await page.getByText('7 of 9 products shown, 2 hidden').waitFor();
  await page.getByRole('button', { name: 'Choose which to show' }).click();
  await expect
    .poll(() => handle(page, 'Gear 07').evaluate((grip) => grip === document.activeElement), inTime)
    .toBe(true);

  await handle(page, 'Gear 09').focus();
  await page.keyboard.press(' ');
  await page.getByText('Gear 09 picked up, position 9 of 9', { exact: false }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByText('position 8 of 9', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Move cancelled, position 9 of 9').waitFor();
  await until(page, [...gears(1, 2, 3, 4, 5, 6, 7), 'the line', ...gears(8, 9)]);

  await page.keyboard.press(' ');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.getByText('position 2 of 9', { exact: true }).waitFor();
  await page.keyboard.press(' ');
  const moved = [...gears(1, 9, 2, 3, 4, 5, 6), 'the line', ...gears(7, 8)];
  await until(page, moved);
  await toast(page).getByText('Gear 09: position 2 of 9').waitFor();
  await expect
    .poll(() => handle(page, 'Gear 09').evaluate((grip) => grip === document.activeElement), inTime)
    .toBe(true);
  await page.reload();
  await until(page, moved);

  // By pointer, and taken back.
  await handle(page, 'Gear 08').dragTo(handle(page, 'Gear 02'));
  await until(page, [...gears(1, 9, 8, 2, 3, 4, 5), 'the line', ...gears(6, 7)]);
  await toast(page).getByText('Gear 08: position 3 of 9').waitFor();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await until(page, moved);

  // By its menu, to wherever.
  await page.getByRole('button', { name: 'More actions for Gear 07' }).click();
  await page.getByRole('menuitem', { name: 'Move to position…' }).click();
  await page.getByLabel('Position, from 1 to 9').fill('1');
  await page.keyboard.press('Enter');
  await until(page, [...gears(7, 1, 9, 2, 3, 4, 5), 'the line', ...gears(6, 8)]);
});

test('many are changed at once, and back again', async () => {
  const { page, address } = await aTable(9);
  await page.goto(address);
  await box(page, 'Gear 02').check();
  await box(page, 'Gear 04').focus();
  await page.keyboard.press('Shift+Space');
  await page.getByText('3 selected').waitFor();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await until(page, gears(1, 5, 6, 7, 8, 9));
  await page.getByText('6 of 7 products shown, 1 more possible').waitFor();
  await toast(page).getByText('3 products archived').waitFor();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  const all = [...gears(1, 2, 3, 4, 5, 6, 7), 'the line', ...gears(8, 9)];
  await until(page, all);

  // All, by the filter; then the stock of each.
  await page.getByRole('checkbox', { name: 'Select Gear 01' }).check();
  await page.getByRole('button', { name: 'Select all 9' }).click();
  await page.getByRole('button', { name: 'Edit fields' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 9 products' });
  await dialog.getByLabel('Field').selectOption('leadTime');
  await dialog.getByLabel('Whole days').fill('30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page).getByText('9 products changed').waitFor();
  await expect.poll(() => table(page).getByRole('cell', { name: '30 days' }).count(), inTime).toBe(9);
  expect(await findViolations(page)).toEqual([]);

  // The category is chosen in a dialog before this one, which stays.
  const edit = page.getByRole('button', { name: 'Edit fields' });
  await edit.click();
  await dialog.getByLabel('Field').selectOption('category');
  await dialog.getByRole('button', { name: 'Choose a category' }).click();
  const tree = page.getByRole('dialog', { name: 'Industries and their categories' });
  await tree.locator('summary').first().click();
  const category = tree.locator('details[open]').getByRole('checkbox').first();
  const name = await category.evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent ?? '');
  await category.check();
  await tree.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name, exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => table(page).locator('tbody').getByText(name, { exact: true }).count(), inTime)
    .toBe(9);
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement), inTime).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('9 selected').count()).toBe(0);

  await page.getByRole('button', { name: 'More actions for Gear 01' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await until(page, [...gears(2, 3, 4, 5, 6, 7, 8), 'the line', ...gears(9)]);
  await page.getByRole('link', { name: /^Archived/ }).click();
  await page.getByRole('button', { name: 'Restore Gear 01' }).click();
  await page.getByRole('heading', { name: 'No archived products' }).waitFor();
  await page.getByRole('link', { name: /^Products\s*9/ }).click();
  await until(page, [...gears(2, 3, 4, 5, 6, 7, 8), 'the line', ...gears(9, 1)]);
  await page.getByRole('button', { name: 'More actions for Gear 05' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await until(page, [...gears(2, 3, 4, 5, 6, 7, 8), 'the line', ...gears(9, 1, 5)]);
  await toast(page).getByText('1 copy added at the end of the list').waitFor();
});

test('a member reads and changes nothing; a failure says so and can be tried again', async () => {
  const { page, address } = await aTable(3, { role: 'member' });
  let fails = true;
  await page.route('**/api/v1/product/of-business*', (route) => (fails ? route.abort() : route.continue()));
  await page.goto(address);
  await page.getByText('Error loading data').waitFor();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await until(page, gears(1, 2, 3));
  await page.getByText('Only owners and administrators can change products.').waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /^Move|^Restore|^Edit/ }).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: 'Add product' }).count()).toBe(0);
});

test('why something was not done with products stands in their row, or above the rows, until another thing is tried', async () => {
  const { page, address } = await aTable(4);
  const refused = 'Not saved: nothing has changed. Please try again.';
  const row = (name: string) => table(page).getByRole('row').filter({ hasText: name });
  const alerts = page.getByRole('main').getByRole('alert');
  await page.goto(address);
  await until(page, gears(1, 2, 3, 4));
  await page.route('**/api/v1/product/bulk', (route) => route.abort());
  await page.getByRole('button', { name: 'More actions for Gear 02' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await row('Gear 02').getByRole('alert').getByText(refused).waitFor();
  await toast(page).getByText(refused).waitFor();
  await until(page, gears(1, 2, 3, 4));

  await box(page, 'Gear 01').check();
  await box(page, 'Gear 03').check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect.poll(() => row('Gear 02').getByRole('alert').count()).toBe(0);
  await alerts.getByText(refused).waitFor();
  expect(await table(page).getByRole('alert').count()).toBe(0);

  await page.unroute('**/api/v1/product/bulk');
  await page.getByRole('button', { name: 'More actions for Gear 02' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await until(page, gears(1, 3, 4));
  expect(await alerts.count()).toBe(0);
});

test('the table is usable at each width, and speaks each language', async () => {
  const { page, address } = await aTable(9);
  await page.goto(address);
  await box(page, 'Gear 02').check();
  await expectUsableAtEachWidth(page, 'the products of a business', [390, 1440]);
  for (const [language, text] of [
    ['es', '7 de 9 productos visibles, 2 ocultos'],
    ['it', '7 prodotti su 9 visibili, 2 nascosti'],
    ['zh', '共 9 个产品，显示 7 个，隐藏 2 个'],
  ] as const) {
    await page.goto(`${address}?lang=${language}`);
    await page.getByText(text).waitFor();
    await expectFittingAtEachWidth(page, `the products of a business in ${language}`);
  }
});
