import { sharedDatabase } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { aCompany, aFile, csvOfCompanies } from './company-file.ts';
import { importFile } from './import-file.ts';

const database = await sharedDatabase(4);

const unmatched = 'no company imported from the UK Gender Pay Gap Service has this name and country';
const source = 'UK Gender Pay Gap Service CSV 2022';

async function importBands(...rows: string[]) {
  const header = 'company_name,country_iso2,employees_min,employees_max';
  return importFile({ db: database.db, file: await aFile([header, ...rows, ''].join('\n'), 'bands.csv') });
}

async function readEmployees() {
  const rows = await database.db
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
  await importFile({ db: database.db, file: await aFile(companies) });

  const first = await importBands('ALDER LTD.,GB,250,499', 'Birch Ltd,GB,20000,', 'Cedar Ltd,GB,0,249');
  expect(first).toMatchObject({ rows: 3, changed: 2, unchanged: 0, refused: 1 });
  expect(first.refusals).toEqual([{ line: 4, reasons: [unmatched] }]);
  const filled = { 'Alder Ltd': [250, 499], 'Birch Ltd': [20_000, null], 'Cedar Ltd': [null, null] };
  expect(await readEmployees()).toEqual(filled);

  // The companies' own file says nothing of employees, so it leaves them as they are.
  expect(await importFile({ db: database.db, file: await aFile(companies) })).toMatchObject({ unchanged: 3 });
  await importFile({ db: database.db, file: await aFile(companies.replaceAll('Guildford', 'Woking')) });
  expect(await readEmployees()).toEqual(filled);

  await database.db
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

test('an edited number stays, also when the source said the same for a while', async () => {
  await importFile({
    db: database.db,
    file: await aFile(csvOfCompanies([aCompany({ company_name: 'Holly Ltd', source })])),
  });
  await importBands('Holly Ltd,GB,250,499');
  await database.db
    .updateTable('businesses')
    .set({ employees_min: 500, employees_max: 999 })
    .where('company_name', '=', 'Holly Ltd')
    .execute();
  await importBands('Holly Ltd,GB,500,999');
  await importBands('Holly Ltd,GB,1000,4999');
  expect(await readEmployees()).toMatchObject({ 'Holly Ltd': [500, 999] });
});

test('a company that stands twice is taken once', async () => {
  const report = await importBands('Ivy Ltd,GB,1,2', 'IVY LTD.,GB,3,4');
  expect(report.refusals).toEqual([
    { line: 2, reasons: [unmatched] },
    { line: 3, reasons: ['same company as line 2'] },
  ]);
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
