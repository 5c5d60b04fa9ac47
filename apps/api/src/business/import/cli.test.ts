import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sharedDatabase, urlOf } from '@kontor/database/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCompany, aFile, csvOfCompanies } from './company-file.ts';

const database = await sharedDatabase(4);

async function run(args: string[], environment: Record<string, string> = { DATABASE_URL: database.url }) {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  // The settings of the test alone; where code is cached is none.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [cli, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exited, output, error };
}

test('prints the report, makes the companies searchable, and ends with 0 when every row was taken', async () => {
  const file = await aFile(csvOfCompanies([aCompany(), aCompany({ company_name: 'Second Works' })]));
  const first = await run([file]);
  expect(first).toMatchObject({ code: 0, error: '' });
  expect(first.output).toMatch(
    /companies\.csv, \d+\.\d s\n +2 rows\n +2 new\n +0 changed\n +0 unchanged\n +0 refused\n$/,
  );
  expect((await run([file])).output).toContain('2 unchanged');

  const { rows } = await sql`SELECT 1 FROM business_search JOIN businesses USING (id)`.execute(database.db);
  expect(rows).toHaveLength(2);
});

test('ends with 2 and names the lines when rows were refused', async () => {
  const file = await aFile(csvOfCompanies([aCompany({ country_iso2: 'XX' }), aCompany()]));
  const { code, output } = await run([file]);
  expect(code).toBe(2);
  expect(output).toMatch(/^line 2: country "XX" is unknown\n/);
});

test('ends with 1 and one sentence when nothing can be read or written', async () => {
  const file = await aFile(csvOfCompanies([aCompany()]));
  const nowhere = { DATABASE_URL: urlOf(database.url, 'kontor_gone') };
  expect(await run([])).toMatchObject({
    code: 1,
    output: '',
    error: 'Say which file to import: npm run import -- FILE\n',
  });
  expect(await run(['/no/file.csv'])).toMatchObject({
    code: 1,
    error: '/no/file.csv cannot be read: there is no such file.\n',
  });
  expect(await run([file], {})).toMatchObject({
    code: 1,
    error: 'DATABASE_URL must name the database to import into.\n',
  });
  const lost = await run([file], nowhere);
  expect(lost.code).toBe(1);
  expect(lost.error).toMatch(/^The import stopped: database ".*_gone" does not exist\. .*\n$/);
});
