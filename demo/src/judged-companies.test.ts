import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { importFile } from '@kontor/api/import';
import { sharedDatabase } from '@kontor/database/testing';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from './invent/tables.ts';

// 300 companies drawn at random from the files of the full load, and where they stand by what their source says, judged by hand.
const judged = readTable('judged-companies');
const keyOf = (name: string | undefined, country: string | undefined) => `${name} (${country})`;

const database = await sharedDatabase();
const folder = mkdtempSync(join(tmpdir(), 'kontor-judged-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rows of the judged companies of a file, as they stand there. */
function rowsOf(file: string): string {
  const packed = readFileSync(new URL(`../companies/${file}.csv.br`, import.meta.url));
  const text = brotliDecompressSync(packed).toString();
  const wanted = new Set(
    judged.filter((row) => row.file === file).map((row) => keyOf(row.company, row.country)),
  );
  const rows: { raw: string; record: Record<string, string> }[] = parse(text, { columns: true, raw: true });
  const found = rows.filter(({ record }) => wanted.has(keyOf(record.company_name, record.country_iso2)));
  return text.slice(0, text.indexOf('\n') + 1) + found.map(({ raw }) => raw).join('');
}

interface Imported {
  key: string;
  place: string | null;
  subcategories: string[];
}

const imported = new Map<string, Imported>();
beforeAll(async () => {
  for (const file of new Set(judged.map((row) => `${row.file}`))) {
    const path = join(folder, `${file}.csv`);
    writeFileSync(path, rowsOf(file));
    await importFile({ db: database.db, file: path });
  }
  const { rows } = await sql<Imported>`
    SELECT company_name || ' (' || country_code || ')' AS key, coalesce(category_id, industry_id) AS place,
      ARRAY(SELECT subcategory_id::text FROM business_subcategories WHERE business_id = id ORDER BY 1) AS subcategories
    FROM businesses LEFT JOIN business_categories ON business_id = id
  `.execute(database.db);
  for (const row of rows) imported.set(row.key, row);
});

const importedOf = ({ company, country }: (typeof judged)[number]) => imported.get(keyOf(company, country));

test('each judged company is in its file', () => {
  expect(judged).toHaveLength(300);
  expect(judged.filter((row) => !importedOf(row))).toEqual([]);
});

test('of the companies at most 3 % stand in another place than their source says', () => {
  const wrong = judged.filter((row) => (importedOf(row)?.place ?? '') !== row.place);
  expect(wrong.length / judged.length).toBeLessThanOrEqual(0.03);
});

test('of the companies in a subcategory at least 95 % stand in those their source names', () => {
  const placed = judged.filter((row) => (importedOf(row)?.subcategories ?? []).length > 0);
  expect(placed.length).toBeGreaterThan(100);
  const right = placed.filter((row) => importedOf(row)?.subcategories.join('; ') === row.subcategories);
  expect(right.length / placed.length).toBeGreaterThanOrEqual(0.95);
});
