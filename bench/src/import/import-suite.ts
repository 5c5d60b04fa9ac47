import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { importFile } from '@kontor/api/import';
import { loadReference } from '@kontor/api/search';
import { migrate, withConnection, withDatabase } from '@kontor/database';
import { findDatabase, makeDatabase } from '../corpus/bench-server.ts';
import { createVocabulary } from '../corpus/vocabulary.ts';
import { timed } from '../measure/measure.ts';
import { median } from '../measure/statistics.ts';
import { benchData } from '../paths.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atMost } from '../target.ts';
import { writeCompanyFile } from './company-file.ts';
import { companyTables, copyTablesIn, copyTablesOut } from './copy-tables.ts';
import { measureProductImport } from './product-import.ts';

const companies = 57_000;
const folder = join(benchData, 'import');
const name = 'import_companies';
const migrated = 'import_nothing';

async function makeMigrated(): Promise<string> {
  await makeDatabase(migrated);
  const { url } = await findDatabase(migrated);
  await migrate(url);
  return url;
}

async function freshDatabase(): Promise<string> {
  await makeDatabase(name, migrated);
  return (await findDatabase(name)).url;
}

async function writeFile(url: string, file: string, rows: number): Promise<void> {
  await withDatabase(url, async (db) =>
    writeCompanyFile(file, createVocabulary(await loadReference(db)), rows),
  );
}

/** Seconds. */
async function importInto(databaseUrl: string, file: string, rows: number): Promise<number> {
  return timed(async () => {
    const report = await importFile({ databaseUrl, file });
    if (report.new !== rows) throw new Error(`${report.new} of ${rows} companies were taken.`);
  });
}

async function run(options: RunOptions): Promise<Section[]> {
  return [await measureCompanies(options), await measureProductImport(options, migrated, folder)];
}

async function measureCompanies({ quick, rounds, progress }: RunOptions): Promise<Section> {
  const rows = quick ? companies / 10 : companies;
  const file = join(folder, 'companies.csv');
  await mkdir(folder, { recursive: true });
  await writeFile(await makeMigrated(), file, rows);
  const pairs: { copy: number; own: number }[] = [];
  let again = 0;
  for (let round = 0; round < rounds; round += 1) {
    progress(`import of ${rows.toLocaleString('en')} companies, round ${round + 1}`);
    const imported = await freshDatabase();
    const own = await importInto(imported, file, rows);
    again = await timed(() => importFile({ databaseUrl: imported, file }));
    if (round === 0) await withConnection(imported, (client) => copyTablesOut(client, folder, companyTables));
    const copied = await freshDatabase();
    const copy = await timed(() =>
      withConnection(copied, (client) => copyTablesIn(client, folder, companyTables)),
    );
    pairs.push({ copy, own });
  }
  await rm(folder, { recursive: true });
  const own = median(pairs.map((pair) => pair.own));
  const ratio = median(pairs.map((pair) => pair.own / pair.copy));
  return {
    title: `Import of ${rows.toLocaleString('en')} companies from a CSV file`,
    columns: ['way', 'seconds', 'times COPY'],
    rows: [
      ['COPY of the same rows into the same tables', median(pairs.map((pair) => pair.copy)), 1],
      ['import: read, checked, matched, written', own, ratio],
      ['the same file again, nothing changed', again, ''],
    ],
    checks: [
      atMost('P11', 'import, seconds', [own, 's'], 15),
      atMost('P11', 'import against COPY of the same rows', [ratio, '×'], 6, 3),
    ],
    notes: ['Without search documents, which are made once for all rows when a large import is done.'],
  };
}

export const importSuite: Suite = {
  name: 'import',
  about: 'companies and products imported from tables, beside COPY of the same rows.',
  data: 'An empty database',
  run,
};
