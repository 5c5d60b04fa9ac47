import { canonicalBusinessPath, canonicalProductPath } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen } from './focus.ts';
import { untilStill } from './motion.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal, accounts } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const results = '/search-result?business=MA&countries=global';
const main = (page: Page) => page.getByRole('main');
const save = (page: Page, name = 'Save Business') =>
  main(page).getByRole('button', { name, exact: true }).filter({ visible: true });
const isPressed = (page: Page, name?: string) => save(page, name).first().getAttribute('aria-pressed');
const toast = (page: Page, text: string) => page.locator('.k-toast').getByText(text, { exact: true });
const names = (page: Page) => main(page).locator('.fv-row h2').allTextContents();

/** What somebody saved, as it is stored. */
function savedOf(personID: string): Promise<string[]> {
  return withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ resource_id: string }>(
      'SELECT resource_id FROM favorites WHERE person_id = $1 ORDER BY created_at DESC',
      [personID],
    );
    return rows.map((row) => row.resource_id);
  });
}

/** What lies on the device of a visitor. */
const onDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kontor-favorites');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counted = opening.result
            .transaction('favorites', 'readonly')
            .objectStore('favorites')
            .count();
          counted.onsuccess = () => {
            opening.result.close();
            resolve(counted.result);
          };
        };
      }),
  );

async function aSupplier() {
  const owner = await aPerson();
  const name = 'Saved Bearings Works';
  const id = await aBusinessOf(owner.id, name);
  const product = 'Saved ball bearing';
  const productID = await aProduct({ business_id: id, name: product, industry_id: '0006' });
  return {
    id,
    name,
    path: canonicalBusinessPath({ id, name }),
    productID,
    product,
    productPath: canonicalProductPath({ id: productID, name: product, company: name }),
  };
}

test('what a visitor saves stays on the device, and is in the account after the login, in its order', async () => {
  const supplier = await aSupplier();
  const person = await aPerson();
  const { page, expectCalm } = await visit({ baseURL: portal() });
  await page.goto(results);
  expect(await isPressed(page)).toBe('false');
  const first = await main(page).locator('.k-result h2').first().textContent();
  await save(page).first().focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Saved successfully').waitFor();
  expect(await isPressed(page)).toBe('true');
  await expectFocusSeen(page);
  await page.goto(supplier.path);
  await save(page).first().click();
  await toast(page, 'Saved successfully').waitFor();
  await page.goto(supplier.productPath);
  await save(page, 'Save Product').click();
  await toast(page, 'Saved successfully').waitFor();
  await page.reload();
  await expect.poll(() => isPressed(page, 'Save Product'), { message: 'after a reload' }).toBe('true');
  expect(await findViolations(page)).toEqual([]);
  await expectCalm();

  await page.goto('/favorites');
  await main(page).getByText('On this device.').waitFor();
  expect(await names(page)).toEqual([supplier.name, first]);
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Products' }).click();
  await expect.poll(() => names(page)).toEqual([supplier.product]);

  accounts().userID = person.id;
  await main(page).getByRole('link', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`${portal()}/favorites**`);
  await expect.poll(() => names(page)).toEqual([supplier.product]);
  await main(page).getByRole('link', { name: 'Businesses' }).click();
  await expect.poll(() => names(page)).toEqual([supplier.name, first]);
  expect(await main(page).getByText('On this device.').count()).toBe(0);
  expect((await savedOf(person.id)).slice(0, 2)).toEqual([supplier.productID, supplier.id]);
  expect(await onDevice(page)).toBe(0);
});

test('whoever is signed in saves, takes back what was pressed, and finds it among their favorites', async () => {
  const supplier = await aSupplier();
  const { page, id, expectCalm } = await aVisitor();
  await page.goto(supplier.path);
  await save(page).first().click();
  await toast(page, 'Saved successfully').waitFor();
  await expect.poll(() => savedOf(id)).toEqual([supplier.id]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => isPressed(page)).toBe('false');
  await expect.poll(() => savedOf(id)).toEqual([]);
  await save(page).first().click();
  await expect.poll(() => savedOf(id)).toEqual([supplier.id]);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Favorite Business' }).click();
  await expect.poll(() => names(page)).toEqual([supplier.name]);
  expect(await findViolations(page)).toEqual([]);
  await expectCalm();
  // It stays in its place until the page is left.
  const mark = save(page, `Save Business: ${supplier.name}`);
  await mark.click();
  await toast(page, 'Removed from your favorites').waitFor();
  await expect.poll(() => savedOf(id)).toEqual([]);
  expect(await names(page)).toEqual([supplier.name]);
  await mark.click();
  await expect.poll(() => savedOf(id)).toEqual([supplier.id]);
  await change('DELETE FROM businesses WHERE id = $1', [supplier.id]);
  await page.reload();
  await main(page).getByText('This business is no longer listed.').waitFor();
  await save(page, 'Save Business: This business is no longer listed.').click();
  await expect.poll(() => savedOf(id)).toEqual([]);
  await page.reload();
  await main(page).getByText('Nothing saved yet').waitFor();
});

/** Words of what is said in passing that are broken in two. */
const brokenWords = (page: Page) =>
  page
    .locator('.k-toast > span')
    .last()
    .evaluate((said) => {
      const text = said.firstChild;
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('what is said keeps its words whole, above what is chosen to be compared: $width px', async (viewport) => {
  const { page } = await aVisitor({}, { locale: 'es-MX', viewport });
  await page.goto(results);
  for (const name of [/^Comparar /, 'Guardar empresa'])
    await main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
  const bar = main(page).getByRole('region', { name: 'Elegidos para comparar' });
  await toast(page, 'Guardado correctamente').waitFor();
  expect(await brokenWords(page)).toEqual([]);
  await bar.waitFor();
  await untilStill(page);
  const [said, chosen] = [await page.locator('.k-toast').boundingBox(), await bar.boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(chosen?.y ?? 0);
});

test('what can be done with a row by a sign stands together on a phone, in languages of long words', async () => {
  const supplier = await aSupplier();
  const { page, id } = await aVisitor({}, { locale: 'it-IT', viewport: { width: 390, height: 844 } });
  await change("INSERT INTO favorites (person_id, resource_type, resource_id) VALUES ($1, 'business', $2)", [
    id,
    supplier.id,
  ]);
  await page.goto('/favorites');
  await expect.poll(() => names(page)).toEqual([supplier.name]);
  const signs = await main(page).locator('.fv-ways .k-icon-button').all();
  const boxes = await Promise.all(signs.map((sign) => sign.boundingBox()));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('what cannot be stored goes back and is said', async () => {
  const supplier = await aSupplier();
  const { page, id } = await aVisitor();
  await page.goto(supplier.path);
  await expect.poll(() => isPressed(page)).toBe('false');
  await page.route('**/api/v1/favorite/**', (route) => route.abort());
  await save(page).first().click();
  await toast(page, 'Something was wrong, try again please').waitFor();
  const beside = page.getByRole('main').getByRole('alert').filter({ hasText: 'Something was wrong' });
  await expect.poll(() => beside.count()).toBe(1);
  expect(await isPressed(page)).toBe('false');
  expect(await savedOf(id)).toEqual([]);
  // What failed before is not said beside what works now.
  await page.unroute('**/api/v1/favorite/**');
  await save(page).first().click();
  await toast(page, 'Saved successfully').waitFor();
  expect(await beside.count()).toBe(0);
});

test('the page of a supplier is the same for everybody, whoever saved it', async () => {
  const supplier = await aSupplier();
  const { page, headers } = await aVisitor();
  const address = portal() + supplier.path;
  const before = await (await fetch(address)).text();
  await page.goto(supplier.path);
  await save(page).first().click();
  await toast(page, 'Saved successfully').waitFor();
  const after = await fetch(address);
  expect(after.headers.get('cache-status')).toContain('hit');
  expect(await after.text()).toBe(before);
  expect(before).toMatch(/fv-save[^>]*aria-pressed="false"|aria-pressed="false"[^>]*fv-save/);
  expect(before).not.toMatch(/fv-save[^>]*aria-pressed="true"|aria-pressed="true"[^>]*fv-save/);
  expect((await fetch(`${portal()}/favorites`, { headers })).status).toBe(200);
});

thoroughTest(
  'saved suppliers fit every width, in the dark and in Chinese, and are asked together',
  async () => {
    const suppliers = [await aSupplier(), await aSupplier()];
    const { page, id } = await aVisitor({}, { colorScheme: 'dark', viewport: { width: 390, height: 844 } });
    for (const { path } of suppliers) {
      await page.goto(path);
      await save(page).first().click();
      await toast(page, 'Saved successfully').waitFor();
    }
    await expect.poll(async () => (await savedOf(id)).length).toBe(2);
    await page.goto('/favorites');
    await expect.poll(() => main(page).getByRole('checkbox').count()).toBe(2);
    for (const box of await main(page).getByRole('checkbox').all()) await box.check();
    await main(page).getByRole('link', { name: 'Ask 2 suppliers' }).filter({ visible: true }).waitFor();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
      expect(await findViolations(page), `${width}`).toEqual([]);
    }
    await page.goto('/favorites?lang=zh');
    await page.getByRole('heading', { name: '收藏', exact: true }).waitFor();
  },
  300_000,
);

test('the ways of a favorite stand beside its name, not over it, at 992 px', async () => {
  const { id: supplier } = await aSupplier();
  const { page, id } = await aVisitor({}, { viewport: { width: 992, height: 900 } });
  await page.goto(`/business/${supplier}/`);
  await save(page).first().click();
  await expect.poll(() => savedOf(id)).toEqual([supplier]);
  await page.goto('/favorites');
  const ways = await page.locator('.fv-ways').first().boundingBox();
  const name = await page.locator('.fv-name').first().boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(ways?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(992);
});
