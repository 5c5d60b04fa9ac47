import type { HTMLElement } from 'node-html-parser';
import { beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { attribute, readPage, shortValues, textOf, textsOf, wayBack } from './read-page.ts';
import { aBusiness, aPart, aProduct, change } from './rows.ts';

const { visit } = useBrowser();
const company = 'Nordhang Ñ & Co';
const description = `Cast iron housing ${'and a bearing '.repeat(20)}in it`;
const longValue = 'x'.repeat(51);
const specs = Array.from({ length: 12 }, (_, place) => ({
  key: `Size ${place + 1}`,
  value: place === 1 ? longValue : `${place} mm`,
}));
const business = { id: '', path: '' };
const product = { id: '', once: '', path: '', sheet: '' };

beforeAll(async () => {
  business.id = await aBusiness({
    company_name: company,
    subscription: 'gold',
    year_established: 1987,
    employees_min: 180,
    employees_max: 220,
    average_lead_time_days: 21,
  });
  for (const [position, category] of ['000601', '000602'].entries())
    await change('INSERT INTO business_categories (business_id, category_id, position) VALUES ($1, $2, $3)', [
      business.id,
      category,
      position,
    ]);
  await aPart('verified_facts', {
    business_id: business.id,
    fact: 'factory',
    method: 'visited',
    checked_by: 'Kontor',
    checked_at: new Date(0),
    expires_at: new Date(Date.now() + 86_400_000),
  });
  business.path = `/business/${encodeURIComponent(encodeURIComponent(`Nordhang-Ñ-&-Co-${business.id}`))}/`;
  product.id = await aProduct({
    business_id: business.id,
    name: 'Pillow block',
    description,
    keywords: ['UCP 205', 'housing'],
    specs: JSON.stringify(specs),
    subcategory_id: '00060101',
    stock: true,
    lead_time_days: 5,
    minimum_order: 20,
    minimum_order_unit: 'pieces',
    position: 1,
  });
  const counted =
    "INSERT INTO like_counts (resource_id, resource_type, count, copied) VALUES ($1, 'product', 1, 1)";
  await change(counted, [product.id]);
  product.once = encodeURIComponent(`Nordhang-Ñ-&-Co-Pillow-block-${product.id}`);
  product.path = `/business-product/${encodeURIComponent(product.once)}`;
  for (const [position, url] of ['/icon-512.png', '/icon-192.png'].entries())
    await aPart('product_photos', { product_id: product.id, photo: JSON.stringify({ url }), position });
  await aPart('product_videos', {
    product_id: product.id,
    video: { url: '/works.mp4' },
    title: 'How it is mounted',
    position: 0,
  });
  product.sheet = await aPart('product_data_sheets', {
    product_id: product.id,
    title: 'Maße <UCP 205>',
    language: 'de',
    position: 0,
  });
  for (const [version, bytes] of [
    [1, 900_000],
    [2, 1_240_000],
  ])
    await aPart('product_data_sheet_versions', {
      sheet_id: product.sheet,
      version,
      file: { url: '/files/sheet/file.pdf', bytes },
      created_at: '2026-03-12T10:00:00Z',
    });
  for (let position = 2; position < 11; position += 1)
    await aProduct({ business_id: business.id, name: `Other ${position}`, description, position });
});

/** Rows of a table or a list of facts. */
function rowsIn(root: HTMLElement | null | undefined): [string, string][] {
  const rows = root?.querySelectorAll('tr, dl > div') ?? [];
  return rows.map((row) => [textOf(row.querySelector('th, dt')), shortValues(row.querySelector('td, dd'))]);
}

function section(page: HTMLElement, title: string): HTMLElement | undefined {
  return page.querySelectorAll('main section').find((each) => textOf(each.querySelector('h2')) === title);
}

test('the address is company, name and id, encoded twice; the id alone counts', async () => {
  for (const path of [product.path, `/business-product/${product.once}`, `/business-product/${product.id}`]) {
    const page = await readPage(path);
    expect(textsOf(page, 'h1'), path).toEqual(['Pillow block']);
    expect(attribute(page.querySelector('link[rel="canonical"]'), 'href')).toBe(
      `${inject('portal')}/business-product/${product.once}`,
    );
  }
  const found = await readPage(`/business/${business.id}/`);
  expect(attribute(found.querySelector('#products h3 a'), 'href')).toBe(product.path);
});

test('the latest version of a data sheet can be downloaded, which no crawler does', async () => {
  for (const [language, title, facts] of [
    ['en', 'Data sheets', 'PDF · 1.2 MB · German · Version 2 · 12 Mar 2026'],
    ['es', 'Fichas técnicas', 'PDF · 1,2 MB · alemán · Versión 2 · 12 mar 2026'],
    ['zh', '数据表', 'PDF · 1.2 MB · 德语 · 第 2 版 · 2026年3月12日'],
  ] as const) {
    const sheets = section(await readPage(`${product.path}?lang=${language}`), title);
    const link = sheets?.querySelector('a');
    expect(textOf(link)).toBe('Maße <UCP 205>');
    expect(attribute(link, 'href')).toBe(`/files/data-sheets/${product.sheet}.pdf`);
    expect([attribute(link, 'rel'), link?.hasAttribute('download')]).toEqual(['nofollow', true]);
    expect(textOf(sheets?.querySelector('li p'))).toBe(facts);
  }
});

test('the title holds 64 characters of the description', async () => {
  const page = await readPage(product.path);
  expect(textOf(page.querySelector('title'))).toBe(
    `Pillow block – Cast iron housing ${'and a bearing '.repeat(3)}and… | Kontor Mexico`,
  );
});

test('pictures, films, likes, specifications and the technical values stand on the page', async () => {
  const page = await readPage(product.path);
  expect(attribute(page.querySelector('.p-by a'), 'href')).toBe(business.path);
  expect(attribute(page.querySelector('.k-gallery-main img'), 'src')).toBe('/icon-512.png');
  const choice = page.querySelectorAll('.k-gallery-choice img').map((image) => attribute(image, 'src'));
  expect(choice).toEqual(['/icon-512.png', '/icon-192.png']);
  expect(textOf(page.querySelector('.p-likes'))).toBe('1 like');
  const film = section(page, 'Videos')?.querySelector('video');
  expect([attribute(film, 'src'), film?.hasAttribute('controls')]).toEqual(['/works.mp4', true]);
  expect(textOf(section(page, 'Videos')?.querySelector('figcaption'))).toBe('How it is mounted');
  expect(rowsIn(section(page, 'Specifications'))).toEqual([
    ['Minimum order', '20 pieces'],
    ['Lead time of this product', '5 days'],
    ['Stock', 'Yes'],
    ['Keywords', 'UCP 205, housing'],
  ]);
  const technical = section(page, 'Technical specification');
  expect(rowsIn(technical)).toEqual(specs.map(({ key, value }) => [key, value]));
  const high = technical?.querySelectorAll('tr.k-info-long') ?? [];
  expect(high.map((row) => textOf(row.querySelector('td')))).toEqual([longValue]);
});

test('the business beside it is summed up, with the way to write to it', async () => {
  const card = (await readPage(product.path)).querySelector('.k-summary');
  expect(attribute(card?.querySelector('h2 a'), 'href')).toBe(business.path);
  expect(attribute(card?.querySelector('img'), 'src')).toContain(business.id);
  expect(textOf(card?.querySelector('.k-verified'))).toBe('Verified (demo)');
  expect(Object.fromEntries(rowsIn(card))).toEqual({
    'Business type': 'Manufacturers',
    'Year established': '1987',
    'Total employees': '180 - 220',
    'Industrial categories': 'Bearings, Gears & Gearboxes',
    'Production lead time': '21 days on average',
  });
  const request = card?.querySelectorAll('a').find((link) => textOf(link) === 'Send Request');
  expect(wayBack(request)).toEqual({
    page: `${inject('accounts')}/login`,
    back: `${inject('portal')}/business/${business.id}/send-request?product=${product.id}`,
  });
});

test('the business’s main products stand below, with a way to all others', async () => {
  const block = section(await readPage(product.path), `Main products of ${company}`);
  const tiles = block?.querySelectorAll('article') ?? [];
  expect(tiles.map((tile) => textOf(tile.querySelector('h3')))).toEqual(
    Array.from({ length: 8 }, (_, place) => `Other ${place + 2}`),
  );
  for (const tile of tiles) {
    expect(attribute(tile.querySelector('a'), 'href')).toMatch(/^\/business-product\/Nordhang-.*-Other-\d-/);
    expect(attribute(tile.querySelector('img'), 'src')).toMatch(/^\/picture\/plate\/.*place=000601/);
    expect(textOf(tile.querySelector('p'))).toBe(`${description.slice(0, 200).trimEnd()}…`);
  }
  const all = attribute(block?.querySelector('.s-more a'), 'href');
  expect(all).toBe(`${business.path}?products=all#products`);
  expect(textsOf(await readPage(all), '#products h3')).toHaveLength(10);
});

test('a product without technical values says so', async () => {
  const tiles = (await readPage(`/business/${business.id}/`)).querySelectorAll('#products h3 a');
  const page = await readPage(attribute(tiles[1], 'href'));
  expect(textOf(page.querySelector('h1'))).toBe('Other 2');
  expect(textOf(section(page, 'Technical specification')?.querySelector('p'))).toBe('No content.');
});

test('View more and View less open and close the table', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(product.path);
  await page.waitForLoadState('networkidle');
  const table = page.locator('table', { hasText: 'Size 1' });
  const shown = () => table.locator('tr:visible').count();
  const value = table.locator('tr', { hasText: longValue });
  const alignment = () => value.locator('th').evaluate((cell) => getComputedStyle(cell).verticalAlign);
  await expect.poll(() => alignment()).toBe('top');
  await expect.poll(() => shown()).toBe(10);
  const card = page.locator('section', { has: table });
  await card.getByRole('button', { name: 'View more' }).click();
  await expect.poll(() => shown()).toBe(12);
  await card.getByRole('button', { name: 'View less' }).click();
  await expect.poll(() => shown()).toBe(10);
  await expectCalm();
});

test('Share copies the address of the page and says so', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await visit({ permissions });
  await page.goto(product.path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.locator('.k-toast', { hasText: 'Product Link copied!' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${inject('portal')}/business-product/${product.once}`);
});
