import { createDatabase, createPool, type Database } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aFile, csvOfCompanies } from './company-file.ts';
import { importFile } from './import-file.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const source = 'UK Gender Pay Gap Service CSV 2022';

async function importBands(...rows: string[]) {
  const header = 'company_name,country_iso2,employees_min,employees_max';
  return importFile({ db, file: await aFile([header, ...rows, ''].join('\n'), 'bands.csv') });
}

async function readEmployees() {
  const rows = await db
    .selectFrom('businesses')
    .select(['company_name', 'employees_min', 'employees_max'])
    .orderBy('company_name')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.company_name, [row.employees_min, row.employees_max]]));
}

test('numbers of employees go to the companies of their source, never over an edited value', async () => {
  const companies = csvOfCompanies([
    aCompany({ company_name: 'Alder Ltd', source }),
    aCompany({ company_name: 'Birch Ltd', source }),
    aCompany({ company_name: 'Cedar Ltd', source: 'A register' }),
  ]);
  await importFile({ db, file: await aFile(companies) });

  const first = await importBands('ALDER LTD.,GB,250,499', 'Birch Ltd,GB,20000,', 'Cedar Ltd,GB,0,249');
  expect(first).toMatchObject({ rows: 3, changed: 2, unchanged: 0, refused: 1 });
  expect(first.refusals).toEqual([{ line: 4, reasons: ['no imported company has this name and country'] }]);
  const filled = { 'Alder Ltd': [250, 499], 'Birch Ltd': [20_000, null], 'Cedar Ltd': [null, null] };
  expect(await readEmployees()).toEqual(filled);

  // The companies' own file says nothing of employees, so it leaves them as they are.
  expect(await importFile({ db, file: await aFile(companies) })).toMatchObject({ unchanged: 3 });
  await importFile({ db, file: await aFile(companies.replaceAll('Guildford', 'Woking')) });
  expect(await readEmployees()).toEqual(filled);

  await db
    .updateTable('businesses')
    .set({ employees_max: 310 })
    .where('company_name', '=', 'Alder Ltd')
    .execute();
  const second = await importBands('Alder Ltd,GB,500,999', 'Birch Ltd,GB,5000,19999');
  expect(second).toMatchObject({ changed: 2, unchanged: 0, refused: 0 });
  expect(await importBands('Alder Ltd,GB,500,999', 'Birch Ltd,GB,5000,19999')).toMatchObject({
    unchanged: 2,
  });
  expect(await readEmployees()).toEqual({ ...filled, 'Alder Ltd': [250, 310], 'Birch Ltd': [5_000, 19_999] });
});

test('rows that cannot be are refused', async () => {
  const report = await importBands('Elm Ltd,GB,many,', 'Fir Ltd,UK,10,5', 'Oak Ltd,GB', ',GB,1,2');
  expect(report.refusals).toEqual([
    { line: 2, reasons: ['employees_min "many" is no whole number'] },
    { line: 3, reasons: ['country "UK" is unknown', 'employees_min is greater than employees_max'] },
    { line: 4, reasons: ['the row has 2 columns instead of 4'] },
    { line: 5, reasons: ['company_name is missing'] },
  ]);
});
