import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { foldName } from '@kontor/api/import';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sharedInventedDemo } from './testing.ts';

const demo = await sharedInventedDemo();

test('invented businesses bear no name, and no invented word, of a real company', () => {
  const folder = new URL('../../companies/', import.meta.url);
  const realNames = readdirSync(folder)
    .filter((file) => file.endsWith('.csv.br'))
    .flatMap((file) => {
      const csv = brotliDecompressSync(readFileSync(new URL(file, folder)));
      const rows: { company_name: string }[] = parse(csv, { columns: true });
      return rows.map((row) => foldName(row.company_name));
    });
  const real = new Set([...realNames, ...realNames.flatMap((name) => name.split(' '))]);
  expect(real.size).toBeGreaterThan(50_000);
  const invented = demo.data.businesses.flatMap(({ row, plan }) => [row.company_name, plan.stem]);
  expect(invented.filter((name) => real.has(foldName(name)))).toEqual([]);
});
