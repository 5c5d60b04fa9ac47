import { anyText } from '@kontor/contract/testing/text';
import { sharedDatabase } from '@kontor/database/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type CompanyFields, companyColumns } from './check-company.ts';
import { aCompany, aFile, csvOfCompanies } from './company-file.ts';
import { importFile } from './import-file.ts';

const database = await sharedDatabase(4);

const anyField = fc.oneof(
  anyText({ maxLength: 40 }),
  fc.constantFrom(
    '',
    "'; DROP TABLE businesses; --",
    '\u0000',
    '"',
    ',\n,',
    '{}',
    '\\N',
    '\uFFFF',
    'x'.repeat(600),
    'null',
  ),
);
const anyFields = fc.record(
  Object.fromEntries(companyColumns.map((column) => [column, anyField])) as Record<
    keyof CompanyFields,
    typeof anyField
  >,
  { requiredKeys: [] },
);

async function countRows() {
  const { rows } = await sql<{ businesses: number; imported: number; sources: number }>`
    SELECT (SELECT count(*) FROM businesses) AS businesses, (SELECT count(*) FROM data_sources) AS sources,
      (SELECT count(*) FROM imported_businesses JOIN businesses ON businesses.id = business_id
        WHERE company_name = imported_values->>'company_name') AS imported
  `.execute(database.db);
  return rows[0];
}

test('any text in any field is taken or refused, never half written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyFields, { minLength: 1, maxLength: 30 }), async (rows) => {
      await database.db.deleteFrom('businesses').execute();
      await database.db.deleteFrom('data_sources').execute();
      const companies = rows.map((fields, index) => aCompany({ company_name: `Works ${index}`, ...fields }));
      const file = await aFile(csvOfCompanies(companies));

      const first = await importFile({ db: database.db, file });
      expect(first.rows).toBe(companies.length);
      expect(first.new + first.refused).toBe(companies.length);
      expect(await countRows()).toMatchObject({ businesses: first.new, imported: first.new });

      const second = await importFile({ db: database.db, file });
      expect(second).toMatchObject({ new: 0, changed: 0, unchanged: first.new, refusals: first.refusals });
    }),
    { numRuns: process.env.THOROUGH ? 60 : 10 },
  );
});
