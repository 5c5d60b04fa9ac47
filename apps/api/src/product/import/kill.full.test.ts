import { runProductImport, startProductImport, undoProductImport } from '@kontor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServiceProcess, startProcess } from '../../test/process.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { aPicture } from '../../upload/testing-pictures.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { anImporter } from './testing-import.ts';
import { zipOf } from './testing-zip.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);

const imports = 4;
const rows = 4_000;
/** A killed worker is missed after ten seconds, and its job taken then. */
const timeout = 90_000;

let worker: ServiceProcess;
let kills = 0;
const startWorker = () =>
  startProcess('worker', {
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: api.files.DATA_DIR,
    ACCOUNTS_URL: api.accounts.url,
    ACCOUNTS_ORIGIN: api.accounts.url,
  });
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.kill());

async function killWorker(): Promise<void> {
  await worker.kill();
  kills += 1;
  worker = await startWorker();
}

interface Now {
  state: string;
  done: number;
}

async function nowOf(importID: string): Promise<Now> {
  const { rows: found } =
    await sql<Now>`SELECT state, done FROM product_imports WHERE id = ${importID}`.execute(api.db);
  return found[0] ?? { state: 'gone', done: 0 };
}

/** Kills the worker when an import has come so far in a state, or is beyond it. */
async function killAt(importID: string, state: string, done: number): Promise<void> {
  await vi.waitUntil(
    async () => {
      const now = await nowOf(importID);
      return now.state !== state || now.done >= done;
    },
    { timeout, interval: 3 },
  );
  await killWorker();
}

const until = (importID: string, state: string) =>
  vi.waitUntil(async () => (await nowOf(importID)).state === state, { timeout, interval: 50 });

/** Products of a business by row, and whether each is whole. */
async function productsOf(businessID: string) {
  const { rows: found } = await sql<{ name: string; whole: boolean }>`
    SELECT name, specs = jsonb_build_array(jsonb_build_object('key', 'Number', 'value', replace(name, 'Qagreno ', '')))
      AND lead_time_days = 7 AND (SELECT count(*) FROM product_photos WHERE product_id = products.id)
        = CASE WHEN replace(name, 'Qagreno ', '')::int % 1000 = 1 THEN 1 ELSE 0 END AS whole
    FROM products WHERE business_id = ${businessID}
  `.execute(api.db);
  return found;
}

test('a worker killed at any moment leaves no half row and none twice: the import goes on, and so does its undoing', async () => {
  const zip = await zipOf({ 'a.jpg': await aPicture({ width: 300, height: 225 }) });
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    return `Qagreno ${number},0006.000601,${number},7,${number % 1000 === 1 ? 'a.jpg' : ''}`;
  });
  const table = Buffer.from(`Name,Category,Number,Lead time,Photo\n${lines.join('\n')}\n`);
  for (let number = 0; number < imports; number += 1) {
    const owner = await anImporter(api, preparing);
    const { businessID, call } = owner;
    const body = {
      businessID,
      ...(await owner.send('a.csv', table)),
      pictures: await owner.send('a.zip', zip),
    };
    const { importID } = await call(startProductImport, { body });
    const at = (share: number) => Math.floor(rows * share * Math.random());
    await killAt(importID, 'reading', number === 0 ? 0 : 1);
    await killAt(importID, 'checking', at(0.9));
    await until(importID, 'checked');
    expect(await owner.open()).toMatchObject({ added: rows, wrong: 0 });
    await call(runProductImport, { params: { importID } });
    await killAt(importID, 'importing', at(0.4));
    await killAt(importID, 'importing', at(0.9));
    const part = await productsOf(businessID);
    expect(part.filter(({ whole }) => !whole)).toEqual([]);
    await until(importID, 'imported');
    const all = await productsOf(businessID);
    expect(all.filter(({ whole }) => !whole)).toEqual([]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(rows);
    expect(all).toHaveLength(rows);
    expect(await owner.of(importID)).toMatchObject({ added: rows, done: rows, wrong: 0 });
    await call(undoProductImport, { params: { importID } });
    await killAt(importID, 'undoing', at(0.9));
    await until(importID, 'undone');
    expect(await productsOf(businessID)).toEqual([]);
    expect(await owner.of(importID)).toMatchObject({ stayed: 0, done: rows });
  }
  expect(kills).toBe(20);
});
