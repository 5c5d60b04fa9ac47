import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aPdf } from '../apps/api/src/upload/testing-pdf.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { untilStored } from './drafts.ts';
import { tokenAt, useOwnedBusinesses } from './owned-business.ts';
import { field, title, toast } from './profile-journeys.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { signedIn } = useSessionProduct();
const { call, createBusiness, aColleague } = useOwnedBusinesses();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

interface EditedProduct {
  productID: string;
  revision: number;
  listed: boolean;
  name: string;
  description?: string;
  price?: { amount: number; currency: string };
  photos: { url: string; alt?: string }[];
  specs: { key: string; value: string; unit?: string }[];
  leadTimeDays?: number;
  minimumOrder?: { number: number; unit: string };
  keywords: string[];
}

const stored = async (page: Page, productID: string) =>
  call<EditedProduct>(await tokenAt(page), `product/${productID}/edit`);

const pictureOf = (background: string) =>
  sharp({ create: { width: 900, height: 500, channels: 3, background } })
    .png()
    .toBuffer();

/** A person with a business, at the form of a new product. */
async function addProduct() {
  const visited = await visit({ ...(await signedIn()) });
  await visited.page.goto('/my-business');
  await title(visited.page, 'My Business').waitFor();
  const businessID = await createBusiness(await tokenAt(visited.page));
  await visited.page.goto(`/business/${businessID}/product`);
  await field(visited.page, 'Product name').waitFor();
  return { ...visited, businessID };
}

const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';

test('a product becomes public as it was typed, whatever is reloaded or missing at first', async () => {
  const { page, expectCalm } = await addProduct();
  await page.getByText('Your package shows 7 products').waitFor();
  await field(page, 'Product name').fill('Bevel gear unit KR 75');
  await page.getByRole('combobox', { name: 'Category' }).fill('bevel gear');
  await page
    .getByRole('option', { name: /bevel gear/i })
    .first()
    .click();
  // What stands in for a photo is what buyers see: the plate of the category, whatever its subcategory.
  await expect.poll(() => page.locator('.pf-preview img').getAttribute('src')).toMatch(/place=000602&/);
  await label(page, 'Number').fill('2');
  await button(page, 'Add product').click();
  await page.getByText('Please fill this in.').first().waitFor();
  await expect
    .poll(() => label(page, 'Unit').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await label(page, 'Unit').fill('units');

  await page.locator('input[data-picture="product-photo"]').setInputFiles([
    { name: 'side.png', mimeType: 'image/png', buffer: await pictureOf('#0b5e70') },
    { name: 'front.png', mimeType: 'image/png', buffer: await pictureOf('#e8762c') },
  ]);
  await label(page, 'Description of photo 2').fill('KR 75 from the front');
  await button(page, 'Move photo 2 forward').click();
  await button(page, 'Add a row').click();
  await page.keyboard.type('Output torque');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1500');
  await label(page, 'Unit of Output torque').fill('N·m');
  await field(page, 'Keywords').fill('ATEX, hollow shaft,');
  await field(page, 'Lead time').fill('21');
  await label(page, 'Amount').fill('1,184.50');
  await page.getByText('Buyers see MXN 1,184.50').waitFor();

  await untilStored(page);
  await page.reload();
  await page.getByText('What you typed last time is back in the form').waitFor();
  await expect.poll(() => label(page, 'Description of photo 1').inputValue()).toBe('KR 75 from the front');
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Add product').click();
  await page.waitForURL(/\/product\?id=/);
  await title(page, 'Bevel gear unit KR 75').waitFor();
  const product = await stored(page, idOf(page));
  expect(product).toMatchObject({
    listed: true,
    price: { amount: 1184.5, currency: 'MXN' },
    leadTimeDays: 21,
    minimumOrder: { number: 2, unit: 'units' },
    keywords: ['ATEX', 'hollow shaft'],
    specs: [{ key: 'Output torque', value: '1500', unit: 'N·m' }],
  });
  expect(product.photos.map(({ alt }) => alt)).toEqual(['KR 75 from the front', undefined]);

  const sheet = page.locator('input[data-file="product-data-sheet"]');
  const send = (name: string) => sheet.setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf() });
  await send('KR_series.pdf');
  await toast(page, 'Data sheet added').waitFor();
  await label(page, 'Title of KR series').fill('KR series, dimensions');
  await page.keyboard.press('Enter');
  await toast(page, 'Saved successfully').waitFor();
  await button(page, 'New version').click();
  await send('KR_series_2.pdf');
  await toast(page, 'New version added').waitFor();
  await page.getByText('1 earlier version').waitFor();
  await page.getByRole('link', { name: /^Version 2 of/ }).waitFor();
  await button(page, 'Remove KR series, dimensions').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await toast(page, 'Data sheet removed').waitFor();

  await button(page, 'Remove photo 2').click();
  await button(page, 'Publish').click();
  await page.getByText('Everything is published').waitFor();
  expect((await stored(page, product.productID)).photos).toHaveLength(1);
  await button(page, 'Archive').click();
  await toast(page, 'Product archived').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Shown · position 1 of 1').waitFor();
  // What is pressed here changes the page, on a slow machine long after it was pressed.
  await expectCalm();
});

test('what a colleague published meanwhile is not overwritten unseen', async () => {
  const { page, businessID } = await addProduct();
  const colleague = await aColleague(businessID);
  const sent = { name: 'Worm gear unit', category: '0006.000602', stock: true };
  const { productID } = await call<EditedProduct>(colleague, 'product/create', {
    method: 'POST',
    body: { businessID, ...sent, price: { amount: 100, currency: 'USD' } },
  });
  await page.goto(`/business/${businessID}/product?id=${productID}`);
  await field(page, 'Product name').fill('Worm gear unit TV 50');
  await label(page, 'Amount').fill('120');
  const { revision } = await stored(page, productID);
  await call(colleague, `product/${productID}`, {
    method: 'PUT',
    body: { revision, ...sent, price: { amount: 110, currency: 'USD' }, description: 'For mixers.' },
  });
  await button(page, 'Publish').click();
  const clash = page.getByRole('group', { name: 'Price', exact: true });
  await clash.getByRole('button', { name: /^110 USD/ }).waitFor();
  expect(await stored(page, productID)).toMatchObject({ name: 'Worm gear unit', price: { amount: 110 } });
  await clash.getByRole('button', { name: /^120 USD/ }).click();
  await button(page, 'Publish').click();
  await page.getByText('Everything is published').waitFor();
  expect(await stored(page, productID)).toMatchObject({
    name: 'Worm gear unit TV 50',
    description: 'For mixers.',
    price: { amount: 120 },
  });
});

test('a photo that cannot be one says why in its place, and is not forgotten when the product is published', async () => {
  const { page } = await addProduct();
  const icon = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b5e70' } })
    .png()
    .toBuffer();
  const photos = page.getByRole('list', { name: 'Photos' });
  await photos.getByText('JPEG, PNG, WebP or AVIF, at least 300 × 225 pixels.').waitFor();
  await page.locator('input[data-picture="product-photo"]').setInputFiles([
    { name: 'icon.png', mimeType: 'image/png', buffer: icon },
    { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('words') },
    { name: 'side.png', mimeType: 'image/png', buffer: await pictureOf('#0b5e70') },
  ]);
  const tile = (name: string) => photos.getByRole('listitem').filter({ hasText: name });
  await tile('icon.png')
    .getByRole('alert')
    .getByText('This picture is too small: 64 × 64 pixels. It needs at least 300 × 225.')
    .waitFor();
  await tile('words.png').getByText('This file is not a picture we can read.').waitFor();
  await label(page, 'Description of photo 1').waitFor();
  // Sent again they would be refused again.
  expect(await button(page, 'Try again').count()).toBe(0);

  await field(page, 'Product name').fill('Bevel gear unit');
  await page.getByRole('combobox', { name: 'Category' }).fill('bevel gear');
  await page
    .getByRole('option', { name: /bevel gear/i })
    .first()
    .click();
  await button(page, 'Add product').click();
  await page
    .getByRole('alert')
    .getByText('Remove the photos that were not uploaded, or try them again, then publish.')
    .waitFor();
  for (const name of ['icon.png', 'words.png']) await button(page, `Cancel ${name}`).click();
  await button(page, 'Add product').click();
  await page.waitForURL(/\/product\?id=/);
  expect((await stored(page, idOf(page))).photos).toHaveLength(1);
});
