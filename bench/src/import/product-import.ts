import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import {
  findImport,
  insertImport,
  openDecoder,
  openStore,
  proposeColumns,
  replaceRows,
  updateImport,
  workOnImport,
} from '@kontor/api/product-import';
import { loadReference, rebuildSearch } from '@kontor/api/search';
import { membershipPlan } from '@kontor/contract';
import { type Database, inTransaction, withConnection, withDatabase } from '@kontor/database';
import { findDatabase, makeDatabase } from '../corpus/bench-server.ts';
import { timed } from '../measure/measure.ts';
import { median } from '../measure/statistics.ts';
import type { RunOptions, Section } from '../suite.ts';
import { atMost } from '../target.ts';
import { copyTablesIn, copyTablesOut } from './copy-tables.ts';

const products = 10_000;
const name = 'import_products';
const tables = ['products'];
const { planID: subscription, productsShown } = membershipPlan('platinum');

/** A table as an owner has it: text, a category, numbers and three specifications. */
function tableOf(rows: number) {
  const headings = [
    'Name',
    'Description',
    'Keywords',
    'Category',
    'Lead time',
    'MOQ',
    'Price USD',
    'Stock',
    'Torque, Nm',
    'Ratio',
    'Class',
  ];
  return {
    headings,
    rows: Array.from({ length: rows }, (_, index) => ({
      number: index + 2,
      cells: [
        `Bevel gear unit KR ${index}`,
        `Right-angle gear unit ${index} for conveyors and mixers, with foot or flange, made of grey cast iron.`,
        'hollow shaft; ATEX; conveyor',
        '0006.000601.00060101',
        String(index % 60),
        `${(index % 20) + 1} pieces`,
        `${100 + index}.50`,
        index % 2 === 0 ? 'yes' : 'no',
        String(100 + index),
        `${(index % 40) + 3}.5:1`,
        'IP65',
      ],
    })),
  };
}

async function aBusiness(db: Database, id: string): Promise<void> {
  const row = {
    id,
    company_name: 'Imported Gears',
    business_type: 'MA',
    country_code: 'MX',
    industry_id: '0006',
  };
  await db
    .insertInto('businesses')
    .values({ ...row, subscription, claimed_at: new Date() })
    .execute();
}

/** A checked import whose rows are about to be written. */
async function prepare(
  db: Database,
  businessID: string,
  rows: number,
  work: (importID: string) => Promise<void>,
) {
  const table = tableOf(rows);
  const importID = await inTransaction(db, async (trx) => {
    const of = {
      businessID,
      language: 'en' as const,
      fileName: 'a.csv',
      fileType: 'text/csv',
      uploadID: null,
    };
    const id = await insertImport(trx, { ...of, personID: null, picturesName: null, picturesID: null });
    await replaceRows(trx, id, table.rows);
    const columns = proposeColumns(table.headings, table.rows, new Map());
    await updateImport(trx, id, {
      state: 'checking',
      columns,
      format: { kind: 'csv', separator: ',' },
      total: rows,
    });
    return id;
  });
  const check = await timed(() => work(importID));
  await inTransaction(db, (trx) =>
    updateImport(trx, importID, { state: 'importing', done: 0, added: 0, total: rows }),
  );
  return { importID, check };
}

/** Seconds of an import from rows that are read and checked to all of them committed and found, and of the check before it. */
async function importInto(url: string, businessID: string, rows: number, folder: string) {
  const decoder = openDecoder({ warn: () => {} });
  const store = openStore({ DATA_DIR: folder, PORTAL_ORIGIN: 'http://localhost', S3_REGION: '' });
  try {
    return await withDatabase(url, async (db) => {
      await aBusiness(db, businessID);
      const attempt = { signal: new AbortController().signal, report: async () => {}, isLast: true };
      const work = (importID: string) => workOnImport({ db, store, decoder }, importID, attempt);
      const { importID, check } = await prepare(db, businessID, rows, work);
      const own = await timed(() => work(importID));
      const done = await findImport(db, importID);
      if (done?.state !== 'imported' || done.added !== rows)
        throw new Error(`${done?.added} of ${rows} products were taken.`);
      const { found } = await db
        .selectFrom('product_search')
        .select((eb) => eb.fn.countAll<string>().as('found'))
        .executeTakeFirstOrThrow();
      if (Number(found) !== Math.min(rows, productsShown))
        throw new Error(`${found} products are found, and ${productsShown} are shown.`);
      return { own, check };
    });
  } finally {
    decoder.close();
  }
}

/** Seconds of COPY of the same rows, and of making the search documents of what is listed. */
async function copyInto(url: string, businessID: string, folder: string): Promise<number> {
  await withDatabase(url, (db) => aBusiness(db, businessID));
  return timed(async () => {
    await withConnection(url, (client) => copyTablesIn(client, folder, tables));
    await withDatabase(
      url,
      async (db) =>
        void (await rebuildSearch(db, await loadReference(db), () => {}, ['business', 'product'])),
      { max: 3 },
    );
  });
}

/** The worker's import of products beside COPY of the same rows. @param migrated a database with no row but reference data */
export async function measureProductImport(
  { quick, rounds, progress }: RunOptions,
  migrated: string,
  parent: string,
): Promise<Section> {
  const rows = quick ? products / 10 : products;
  const folder = `${parent}-products`;
  await mkdir(folder, { recursive: true });
  const fresh = async () => {
    await makeDatabase(name, migrated);
    return (await findDatabase(name)).url;
  };
  const pairs: { copy: number; own: number; check: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`import of ${rows.toLocaleString('en')} products, round ${round + 1}`);
    const businessID = randomUUID();
    const url = await fresh();
    const { own, check } = await importInto(url, businessID, rows, folder);
    await withConnection(url, (client) => copyTablesOut(client, folder, tables));
    const copy = await copyInto(await fresh(), businessID, folder);
    pairs.push({ copy, own, check });
  }
  await rm(folder, { recursive: true });
  // From parsed rows on: checking them is a part of the way.
  const ratio = median(pairs.map(({ own, check, copy }) => (check + own) / copy));
  return {
    title: `Import of ${rows.toLocaleString('en')} products of a business from a table`,
    columns: ['way', 'seconds', 'times COPY'],
    rows: [
      [
        'COPY of the same rows, then the search documents of what is listed',
        median(pairs.map(({ copy }) => copy)),
        1,
      ],
      ['both of the following', median(pairs.map(({ own, check }) => own + check)), ratio],
      ['the check, which writes no product', median(pairs.map(({ check }) => check)), ''],
      ['import: matched, written with what undoes it, found', median(pairs.map(({ own }) => own)), ''],
    ],
    checks: [
      atMost('P18', 'import of products against COPY and rebuild of the same rows', [ratio, '×'], 6, 3),
    ],
    notes: [
      `A membership that shows ${productsShown} products. From rows that were read, with their check, to all of them committed and found, in transactions of 500 rows.`,
    ],
  };
}
