import {
  exportProducts,
  getProductForEdit,
  listOwnProducts,
  type ProductInput,
  productLimits,
} from '@kontor/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { aPicture } from '../../upload/testing-pictures.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { readFields } from '../edit/product-fields.ts';
import { openTable } from '../import/read/open-table.ts';
import { readRows } from '../import/read/read-rows.ts';
import { insertProducts } from '../import/run/write-products.ts';
import { anImporter } from '../import/testing-import.ts';
import { zipOf } from '../import/testing-zip.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);
const rows = rowsIn(api.db, api.reference);

/** Texts as people write them, and such as would be run, cut or parted. */
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 40) }),
      fc.constantFrom(
        '=1+1',
        '-5',
        '+49 89',
        "'=x",
        '@a',
        'a; b, c | d',
        '"quoted"',
        '1/2"',
        'Price',
        'Name',
        'x (y)',
        'a, b',
        '１２',
        'ja',
        '0x',
      ),
      fc
        .array(fc.constantFrom('=', "'", ',', ';', '"', ' ', 'a', '|', '(', ')', '-'), {
          minLength: 1,
          maxLength: 8,
        })
        .map((parts) => parts.join('')),
    )
    .map(
      (value) =>
        value
          .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu, ' ')
          .slice(0, maxLength)
          .toWellFormed()
          .trim() || 'x',
    );

const amount = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
const product = fc.record<ProductInput>(
  {
    name: text(productLimits.name),
    description: fc.array(text(60), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
    keywords: fc.uniqueArray(text(40), { maxLength: 5 }),
    category: fc.constantFrom('0006.000601', '0006.000601.00060101', '0001.000101'),
    specs: fc.array(
      fc.record(
        { key: text(productLimits.specKey), value: text(60), unit: text(productLimits.unit) },
        { requiredKeys: ['key', 'value'] },
      ),
      { maxLength: 6 },
    ),
    leadTimeDays: fc.integer({ min: 0, max: productLimits.leadTimeDays }),
    minimumOrder: fc.record({ number: amount, unit: text(productLimits.unit) }),
    stock: fc.boolean(),
    price: fc.record(
      {
        amount: fc.oneof(amount, fc.constant(1.125)),
        currency: fc.constantFrom('USD', 'MXN'),
        per: text(productLimits.unit),
      },
      { requiredKeys: ['amount', 'currency'] },
    ),
  },
  { requiredKeys: ['name', 'category', 'stock'] },
);

test.each(['csv', 'xlsx'] as const)(
  'whatever products are exported as %s, an import takes them back unchanged',
  async (format) => {
    const owner = await anImporter(api, preparing);
    const client = api.client(owner.token);
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 30, maxLength: 40 }), async (products) => {
        await sql`DELETE FROM products WHERE business_id = ${owner.businessID}`.execute(api.db);
        const written = products.map((input) => ({
          id: crypto.randomUUID(),
          fields: readFields(input, api.reference).fields,
        }));
        await insertProducts(api.db, written, { businessID: owner.businessID, personID: null });
        const { content } = await client.file(exportProducts, { query: { bid: owner.businessID, format } });
        const importID = await owner.start(`a.${format}`, new Uint8Array(await content.arrayBuffer()));
        const open = await owner.open();
        expect(open.issues).toEqual([]);
        expect(open).toMatchObject({
          state: 'checked',
          unchanged: products.length,
          changed: 0,
          added: 0,
          wrong: 0,
        });
        await owner.stop(importID);
      }),
      { numRuns: process.env.THOROUGH ? 3 : 1 },
    );
  },
);

test('photos are exported by their addresses, which an import knows again in any order', async () => {
  const owner = await anImporter(api, preparing);
  const client = api.client(owner.token);
  const zip = await zipOf({ 'a.jpg': await aPicture(), 'b.jpg': await aPicture({ width: 500 }) });
  await owner.run(await owner.start('a.csv', 'Name,Category,Photo\nQafreno,0006.000601,a.jpg; b.jpg\n', zip));
  const { content } = await client.file(exportProducts, { query: { bid: owner.businessID, format: 'csv' } });
  const exported = await content.text();
  await owner.start('b.csv', exported);
  expect(await owner.open()).toMatchObject({ unchanged: 1, wrong: 0 });
  const [, first = '', second = ''] = /(\/files\/[^;"]+); (\/files\/[^;"\r]+)/.exec(exported) ?? [];
  const turned = exported.replace(`${first}; ${second}`, `${second}; ${first}`);
  await owner.run(await owner.start('c.csv', turned));
  const { items } = await owner.call(listOwnProducts, { query: { bid: owner.businessID, size: 5 } });
  const { photos } = await owner.call(getProductForEdit, {
    params: { productID: items[0]?.productID ?? '' },
  });
  expect(photos.map(({ url }) => url)).toEqual([second, first]);
});

test('no cell of a table begins as a formula, a filter of the table holds for it, and headings are in the language asked for', async () => {
  const owner = await anImporter(api, preparing);
  for (const [index, name] of ['=cmd()', '+1', '-1', '@x', 'Plain'].entries())
    await rows.aProduct({
      business_id: owner.businessID,
      name,
      position: index,
      stock: index % 2 === 0,
      specs: JSON.stringify([{ key: '=key', value: '=1+1' }]),
    });
  const client = api.client(owner.token);
  const exported = async (query: object) => {
    const { content } = await client.file(
      exportProducts,
      { query: { bid: owner.businessID, format: 'csv', ...query } },
      { headers: { 'accept-language': 'es' } },
    );
    return Buffer.from(await content.arrayBuffer());
  };
  const file = await exported({});
  const cells = file.toString().split(/[,\r\n]+/);
  expect(cells.filter((cell) => /^\uFEFF?"?[=+\-@\t]/.test(cell))).toEqual([]);
  const all = await readRows((await openTable(file)).rows);
  expect(all.headings.slice(0, 3)).toEqual(['ID del producto', 'Nombre del producto', 'Descripción']);
  expect(all.headings.at(-1)).toBe('=key');
  expect(all.rows.map(({ cells: [, name] }) => name)).toEqual(['=cmd()', '+1', '-1', '@x', 'Plain']);
  const some = await readRows((await openTable(await exported({ stock: 'no' }))).rows);
  expect(some.rows.map(({ cells: [, name] }) => name)).toEqual(['+1', '@x']);
});

test('a table is sent as it is made, as a file that is saved and never shown', async () => {
  const owner = await anImporter(api, preparing);
  await sql`INSERT INTO products (business_id, name, industry_id, category_id, position, listed)
    SELECT ${owner.businessID}, 'Qefreno ' || number, '0006', '000601', number, false FROM generate_series(1, 1200) AS number`.execute(
    api.db,
  );
  const answer = await fetch(`${api.url}/product/export?bid=${owner.businessID}&format=csv`, {
    headers: { 'wbn-auth': owner.token },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''products-\d{4}-\d\d-\d\d\.csv$/,
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  let chunks = 0;
  for await (const _ of answer.body ?? []) chunks += 1;
  expect(chunks).toBeGreaterThan(2);
});
