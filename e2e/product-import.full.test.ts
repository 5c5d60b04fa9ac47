import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { zipOf } from '../apps/api/src/product/import/testing-zip.ts';
import { findViolations } from './axe.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { workbook } from './workbook.ts';

const { portal } = useSessionProduct();
const { aVisitor } = usePeople();

/** Somebody who owns a business, at its page for imports. */
async function atImports(name: string) {
  const visited = await aVisitor();
  const business = await aBusinessOf(visited.id, name);
  await visited.page.goto(`/business/${business}/products/import`);
  await visited.page.getByRole('heading', { name: 'Import products' }).waitFor();
  return { ...visited, business };
}

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('Table with your products').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Read the file' }).click();
}

const category = '0006.000601';
const good = Array.from({ length: 8 }, (_, index) => [
  `Gear unit KR ${index + 1}`,
  category,
  21,
  1,
  20_410.5,
  'sí',
]);
const wrong = [
  ['Gear unit PX 1', category, '3 semanas', 1, 20, 'sí'],
  ['Gear unit PX 2', category, 21, 1, 'por pedido', 'sí'],
  ['Gear unit PX 3', 'Planetario', 21, 1, 20, 'no'],
];

test('products come by a workbook with three wrong rows: these are told, the others are imported, the quota is explained, and all is undone', async () => {
  const { page, business, expectCalm } = await atImports('Transmecánica Regia');
  await page.getByText('Nothing has been imported yet.', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const rows = [
    ['Producto', 'Familia', 'Entrega', 'Min', 'Precio MXN', 'Existencias'],
    ...good.slice(0, 4),
    ...wrong,
    ...good.slice(4),
  ];
  await send(page, 'catalogo-2026.xlsx', await workbook(rows));
  await page.getByText('11 rows read, nothing saved yet').waitFor();
  const issues = page.getByRole('table').nth(1);
  await expect
    .poll(() => issues.getByRole('row').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Row\s+Field\s+What is wrong\s+What to do/),
      expect.stringMatching(
        /Row 6\s+Lead time, days\s+“3 semanas” is not a number of days\s+Enter whole days: 21/,
      ),
      expect.stringMatching(
        /Row 7\s+Price\s+“por pedido” is not an amount\s+Enter a number or leave the cell empty/,
      ),
      expect.stringMatching(/Row 8\s+Category\s+“Planetario” is not a category/),
    ]);
  await page.getByText('1 value to match').waitFor();
  await page.getByText('Your package shows 7 products.', { exact: false }).waitFor();
  await expectUsableAtEachWidth(page, 'an import that was checked', [390, 1440]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Rows with errors' }).click();
  expect((await saved).suggestedFilename()).toBe('catalogo-2026 - What is wrong.xlsx');

  await page.getByRole('button', { name: 'Import 8 rows' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'catalogo-2026.xlsx' });
  await item.getByText('8 new, 0 changed, 3 rows with an error.', { exact: false }).waitFor();
  const shown = await fetch(`${portal()}/api/v1/product/by-business?bid=${business}`);
  const { data } = await shown.json();
  expect(data.data).toHaveLength(7);

  // It is told in the place of the steps, and stays until another table is wanted.
  await page.getByRole('heading', { name: 'Import finished' }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'See your products' }).getAttribute('href'))
    .toMatch(/\/products$/);
  await item.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await item.getByText('8 rows, undone on', { exact: false }).waitFor();
  const after = await (await fetch(`${portal()}/api/v1/product/by-business?bid=${business}`)).json();
  expect(after.data.data).toEqual([]);
  await expectCalm();
});

test('columns and values are matched by hand, and the page can be left and opened again meanwhile', async () => {
  const { page } = await atImports('Engranes del Bajío');
  await page.getByLabel('Table with your products').waitFor();
  await expectUsableAtEachWidth(page, 'the first step of an import', [390]);
  await send(
    page,
    'liste.xlsx',
    await workbook([
      ['Bezeichnung', 'Typ', 'Intern'],
      ['Kegelrad', 'Getriebe', 'a'],
      ['Stirnrad', 'Getriebe', 'b'],
    ]),
  );
  await page.getByText('Choose the column with the names of the products.').waitFor();
  await page.reload();
  await page.getByLabel('Field for Bezeichnung').selectOption({ label: 'Product name' });
  await page.getByLabel('Field for Typ').selectOption({ label: 'Category' });
  await page.getByLabel('Field for Intern').selectOption({ label: 'Leave out' });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('1 value to match').waitFor();
  const match = page.getByRole('combobox', { name: 'Category for Getriebe' });
  await match.fill('castings');
  await page.getByRole('listbox', { name: 'Category for Getriebe' }).getByRole('option').first().click();
  await expect.poll(() => match.inputValue()).toMatch(/^Castings \(/);
  await page.getByLabel('Pictures in a ZIP, optional').setInputFiles({
    name: 'bilder.zip',
    mimeType: 'application/zip',
    buffer: await zipOf({ 'kegelrad.jpg': Buffer.from('a picture no row names') }),
  });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByLabel('Replace bilder.zip with another ZIP').waitFor();
  await page.getByRole('button', { name: 'Import 2 rows' }).waitFor();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('Table with your products').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('status').getByText('2 new, 0 changed, no error.', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  // While another table waits it is said why this cannot be undone, and the table can be discarded.
  await page.getByRole('button', { name: 'Import another table' }).click();
  await send(
    page,
    'nichts.xlsx',
    await workbook([
      ['Bezeichnung', 'Preis'],
      ['Kegelrad', 'auf Anfrage'],
    ]),
  );
  await page.getByText('You can undo this once the other table is imported or discarded.').waitFor();
  await page.getByRole('button', { name: 'Discard table' }).click();
  await page.getByText('The table was discarded. No product has changed.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Undo import' }).isEnabled()).toBe(true);
});
