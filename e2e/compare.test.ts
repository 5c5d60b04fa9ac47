import { readFile } from 'node:fs/promises';
import { addressById, canonicalBusinessPath, canonicalProductPath } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen } from './focus.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen to compare' });
const choose = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `Compare ${name}`, exact: true })
    .filter({ visible: true })
    .first();
const table = (page: Page) => main(page).getByRole('table');
const row = (page: Page, name: string) => table(page).getByRole('row', { name }).locator('td');
const columns = (page: Page) => table(page).locator('thead th .cp-name').allTextContents();

async function aSupplier(name: string, weight: { value: string; unit: string }, lead_time_days: number) {
  const owner = await aPerson();
  const id = await aBusinessOf(owner.id, name);
  const product = `Gear unit of ${name}`;
  const productID = await aProduct({
    business_id: id,
    name: product,
    industry_id: '0006',
    lead_time_days,
    specs: JSON.stringify([
      { key: 'Weight', ...weight },
      { key: 'Mounting', value: 'Foot' },
    ]),
  });
  await change(
    "INSERT INTO certificates (business_id, name, issue_date, expire_date) VALUES ($1, 'ISO 9001', '2020-01-01', $2)",
    [id, name.endsWith('North') ? '2021-01-01' : '2090-01-01'],
  );
  const path = canonicalBusinessPath({ id, name });
  const productPath = canonicalProductPath({ id: productID, name: product, company: name });
  return { id, name, path, productID, product, productPath };
}

function someSuppliers() {
  return Promise.all([
    aSupplier('Compared North', { value: '58', unit: 'kg' }, 21),
    aSupplier('Compared South', { value: '156.5', unit: 'lb' }, 12),
    aSupplier('Compared West', { value: '66', unit: 'kg' }, 30),
  ]);
}

test('a visitor chooses products by keyboard and sets them side by side, units in one, until one is left', async () => {
  const [north, south, west] = await someSuppliers();
  const { page, expectCalm } = await visit({ baseURL: portal() });
  for (const { productPath, product } of [north, south, west]) {
    await page.goto(productPath);
    await choose(page, product).focus();
    await page.keyboard.press('Enter');
    await bar(page).waitFor();
    await expect.poll(() => choose(page, product).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => storedChoice(page)).toContain(product);
  }
  await expectFocusSeen(page);
  await page.reload();
  await bar(page).getByText('3 of 5 products').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await bar(page).getByRole('link', { name: 'Compare 3 products' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/compare?ids=*');
  await expect.poll(() => columns(page)).toEqual([north.product, south.product, west.product]);
  await expect.poll(() => page.title()).toContain('Compare 3 products');
  expect(await row(page, 'Weight').allTextContents()).toEqual([
    '58 kgStated by company',
    expect.stringMatching(/^70\.99 kgstated as 156\.5 lb/),
    '66 kgStated by company',
  ]);
  expect(await row(page, 'Lead time of this product').allTextContents()).toEqual([
    expect.stringContaining('21 days'),
    expect.stringContaining('12 daysshortest'),
    expect.stringContaining('30 days'),
  ]);
  expect(await row(page, 'ISO 9001').first().textContent()).toContain('Expired, not counted');
  expect(await row(page, 'Mounting').count(), 'equal').toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await main(page)
    .getByRole('link', { name: /^All facts/ })
    .click();
  await page.waitForURL(/show=all/);
  await row(page, 'Mounting').first().waitFor();
  await expectCalm();

  await main(page)
    .getByRole('link', { name: `Remove ${north.product}` })
    .click();
  await expect.poll(() => columns(page)).toEqual([south.product, west.product]);
  await main(page)
    .getByRole('link', { name: `Remove ${south.product}` })
    .click();
  await main(page).getByText('Only one is left.').waitFor();
  await main(page).getByRole('link', { name: 'Add', exact: true }).click();
  await page.waitForURL('**/search-result?business=PR**');
  await bar(page).getByText('1 of 5 products').waitFor();
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => bar(page).count()).toBe(0);
});

test('what is chosen stays in sight on the front page and in the directories, which offer more of it', async () => {
  const { page, expectCalm } = await visit({ baseURL: portal() });
  await page.goto('/directory/verified-manufacturers');
  const cards = main(page).locator('.r-list > li');
  await cards
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  await cards.nth(1).getByRole('checkbox', { name: /^Ask / }).check();
  await bar(page).getByText('1 of 5 businesses').waitFor();
  await page.getByRole('region', { name: 'Suppliers to ask' }).getByText('1 of 8 selected').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => storedChoice(page)).toContain('business');
  for (const path of ['/', '/industries', '/countries/manufacturers', '/countries/manufacturers/DE']) {
    await page.goto(path);
    await bar(page).getByText('1 of 5 businesses').waitFor();
    expect(await findViolations(page), path).toEqual([]);
    await expectCalm();
  }
});

const storedChoice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('kontor');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          if (!names.includes('drafts')) {
            opening.result.close();
            return resolve('');
          }
          const found = opening.result.transaction('drafts').objectStore('drafts').getAll();
          found.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(found.result));
          };
        };
      }),
  );

test('on a phone in the dark businesses are compared by pairs that the address holds, on paper all of them', async () => {
  const suppliers = await someSuppliers();
  const [north, south, west] = suppliers;
  const ids = suppliers.map(({ id }) => id).join();
  await change(
    "INSERT INTO certificates (business_id, name, issue_date, expire_date) VALUES ($1, 'Halal', '2020-01-01', '2090-01-01')",
    [west.id],
  );
  const { page, expectCalm } = await visit({
    baseURL: portal(),
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`/compare?ids=${ids}`);
  const heads = () =>
    table(page).locator('thead th').filter({ visible: true }).locator('.cp-name').allTextContents();
  expect(await heads()).toEqual([north.name, south.name]);
  const ways = await main(page).locator('.cp-ways > :not(.k-button-primary)').all();
  const widths = await Promise.all(ways.map(async (way) => (await way.boundingBox())?.width));
  expect(new Set(widths).size, 'two by two').toBe(1);
  expect(await row(page, 'ISO 9001').first().isVisible()).toBe(true);
  expect(await row(page, 'Halal').first().isVisible(), 'neither of the two states it').toBe(false);
  const right = main(page).getByLabel('Right column');
  await right.selectOption({ label: west.name });
  await expect.poll(heads).toEqual([north.name, west.name]);
  expect(await row(page, 'Halal').last().isVisible()).toBe(true);
  expect(page.url()).toContain('right=2');
  expect(await right.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  expect(await heads()).toEqual([north.name, west.name]);
  expect(await findViolations(page)).toEqual([]);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
  }
  await expectCalm();
  await page.emulateMedia({ media: 'print' });
  expect(await heads()).toEqual([north.name, south.name, west.name]);
  expect(await row(page, 'Halal').last().isVisible()).toBe(true);
  expect(await main(page).getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
});

test('a comparison is read without script, as a table that spreadsheets open, and by whoever has its address', async () => {
  const [north, south] = await someSuppliers();
  const { page } = await visit({ baseURL: portal(), javaScriptEnabled: false });
  await page.goto(`/compare?ids=${north.id},${south.id},${north.productID}`);
  expect(await columns(page)).toEqual([north.name, south.name]);
  await main(page).getByText('Businesses are compared with businesses: 1 product was left out.').waitFor();
  await main(page)
    .getByRole('link', { name: /^All facts/ })
    .click();
  await row(page, 'Business type').first().waitFor();
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`${north.name},Proof,${south.name},Proof`);
  expect(csv).toContain('Expired, not counted');
  const workbook = await fetch(`${portal()}/compare/table.xlsx?ids=${north.id},${south.id}`);
  expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
  expect((await fetch(`${portal()}/compare/table.pdf?ids=${north.id}`)).status).toBe(404);
  await page.goto('/compare');
  await main(page).getByText('Nothing to compare yet').waitFor();
});

test('suppliers that are compared are asked together, without one’s own business', async () => {
  const [north, south] = await someSuppliers();
  const { page, id } = await aVisitor();
  const own = await aBusinessOf(id, 'Compared Own Works');
  await page.goto(`/compare?ids=${own},${north.id},${south.id}`);
  await main(page).getByRole('link', { name: 'Ask 2 suppliers' }).filter({ visible: true }).click();
  await page.waitForURL(`**${addressById('business', north.id)}/send-request?others=*`);
  expect(page.url()).toContain(south.id);
  expect(page.url()).not.toContain(own);
});
