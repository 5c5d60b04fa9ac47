import { randomUUID } from 'node:crypto';
import {
  exportProducts,
  getProductForEdit,
  getWrongRows,
  listOwnProducts,
  listProductImports,
  listProductsOfBusiness,
  mapProductImport,
  runProductImport,
  searchProducts,
  startProductImport,
  stopProductImport,
  undoProductImport,
  updateProduct,
} from '@kontor/contract';
import { writeXlsx } from 'hucre';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { aPicture } from '../../upload/testing-pictures.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { asSystem, write } from '../../write/write.ts';
import { complete } from '../testing-owner.ts';
import { anImporter } from './testing-import.ts';
import { zipOf } from './testing-zip.ts';
import { forgetImports } from './undo/forget-imports.ts';
import { workOnImport } from './work-on-import.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);
const rows = rowsIn(api.db, api.reference);
const importer = (given?: Parameters<typeof anImporter>[2]) => anImporter(api, preparing, given);

const category = '0006.000601.00060101';
const nameOfCategory = () => api.reference.nodes.get('00060101')?.names.es ?? '';

async function productsOf({ call, businessID }: Awaited<ReturnType<typeof importer>>) {
  const { items } = await call(listOwnProducts, { query: { bid: businessID, size: 100 } });
  return Promise.all(items.map(({ productID }) => call(getProductForEdit, { params: { productID } })));
}

test('a table is read, checked and imported; what is wrong is told by row and field, and the rest is on the pages and found', async () => {
  const owner = await importer();
  const csv = [
    'Producto;Familia;Par (Nm);Entrega;Min;Precio MXN;Existencias;Nota interna',
    `Qarteno KR 75;${nameOfCategory()};1500;21;1;20.410,00;sí;revisar`,
    `Qarteno KR 97;${category};2750;3 semanas;1;;no;`,
    'Qarteno PX 90;Planetario;210;28;4 juegos;por pedido;sí;',
    `Qarteno PX 91;${category};;28;4;3,50;;`,
    '',
    `Qarteno PX 91;${category};;28;4;3,50;;`,
  ].join('\n');
  const importID = await owner.start('catálogo 2026.csv', Buffer.from(csv, 'latin1'));
  const open = await owner.open();
  expect(open).toMatchObject({
    importID,
    state: 'checked',
    fileName: 'catálogo 2026.csv',
    rows: 5,
    added: 2,
    changed: 0,
    wrong: 3,
    hidden: 0,
    quota: 7,
  });
  expect(open.columns.map(({ target, origin }) => [target?.field, origin])).toEqual([
    ['name', 'recognised'],
    ['category', 'recognised'],
    ['spec', 'recognised'],
    ['leadTimeDays', 'recognised'],
    ['minimumOrder', 'recognised'],
    ['price', 'recognised'],
    ['stock', 'recognised'],
    ['spec', 'recognised'],
  ]);
  expect(open.issues).toEqual([
    { number: 3, field: 'leadTimeDays', heading: 'Entrega', code: 'notWholeDays', value: '3 semanas' },
    { number: 4, field: 'category', heading: 'Familia', code: 'unknownCategory', value: 'Planetario' },
    { number: 4, field: 'price', heading: 'Precio MXN', code: 'notAnAmount', value: 'por pedido' },
    { number: 7, field: 'name', code: 'sameAsRow', row: 5 },
  ]);
  expect(open.categories).toEqual([{ value: 'Planetario', rows: 1 }]);
  expect(await productsOf(owner)).toEqual([]);

  await owner.run(importID);
  expect(await owner.of(importID)).toMatchObject({
    state: 'imported',
    done: 2,
    total: 2,
    added: 2,
    changed: 0,
    wrong: 3,
  });
  const [first, second] = await productsOf(owner);
  expect(first).toMatchObject({
    name: 'Qarteno KR 75',
    category,
    specs: [
      { key: 'Par', value: '1500', unit: 'Nm' },
      { key: 'Nota interna', value: 'revisar' },
    ],
    leadTimeDays: 21,
    minimumOrder: { number: 1, unit: 'pieces' },
    price: { amount: 20_410, currency: 'MXN' },
    stock: true,
    listed: true,
    updatedBy: { userID: owner.id },
  });
  expect(second).toMatchObject({ name: 'Qarteno PX 91', price: { amount: 3.5 }, stock: false });
  const { data } = await api.call(listProductsOfBusiness, { query: { bid: owner.businessID } });
  expect(data.map(({ name }) => name)).toEqual(['Qarteno KR 75', 'Qarteno PX 91']);
  const { total } = await api.call(searchProducts, { body: { textQuery: 'Qarteno', skip: 0, size: 5 } });
  expect(total).toBe(2);
});

test('what columns and values mean is said once: the next table of the business is read so', async () => {
  const owner = await importer();
  const table = 'Bezeichnung,Typ,Intern\nQerteno 1,Getriebe X,a\n';
  const importID = await owner.start('a.csv', table);
  expect((await owner.open()).state).toBe('mapping');
  const columns = [{ target: { field: 'name' as const } }, { target: { field: 'category' as const } }, {}];
  await owner.map(importID, { columns });
  expect(await owner.open()).toMatchObject({
    state: 'checked',
    wrong: 1,
    categories: [{ value: 'Getriebe X', rows: 1 }],
  });
  await owner.map(importID, { columns, categories: [{ value: 'Getriebe X', category }] });
  expect(await owner.open()).toMatchObject({ state: 'checked', wrong: 0, added: 1 });
  await owner.run(importID);
  await owner.start('b.csv', 'BEZEICHNUNG,Typ,intern\nQerteno 2,getriebe x,a\n');
  const open = await owner.open();
  expect(open).toMatchObject({ added: 1, wrong: 0 });
  expect(open.columns.map(({ target, origin }) => [target?.field, origin])).toEqual([
    ['name', 'remembered'],
    ['category', 'remembered'],
    [undefined, 'remembered'],
  ]);
  const other = await importer();
  await other.start('c.csv', table);
  expect((await other.open()).state).toBe('mapping');
});

test('a product is known by its id, else by its name; columns that are not there leave it as it is, empty cells take away', async () => {
  const owner = await importer();
  const { call, businessID } = owner;
  const ids: string[] = [];
  for (const name of ['Qirteno A', 'Qirteno B', 'Qirteno C'])
    ids.push(
      await rows.aProduct({
        business_id: businessID,
        name,
        position: ids.length,
        description: 'As it was',
        stock: true,
        lead_time_days: 5,
      }),
    );
  const table = [
    'Product ID,Name,Lead time',
    `${ids[0]},Qirteno A renamed,12`,
    ',QIRTENO B,',
    `${ids[2]},Qirteno C,5`,
    `${randomUUID()},Qirteno D,5`,
  ].join('\n');
  const importID = await owner.start('a.csv', table);
  expect(await owner.open()).toMatchObject({ added: 0, changed: 2, unchanged: 1, wrong: 1 });
  expect((await owner.open()).issues).toMatchObject([
    { number: 5, field: 'productID', code: 'unknownProduct' },
  ]);
  // Before anything is written it is said which products change, and what of them.
  expect((await owner.open()).changes).toEqual([
    {
      number: 2,
      productID: ids[0],
      name: 'Qirteno A',
      fields: [
        { field: 'name', before: 'Qirteno A', after: 'Qirteno A renamed' },
        { field: 'leadTimeDays', before: '5', after: '12' },
      ],
    },
    {
      number: 3,
      productID: ids[1],
      name: 'Qirteno B',
      fields: [
        { field: 'name', before: 'Qirteno B', after: 'QIRTENO B' },
        { field: 'leadTimeDays', before: '5', after: '' },
      ],
    },
  ]);
  await owner.run(importID);
  const read = (productID = '') => call(getProductForEdit, { params: { productID } });
  expect(await read(ids[0])).toMatchObject({
    name: 'Qirteno A renamed',
    leadTimeDays: 12,
    description: 'As it was',
    stock: true,
    revision: 2,
  });
  const second = await read(ids[1]);
  expect(second).toMatchObject({ name: 'QIRTENO B', description: 'As it was' });
  expect(second).not.toHaveProperty('leadTimeDays');
  expect(await read(ids[2])).toMatchObject({ revision: 1 });
});

test('pictures come from the ZIP by the names of their files, made as uploads are; a wrong one is a wrong row', async () => {
  const owner = await importer();
  const zip = await zipOf({
    'Fotos/KR75.JPG': await aPicture(),
    'kr75-b.png': await aPicture({ type: 'png' }),
    'large.jpg': Buffer.alloc(600 * 1024, 0xff),
    'text.jpg': Buffer.from('no picture'),
    'icon.png': await aPicture({ width: 64, height: 64, type: 'png' }),
    '__MACOSX/kr97.jpg': await aPicture(),
  });
  const table = [
    'Name,Category,Photo',
    `Qorteno 1,${category},kr75.jpg; kr75-b.png`,
    `Qorteno 2,${category},kr97.jpg`,
    `Qorteno 3,${category},large.jpg`,
    `Qorteno 4,${category},text.jpg`,
    `Qorteno 5,${category},icon.png`,
  ].join('\n');
  const importID = await owner.start('a.csv', table, zip);
  const open = await owner.open();
  expect(open).toMatchObject({ added: 1, wrong: 4, picturesName: 'pictures.zip' });
  expect(open.issues.map(({ number, code, value }) => [number, code, value])).toEqual([
    [3, 'notInZip', 'kr97.jpg'],
    [4, 'pictureTooLarge', 'large.jpg'],
    [5, 'notAPicture', 'text.jpg'],
    [6, 'pictureTooSmall', 'icon.png'],
  ]);
  await owner.run(importID);
  const [product] = await productsOf(owner);
  expect(product?.photos).toHaveLength(2);
  const answer = await fetch(new URL(product?.photos[0]?.url ?? '', api.url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const uploads = await sql<{ state: string; used: boolean }>`
    SELECT state, used_at IS NOT NULL AND released_at IS NULL AS used FROM uploads WHERE purpose = 'product-photo' AND person_id = ${owner.id}
  `.execute(api.db);
  expect(uploads.rows).toEqual([
    { state: 'ready', used: true },
    { state: 'ready', used: true },
  ]);
  // The files themselves are of no more use.
  const files = await sql<{ used: boolean }>`
    SELECT released_at IS NULL AS used FROM uploads WHERE purpose LIKE 'product-import%' AND person_id = ${owner.id}
  `.execute(api.db);
  expect(files.rows).toEqual([{ used: false }, { used: false }]);
});

test('more than the membership shows come in hidden, and the check says so before', async () => {
  const owner = await importer();
  await rows.aProduct({ business_id: owner.businessID });
  const lines = Array.from({ length: 9 }, (_, index) => `Qurteno ${index},${category}`);
  const importID = await owner.start('a.csv', ['Name,Category', ...lines].join('\n'));
  expect(await owner.open()).toMatchObject({ added: 9, hidden: 3, quota: 7 });
  await owner.run(importID);
  expect((await productsOf(owner)).filter(({ listed }) => !listed)).toHaveLength(3);
});

test('an import is undone as a whole: new products go, changed ones are what they were; what was edited since stays and is named', async () => {
  const owner = await importer();
  const { call, businessID } = owner;
  const zip = await zipOf({ 'a.jpg': await aPicture(), 'b.jpg': await aPicture({ width: 500 }) });
  await owner.run(
    await owner.start(
      'a.csv',
      `Name,Category,Photo\nQyrteno 1,${category},a.jpg\nQyrteno 2,${category},\n`,
      zip,
    ),
  );
  const before = await productsOf(owner);
  const table = `Name,Category,Photo,Lead time\nQyrteno 1,${category},b.jpg,9\nQyrteno 2,${category},,9\nQyrteno 3,${category},,9\nQyrteno 4,${category},b.jpg,9\nQyrteno 5,${category},,9\n`;
  const importID = await owner.start('b.csv', table, zip);
  await owner.run(importID);
  expect(await owner.of(importID)).toMatchObject({ added: 3, changed: 2, undoUntil: expect.any(String) });
  const edited = (await productsOf(owner)).filter(({ name }) => name === 'Qyrteno 2' || name === 'Qyrteno 3');
  for (const { productID, revision, name } of edited)
    await call(updateProduct, { params: { productID }, body: { ...complete, name, revision } });
  await sql`
    WITH sheet AS (
      INSERT INTO product_data_sheets (product_id, title, position)
      SELECT id, 'Sheet', 1 FROM products WHERE business_id = ${businessID} AND name = 'Qyrteno 5' RETURNING id
    )
    INSERT INTO product_data_sheet_versions (sheet_id, version, file)
    SELECT id, 1, '{"url": "/files/a/file.pdf", "contentType": "application/pdf", "bytes": 1}' FROM sheet
  `.execute(api.db);
  await owner.undo(importID);
  expect(await owner.of(importID)).toMatchObject({
    state: 'undone',
    stayed: 3,
    stayedNames: ['Qyrteno 2', 'Qyrteno 3', 'Qyrteno 5'],
  });
  const after = await productsOf(owner);
  expect(after.map(({ name, leadTimeDays }) => [name, leadTimeDays])).toEqual([
    ['Qyrteno 1', undefined],
    ['Qyrteno 2', complete.leadTimeDays],
    ['Qyrteno 3', complete.leadTimeDays],
    ['Qyrteno 5', 9],
  ]);
  expect(after[0]?.photos).toEqual(before[0]?.photos);
  expect((await fetch(new URL(after[0]?.photos[0]?.url ?? '', api.url))).status).toBe(200);
  const again = call(undoProductImport, { params: { importID } });
  expect(await again).toEqual({ importID, state: 'undone' });
  const { rows: left } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM uploads WHERE person_id = ${owner.id} AND purpose = 'product-photo' AND released_at IS NULL
  `.execute(api.db);
  expect(left).toEqual([{ count: 1 }]);
});

test('one import of a business at a time: another file takes the place of one that was not run, and waits for one that is', async () => {
  const owner = await importer();
  const { call, businessID } = owner;
  const table = (name: string) => `Name,Category\n${name},${category}\n`;
  await owner.start('a.csv', table('Qabteno 1'));
  const second = await owner.start('b.csv', table('Qabteno 2'));
  expect((await owner.list()).items).toEqual([]);
  expect((await owner.open()).importID).toBe(second);
  await call(runProductImport, { params: { importID: second } });
  const file = await owner.send('c.csv', Buffer.from(table('Qabteno 3')));
  const start = () => call(startProductImport, { body: { businessID, ...file } });
  await expect(start()).rejects.toMatchObject({ status: 409 });
  const columns = [{ target: { field: 'name' as const } }, {}];
  await expect(
    call(mapProductImport, { params: { importID: second }, body: { columns } }),
  ).rejects.toMatchObject({ status: 409 });
  await owner.work();
  await start();
  expect((await productsOf(owner)).map(({ name }) => name)).toEqual(['Qabteno 2']);
});

test('workers that take over from each other import each row once, and take each back once', async () => {
  const owner = await importer();
  const { call, businessID } = owner;
  const names = Array.from({ length: 40 }, (_, index) => `Twofold ${index};${category}`);
  const importID = await owner.start('two.csv', ['Name;Category', ...names].join('\n'));
  const attempt = { signal: new AbortController().signal, report: async () => {}, isLast: false };
  const all = () => Promise.all([1, 2, 3].map(() => workOnImport(preparing, importID, attempt)));
  const count = async () =>
    (await call(listOwnProducts, { query: { bid: businessID, size: 100 } })).items.length;
  await call(runProductImport, { params: { importID } });
  await all();
  expect(await count()).toBe(40);
  expect(await owner.of(importID)).toMatchObject({ state: 'imported', added: 40, done: 40 });
  await call(undoProductImport, { params: { importID } });
  await all();
  expect(await count()).toBe(0);
  expect(await owner.of(importID)).toMatchObject({ state: 'undone', stayed: 0, done: 40 });
});

test('stopped before its first row it is given up, while it is run it ends behind the rows at hand, and what it did can be undone', async () => {
  const owner = await importer();
  const { call } = owner;
  const lines = Array.from({ length: 3 }, (_, index) => `Qebteno ${index},${category}`).join('\n');
  const first = await owner.start('a.csv', `Name,Category\n${lines}`);
  expect(await call(stopProductImport, { params: { importID: first } })).toEqual({
    importID: first,
    state: 'stopped',
  });
  expect(await call(listProductImports, { query: { bid: owner.businessID } })).toEqual({ items: [] });
  const second = await owner.start('a.csv', `Name,Category\n${lines}`);
  await call(runProductImport, { params: { importID: second } });
  await owner.stop(second);
  await owner.work();
  expect(await owner.of(second)).toMatchObject({ state: 'stopped', done: 0, total: 3 });
  expect(await productsOf(owner)).toEqual([]);
});

test('a row whose product was archived or changed since the check is judged by what it is now', async () => {
  const owner = await importer();
  const ids = [
    await rows.aProduct({ business_id: owner.businessID, name: 'Qibteno 1', position: 1 }),
    await rows.aProduct({ business_id: owner.businessID, name: 'Qibteno 2', position: 2 }),
  ];
  const importID = await owner.start('a.csv', 'Name,Lead time\nQibteno 1,9\nQibteno 2,9\n');
  await sql`UPDATE products SET archived_at = now() WHERE id = ${ids[0]}`.execute(api.db);
  await sql`UPDATE products SET lead_time_days = 9 WHERE id = ${ids[1]}`.execute(api.db);
  await owner.run(importID);
  expect(await owner.of(importID)).toMatchObject({ state: 'imported', changed: 0, unchanged: 1, wrong: 1 });
});

test.each([
  ['a.csv', Buffer.from('Name,Category\n'), 'empty'],
  ['a.csv', Buffer.from(`Name\n${'x\n'.repeat(10_001)}`), 'tooManyRows'],
  ['a.csv', Buffer.from('Name,Category\n"x,y\n'), 'broken'],
])('%s that cannot be imported says why: %#', async (name, bytes, failure) => {
  const owner = await importer();
  const importID = await owner.start(name, bytes);
  expect(await owner.of(importID)).toMatchObject({ state: 'failed', failure });
  await owner.start('b.csv', `Name,Category\nQobteno,${category}\n`);
  expect((await owner.open()).state).toBe('checked');
});

test('the wrong rows of a workbook are a workbook of the same shape with the reasons, which is corrected and imported again', async () => {
  const owner = await importer();
  const table = [
    ['Name', 'Category', 'Lead time', 'Note'],
    ['Qubteno 1', category, 3, '=1+1'],
    ['Qubteno 2', category, 1.5, "'=x"],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: table }] });
  const importID = await owner.start('catalogue.xlsx', bytes);
  expect(await owner.open()).toMatchObject({ added: 1, wrong: 1 });
  const client = api.client(owner.token);
  const { name, content } = await client.file(getWrongRows, { params: { importID } });
  expect(name).toBe('catalogue - What is wrong.xlsx');
  await owner.start('wrong.xlsx', new Uint8Array(await content.arrayBuffer()));
  const open = await owner.open();
  expect(open.columns.map(({ heading }) => heading)).toEqual([
    'Name',
    'Category',
    'Lead time',
    'Note',
    'What is wrong',
  ]);
  expect(open.columns.at(-1)).toMatchObject({
    origin: 'none',
    values: ['Lead time: “1.5” is not a number of whole days.'],
  });
  expect(open).toMatchObject({ added: 0, wrong: 1 });
});

test('the empty table has the headings alone, which are known again in every language', async () => {
  const owner = await importer();
  const client = api.client(owner.token);
  const { name, content } = await client.file(exportProducts, {
    query: { bid: owner.businessID, format: 'csv', empty: 'yes' },
  });
  expect(name).toBe('products.csv');
  const text = await content.text();
  expect(text.trim().split(',')).toHaveLength(12);
  await owner.start('a.csv', `${text.trim()}\nQybteno,,,${category}\n`);
  expect((await owner.open()).columns.every(({ origin }) => origin === 'recognised')).toBe(true);
});

test('rows are forgotten when an import can be undone no more, with the photos it wrote over; imports that were not run go whole', async () => {
  const owner = await importer();
  const zip = await zipOf({ 'a.jpg': await aPicture(), 'b.jpg': await aPicture({ width: 500 }) });
  const table = (photo: string) => `Name,Category,Photo\nQacteno,${category},${photo}\n`;
  await owner.run(await owner.start('a.csv', table('a.jpg'), zip));
  const importID = await owner.start('b.csv', table('b.jpg'), zip);
  await owner.run(importID);
  const waiting = await owner.start('c.csv', table('a.jpg'), zip);
  const forget = async () => {
    let forgotten = 0;
    for (let count = 1; count > 0; forgotten += count)
      count = await write(asSystem(api), undefined, forgetImports);
    return forgotten;
  };
  const age = (days: number) =>
    sql`UPDATE product_imports SET created_at = created_at - make_interval(days => ${days}), finished_at = finished_at - make_interval(days => ${days})
      WHERE business_id = ${owner.businessID}`.execute(api.db);
  await age(6);
  expect(await forget()).toBe(0);
  await age(2);
  expect(await forget()).toBe(3);
  expect((await owner.list()).items.map((each) => each.importID)).not.toContain(waiting);
  expect(await owner.of(importID)).not.toHaveProperty('undoUntil');
  await expect(owner.call(undoProductImport, { params: { importID } })).rejects.toMatchObject({
    status: 409,
  });
  const { rows: shown } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM uploads WHERE person_id = ${owner.id} AND purpose = 'product-photo' AND released_at IS NULL
  `.execute(api.db);
  expect(shown).toEqual([{ count: 1 }]);
});
