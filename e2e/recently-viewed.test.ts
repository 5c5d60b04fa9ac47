import { canonicalBusinessPath, canonicalProductPath } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen, focused } from './focus.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { portal, accounts } = useSessionProduct();
const { visit } = useBrowser();
const { aPerson, aVisitor } = usePeople();

const card = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Recently viewed' });
const names = (page: Page) => card(page).locator('.rv-name').allTextContents();
const toast = (page: Page, text: string) => page.locator('.k-toast').getByText(text, { exact: true });

/** What lies on the device, by its keys, with when it was viewed. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const opening = indexedDB.open('kontor-viewed');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('viewed');
        opening.onsuccess = () => {
          const rows = opening.result.transaction('viewed').objectStore('viewed');
          const keys = rows.getAllKeys();
          const times = rows.getAll();
          times.onsuccess = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, place) => [key, times.result[place]])));
          };
        };
      }),
  );

async function aSupplier(name: string) {
  const owner = await aPerson();
  const id = await aBusinessOf(owner.id, name);
  const product = `Gear unit of ${name}`;
  const productID = await aProduct({ business_id: id, name: product, industry_id: '0006' });
  return {
    ...{ id, name, product, productID },
    path: canonicalBusinessPath({ id, name }),
    productPath: canonicalProductPath({ id: productID, name: product, company: name }),
  };
}

const keysOn = async (page: Page) => Object.keys(await stored(page));

/** Looks at a page until that is remembered. */
async function view(page: Page, path: string, id: string): Promise<void> {
  const begun = Date.now();
  await page.goto(path);
  await expect
    .poll(async () => Object.entries(await stored(page)).some(([key, at]) => key.endsWith(id) && at >= begun))
    .toBe(true);
}

test('what a visitor viewed is theirs once they are logged in, the last first, and asked for as by nobody', async () => {
  const [north, south] = [await aSupplier('Viewed North'), await aSupplier('Viewed South')];
  const person = await aPerson();
  const { page, expectCalm } = await visit({ baseURL: portal(), viewport: { width: 1440, height: 900 } });
  await view(page, north.path, north.id);
  await view(page, south.productPath, south.productID);
  accounts().userID = person.id;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  const asked = page.waitForRequest('**/api/v1/favorite/cards*');
  await page.waitForURL('**/my-b2b');
  expect((await (await asked).allHeaders())['wbn-auth']).toBeUndefined();
  await expect.poll(() => names(page)).toEqual([south.product, north.name]);
  expect(await findViolations(page)).toEqual([]);
  await expectCalm();
  await view(page, north.path, north.id);
  await page.goto('/my-b2b');
  await expect.poll(() => names(page)).toEqual([north.name, south.product]);
  await card(page)
    .getByRole('button', { name: `Save Business: ${north.name}` })
    .click();
  await toast(page, 'Saved successfully').waitFor();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  await expect.poll(() => keysOn(page)).toEqual([]);
});

test('by keyboard in the dark: one is taken out, all are cleared and put back, and nothing more is remembered', async () => {
  const [north, south, west] = [
    await aSupplier('Viewed North'),
    await aSupplier('Viewed South'),
    await aSupplier('Viewed West'),
  ];
  const { page, id, expectCalm } = await aVisitor(
    {},
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  );
  await page.goto('/my-b2b');
  await card(page).getByText('Businesses and products you view appear here.').waitFor();
  const own = await aBusinessOf(id, 'Viewed by its owner');
  for (const { path, id: viewed } of [north, south, west]) await view(page, path, viewed);
  await page.goto(canonicalBusinessPath({ id: own, name: 'Viewed by its owner' }));
  await page.goto('/my-b2b');
  await expect.poll(() => names(page)).toEqual([west.name, south.name, north.name]);
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await card(page)
    .getByRole('button', { name: `Remove ${west.name}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual([south.name, north.name]);
  await expect.poll(() => focused(page)).toBe(`link ${south.name}`);
  await expectFocusSeen(page);
  await card(page).getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await card(page).getByText('Businesses and products you view appear here.').waitFor();
  expect((await keysOn(page)).filter((key) => key.startsWith(id))).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => names(page)).toEqual([south.name, north.name]);

  await card(page).getByRole('switch', { name: 'Do not remember what I view' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => keysOn(page)).toContain('paused');
  await expectCalm();
  await change('DELETE FROM businesses WHERE id = $1', [north.id]);
  const loaded = page.waitForResponse('**/watch-view*');
  await page.goto(west.path);
  await loaded;
  await page.goto('/my-b2b');
  await expect.poll(() => names(page)).toEqual([south.name]);
  expect(await card(page).getByRole('switch').isChecked()).toBe(true);
});
