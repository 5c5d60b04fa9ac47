import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

// node demo/src/sample-companies.ts writes the files of the small load again, after the files of the full one changed.

const full = new URL('../companies/', import.meta.url);
const sample = new URL('../companies/sample/', import.meta.url);
const bands = 'uk-gpg-employee-bands.csv.br';
const rowsInSample = 1_500;
const leastOfFile = 40;

interface RawRow {
  raw: string;
  /** Of the row's text; its order is arbitrary but fixed. */
  hash: string;
  record: Record<string, string>;
}

/** The content of each file of the small load: rows of every source, of as many countries and industries as there are. */
export function chooseSample(): Map<string, string> {
  const files = readdirSync(full).filter((file) => file.endsWith('.csv.br') && file !== bands);
  const tables = new Map(files.sort().map((file) => [file, readRaw(file)]));
  const total = [...tables.values()].reduce((sum, { rows }) => sum + rows.length, 0);
  const chosen = new Map<string, string>();
  const names = new Set<string>();
  for (const [file, { header, rows }] of tables) {
    const quota = Math.max(leastOfFile, Math.round((rowsInSample * rows.length) / total));
    const taken = takeSpread(rows, quota);
    for (const { record } of taken) names.add(`${record.company_name}`);
    chosen.set(file, header + taken.map(({ raw }) => raw).join(''));
  }
  const employees = readRaw(bands);
  const known = employees.rows.filter(
    ({ record }) => names.has(`${record.company_name}`) && record.country_iso2 === 'GB',
  );
  return chosen.set(bands, employees.header + known.map(({ raw }) => raw).join(''));
}

/** Rows in turn from each country and industry; inside of those in the arbitrary but fixed order of their hashes. */
function takeSpread(rows: RawRow[], quota: number): RawRow[] {
  const groups = Map.groupBy(
    rows.toSorted((one, other) => compare(one.hash, other.hash)),
    ({ record }) => `${record.country_iso2} ${record.industry_key_guess}`,
  );
  const waiting = [...groups]
    .toSorted(([one], [other]) => compare(order(one), order(other)))
    .map(([, group]) => group);
  const taken = new Set<RawRow>();
  for (let turn = 0; taken.size < Math.min(quota, rows.length); turn += 1) {
    for (const group of waiting) {
      const row = group[turn];
      if (row && taken.size < quota) taken.add(row);
    }
  }
  return rows.filter((row) => taken.has(row));
}

function order(text: string): string {
  return hash('sha256', text);
}

/** Orders hashes, whose digits stand in the order of their codes. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function readRaw(file: string): { header: string; rows: RawRow[] } {
  const text = brotliDecompressSync(readFileSync(new URL(file, full))).toString();
  const parsed: Omit<RawRow, 'hash'>[] = parse(text, { columns: true, raw: true });
  const rows = parsed.map((row) => ({ ...row, hash: order(row.raw) }));
  return { header: text.slice(0, text.indexOf('\n') + 1), rows };
}

export function readSample(file: string): string {
  return brotliDecompressSync(readFileSync(new URL(file, sample))).toString();
}

if (import.meta.main) {
  for (const [file, content] of chooseSample())
    writeFileSync(new URL(file, sample), brotliCompressSync(content));
}
