import { writeSources } from '@kontor/api/import';
import { copyLikeCounts } from '@kontor/api/reaction';
import { loadReference } from '@kontor/api/search';
import type { Database, DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import { dayOfLoad } from './invent/calendar.ts';
import { type InventedData, inventDemo, sampleOf } from './invent/invent-demo.ts';
import type { DemoSize, Progress } from './progress.ts';
import { isDone, runStep } from './steps.ts';

/** Writes the invented businesses, products, people and likes, each kind in one transaction. */
export async function loadInvented(
  db: Database,
  { size, day = dayOfLoad() }: { size: DemoSize; day?: string | undefined },
  onProgress: Progress,
): Promise<void> {
  const last = `${size} likes`;
  if (await isDone(db, last)) return;
  onProgress('Invented businesses', 0);
  const all = await inventDemo(db, day);
  const data = size === 'full' ? all : sampleOf(all);

  await runStep(db, `${size} businesses`, (trx) => writeBusinesses(trx, data));
  onProgress('Products', 0);
  await runStep(db, `${size} products`, (trx) => writeProducts(trx, data));
  onProgress('People', 0);
  await runStep(db, `${size} people`, (trx) => insertRows(trx, 'people', data.people));
  await runStep(db, last, (trx) => writeLikes(trx, data));
  onProgress('People', 1);
}

async function writeBusinesses(trx: Transaction<DB>, { businesses }: InventedData): Promise<void> {
  const tables: [keyof DB, object[]][] = [
    ['businesses', businesses.map(({ row }) => row)],
    ['business_categories', businesses.flatMap(({ places }) => places)],
    ['business_texts', businesses.flatMap(({ texts }) => texts)],
    ['certificates', businesses.flatMap(({ certificates }) => certificates)],
    ['verified_facts', businesses.flatMap(({ facts }) => facts)],
  ];
  for (const [table, rows] of tables) await insertRows(trx, table, rows);
}

async function writeProducts(
  trx: Transaction<DB>,
  { products, photos, licences }: InventedData,
): Promise<void> {
  const sourceIds = await writeSources(trx, licences);
  const rows = products.map(({ source, ...row }) => ({
    ...row,
    source_id: source === null ? null : sourceIds.get(source),
  }));
  await insertRows(trx, 'products', rows);
  await insertRows(trx, 'product_photos', photos);
}

/** Likes are rows of their people; the counts beside businesses, products and people follow them. */
async function writeLikes(trx: Transaction<DB>, { likes }: InventedData): Promise<void> {
  await insertRows(trx, 'reactions', likes);
  await copyLikeCounts({ db: trx, reference: await loadReference(trx) });
}
