import { execFile } from 'node:child_process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sharedDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CompanyFields, companyColumns } from './check-company.ts';
import { aCompany, aFile, csvOfCompanies } from './company-file.ts';
import { FileError, importFile } from './import-file.ts';

const database = await sharedDatabase(4);
beforeEach(forgetAll);

/** A hundred times as fast as to truncate, which makes the files of all tables that refer to these anew. */
async function forgetAll(): Promise<void> {
  await database.db.deleteFrom('businesses').execute();
  await database.db.deleteFrom('data_sources').execute();
}

/** Few enough for a file of some batches to be written, and written again, in no time. */
const batchRows = 100;

async function importCompanies(...companies: Parameters<typeof aCompany>[0][]) {
  return importFile({
    db: database.db,
    batchRows,
    file: await aFile(csvOfCompanies(companies.map((company) => aCompany(company)))),
  });
}

function readBusiness(companyName: string) {
  return database.db
    .selectFrom('businesses')
    .selectAll()
    .where('company_name', '=', companyName)
    .executeTakeFirstOrThrow();
}

/** Everything an import writes, but for what depends on when and in which order it was written. */
async function dump(from = database.db): Promise<string> {
  const { rows } = await sql<{ dump: string }>`
    SELECT md5(string_agg(row::text, E'\n' ORDER BY row::text)) AS dump FROM (
      SELECT to_jsonb(business) - 'created_at' - 'updated_at' AS row FROM businesses business
      UNION ALL SELECT to_jsonb(place) FROM business_categories place
      UNION ALL SELECT to_jsonb(place) FROM business_subcategories place
      UNION ALL SELECT to_jsonb(imported) - 'imported_at' - 'source_id' || jsonb_build_object('source', data_sources.name)
        FROM imported_businesses imported JOIN data_sources ON data_sources.id = source_id
      UNION ALL SELECT jsonb_build_array(name, licence) FROM data_sources
    ) AS row
  `.execute(from);
  return rows[0]?.dump ?? '';
}

describe('a new company', () => {
  test('becomes an unclaimed business with exactly what its source says', async () => {
    const report = await importCompanies({});
    expect(report).toMatchObject({ rows: 1, new: 1, changed: 0, unchanged: 0, refused: 0, refusals: [] });

    const business = await readBusiness('Northgate Bearings Ltd');
    const said = Object.entries(business).filter(
      ([, value]) => value !== null && `${value}` !== '' && value !== 0,
    );
    expect(Object.fromEntries(said)).toEqual({
      id: '71beb39e-4dc4-5e11-a1aa-d19128679a77',
      origin: 'imported',
      subscription: 'standard',
      company_name: 'Northgate Bearings Ltd',
      short_description: 'Ball bearings; roller bearings',
      business_type: 'MA',
      industry_id: '0006',
      classified_by_rule: ['business_type', 'industry', 'category'],
      city: 'Guildford',
      state_id: 'GB-SRY',
      legal_address_english: '4 Mill Lane, GU1 3BB',
      country_code: 'GB',
      website: 'https://northgate.example.com',
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    });
    const places = await database.db.selectFrom('business_categories').select('category_id').execute();
    expect(places).toEqual([{ category_id: '000601' }]);
    const sources = await database.db.selectFrom('data_sources').select(['name', 'licence']).execute();
    expect(sources).toEqual([{ name: 'A register', licence: 'CC0-1.0' }]);
  });

  test('keeps a state that is on no list as text', async () => {
    await importCompanies({ state: 'Middlesex' });
    expect(await readBusiness('Northgate Bearings Ltd')).toMatchObject({
      state_id: null,
      state_text: 'Middlesex',
    });
  });

  test.each(['', 'platform', 'computer; network-connected electronic equipment'])(
    'of which nothing but a name is said stands nowhere in the tree, whatever was guessed: %o',
    async (product_text) => {
      await importCompanies({ product_text });
      expect(await readBusiness('Northgate Bearings Ltd')).toMatchObject({
        short_description: null,
        industry_id: null,
        classified_by_rule: ['business_type'],
      });
      const places = await database.db.selectFrom('business_categories').select('category_id').execute();
      expect(places).toEqual([]);
    },
  );

  test('stands where its source says it does, not where it was guessed to', async () => {
    await importCompanies({ product_text: 'Activities of call centres' });
    expect((await readBusiness('Northgate Bearings Ltd')).industry_id).toBe('0015');
    const places = await database.db.selectFrom('business_categories').select('category_id').execute();
    expect(places).toEqual([{ category_id: '001512' }]);
  });

  test('comes from a packed file just the same', async () => {
    const csv = csvOfCompanies([aCompany(), aCompany({ company_name: 'Другая компания' })]);
    await importFile({ db: database.db, file: await aFile(brotliCompressSync(csv), 'companies.csv.br') });
    const first = await dump();
    const again = await importFile({ db: database.db, file: await aFile(gzipSync(csv), 'companies.csv.gz') });
    expect(again).toMatchObject({ new: 0, unchanged: 2 });
    expect(await dump()).toBe(first);
  });

  test('stands with a byte order mark, CRLF, columns in another order and line breaks in a field', async () => {
    const company: Record<string, string> = aCompany({ address: '4 Mill Lane\r\nGU1 3BB' });
    const columns = companyColumns.toReversed();
    const row = columns.map((column) => `"${company[column]}"`).join(',');
    const report = await importFile({
      db: database.db,
      file: await aFile(`\uFEFF${columns.join(',')}\r\n${row}\r\n\r\n`),
    });
    expect(report).toMatchObject({ rows: 1, new: 1, refused: 0 });
    expect((await readBusiness('Northgate Bearings Ltd')).legal_address_english).toBe('4 Mill Lane GU1 3BB');
  });
});

describe('the next import of a file', () => {
  test('finds every row unchanged and writes nothing', async () => {
    const companies = Array.from({ length: 210 }, (_, index) => ({
      company_name: `Bearing Works ${index}`,
    }));
    const first = await importCompanies(...companies);
    expect(first).toMatchObject({ rows: 210, new: 210 });
    const versions = sql<object>`SELECT id, xmin FROM businesses UNION ALL SELECT business_id, xmin FROM imported_businesses`;
    const { rows: before } = await versions.execute(database.db);

    const written: string[] = [];
    const file = await aFile(csvOfCompanies(companies.map(aCompany)));
    const report = await importFile({
      db: database.db,
      file,
      batchRows,
      onWritten: async (_, ids) => void written.push(...ids),
    });
    expect(report).toMatchObject({ rows: 210, new: 0, changed: 0, unchanged: 210, refused: 0 });
    expect(written).toEqual([]);
    expect((await versions.execute(database.db)).rows).toEqual(before);
  });

  test('updates what the source changed', async () => {
    await importCompanies({});
    const before = await readBusiness('Northgate Bearings Ltd');
    const report = await importCompanies({
      company_name: 'NORTHGATE Bearings, Ltd.',
      city: 'Woking',
      state: '',
      category_guess: 'Couplings',
      product_text: 'flexible couplings',
    });
    expect(report).toMatchObject({ new: 0, changed: 1, unchanged: 0 });
    expect(await readBusiness('NORTHGATE Bearings, Ltd.')).toEqual({
      ...before,
      company_name: 'NORTHGATE Bearings, Ltd.',
      city: 'Woking',
      state_id: null,
      short_description: 'Flexible couplings',
      updated_at: expect.any(Date),
    });
    const places = await database.db
      .selectFrom('business_categories')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select(sql<string>`names->>'en'`.as('name'))
      .execute();
    expect(places).toEqual([{ name: 'Couplings' }]);
    expect(await importCompanies({})).toMatchObject({ changed: 1 });
    expect(await readBusiness('Northgate Bearings Ltd')).toEqual({ ...before, updated_at: expect.any(Date) });
  });

  test('never overwrites what a claimer edited', async () => {
    await importCompanies({});
    const { id } = await readBusiness('Northgate Bearings Ltd');
    const edited = { city: 'Leeds', website: null, state_id: 'GB-LDS' };
    await database.db.updateTable('businesses').set(edited).where('id', '=', id).execute();
    await database.db
      .insertInto('business_categories')
      .values({ business_id: id, category_id: '000602', position: 1 })
      .execute();

    const change = {
      city: 'Woking',
      website: 'http://other.example.com',
      state: 'Middlesex',
      category_guess: 'Couplings',
      address: '5 Mill Lane',
    };
    expect(await importCompanies(change)).toMatchObject({ changed: 1 });
    expect(await importCompanies(change)).toMatchObject({ unchanged: 1 });
    expect(await readBusiness('Northgate Bearings Ltd')).toMatchObject({
      ...edited,
      state_text: null,
      industry_id: '0006',
      legal_address_english: '5 Mill Lane',
    });
    const places = await database.db
      .selectFrom('business_categories')
      .select('category_id')
      .orderBy('position')
      .execute();
    expect(places.map((place) => place.category_id)).toEqual(['000601', '000602']);
  });
});

describe('what a claimer edited', () => {
  /** Imports `imported`, edits, imports the same value and then another one. */
  async function followUp(field: keyof CompanyFields, [imported, edited, other]: string[], edit: object) {
    await importCompanies({ [field]: imported });
    await database.db.updateTable('businesses').set(edit).execute();
    await importCompanies({ [field]: edited });
    await importCompanies({ [field]: other });
    return readBusiness('Northgate Bearings Ltd');
  }

  test.each<[keyof CompanyFields, string[], object]>([
    ['city', ['London', 'Leeds', 'York'], { city: 'Leeds' }],
    ['website', ['https://a.example.com', '', 'https://b.example.com'], { website: null }],
    ['state', ['Surrey', 'Leeds', 'York'], { state_id: 'GB-LDS' }],
    ['business_type_guess', ['MA', 'DI', 'WS'], { business_type: 'DI' }],
    ['address', ['1 Lane', '2 Lane', '3 Lane'], { legal_address_english: '2 Lane' }],
    ['product_text', ['nuts', 'bolts', 'screws'], { short_description: 'Bolts' }],
  ])('stays when the source says the same for a while: %s', async (field, values, edit) => {
    expect(await followUp(field, values, edit)).toMatchObject(edit);
  });

  test('stays as a place in the industry tree too', async () => {
    await importCompanies({});
    await database.db.updateTable('business_categories').set({ category_id: '000602' }).execute();
    const { names } = await database.db
      .selectFrom('categories')
      .select('names')
      .where('id', '=', '000602')
      .executeTakeFirstOrThrow();
    await importCompanies({ category_guess: names.en });
    await importCompanies({ category_guess: '' });
    const places = await database.db.selectFrom('business_categories').select('category_id').execute();
    expect(places).toEqual([{ category_id: '000602' }]);
  });
});

describe('classified by Kontor', () => {
  const classified = async () => (await readBusiness('Northgate Bearings Ltd')).classified_by_rule;

  test('is each field that a rule filled, and only those', async () => {
    const product_text = 'parts to drawing';
    await importCompanies({ product_text, industry_key_guess: '', category_guess: '' });
    expect(await classified()).toEqual(['business_type']);
    await importCompanies({ product_text, category_guess: '' });
    expect(await classified()).toEqual(['business_type', 'industry']);
    await importCompanies({ product_text });
    expect(await classified()).toEqual(['business_type', 'industry', 'category']);
    await importCompanies({ product_text, industry_key_guess: '', category_guess: '' });
    expect(await classified()).toEqual(['business_type']);
  });

  test('is never said again of what a claimer changed or confirmed', async () => {
    await importCompanies({});
    const { id } = await readBusiness('Northgate Bearings Ltd');
    const edited = { industry_id: '0001', classified_by_rule: [] };
    await database.db.updateTable('businesses').set(edited).where('id', '=', id).execute();
    await database.db.deleteFrom('business_categories').where('business_id', '=', id).execute();

    await importCompanies({ category_guess: 'Couplings', city: 'Woking' });
    expect(await readBusiness('Northgate Bearings Ltd')).toMatchObject({ ...edited, city: 'Woking' });
    await importCompanies({ business_type_guess: 'DI' });
    expect(await readBusiness('Northgate Bearings Ltd')).toMatchObject({
      industry_id: '0001',
      business_type: 'DI',
      classified_by_rule: ['business_type'],
    });
  });
});

test('a company that stands twice in a file is taken once, each time the same', async () => {
  const companies = [
    {},
    { company_name: 'NORTHGATE  BEARINGS (LTD)', city: 'Leeds' },
    { country_iso2: 'US', state: '' },
  ];
  const refusals = [{ line: 3, reasons: ['same company as line 2'] }];
  expect(await importCompanies(...companies)).toMatchObject({ new: 2, refused: 1, refusals });
  expect(await importCompanies(...companies)).toMatchObject({ unchanged: 2, refused: 1, refusals });
  expect((await readBusiness('Northgate Bearings Ltd')).city).toBe('Guildford');
});

test('a company that stands again some batches later is refused with its first line', async () => {
  const companies = Array.from({ length: 210 }, (_, index) => ({ company_name: `Bearing Works ${index}` }));
  const file = [...companies, { company_name: 'Bearing Works 7' }, { company_name: 'Bearing Works 205' }];
  const refusals = [
    { line: 212, reasons: ['same company as line 9'] },
    { line: 213, reasons: ['same company as line 207'] },
  ];
  for (const expected of [{ new: 210 }, { unchanged: 210 }])
    expect(await importCompanies(...file)).toMatchObject({ ...expected, refused: 2, refusals });
});

describe('a cut-off import', () => {
  // Two whole batches and a part of one.
  const csv = () =>
    csvOfCompanies(
      Array.from({ length: 205 }, (_, index) => aCompany({ company_name: `Bearing Works ${index}` })),
    );

  test('killed with -9 inside a batch leaves whole batches, and the next one ends as an undisturbed one', async () => {
    const file = await aFile(csv());
    const script = `
      import { importFile } from ${JSON.stringify(new URL('import-file.ts', import.meta.url).href)};
      let batches = 0;
      const onWritten = async () => { if (++batches === 2) process.kill(process.pid, 'SIGKILL'); };
      await importFile({ databaseUrl: ${JSON.stringify(database.url)}, file: ${JSON.stringify(file)}, batchRows: ${batchRows}, onWritten });
    `;
    const signal = await new Promise((resolve) => {
      execFile(process.execPath, ['--input-type=module', '-e', script], (error) => resolve(error?.signal));
    });
    expect(signal).toBe('SIGKILL');

    const count = await database.db
      .selectFrom('businesses')
      .select(database.db.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(count.rows).toBe(batchRows);
    expect(await importFile({ db: database.db, file, batchRows })).toMatchObject({
      new: 105,
      unchanged: batchRows,
    });
    const resumed = await dump();
    await forgetAll();
    await importFile({ db: database.db, file, batchRows });
    expect(await dump()).toBe(resumed);
  });

  test('takes a batch back when the hook inside its transaction fails', async () => {
    let batches = 0;
    const onWritten = async () => {
      batches += 1;
      if (batches === 2) throw new Error('search is broken');
    };
    const file = await aFile(csv());
    await expect(importFile({ db: database.db, file, batchRows, onWritten })).rejects.toThrow(
      'search is broken',
    );
    const count = await database.db
      .selectFrom('businesses')
      .select(database.db.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(count.rows).toBe(batchRows);
  });

  test('two imports of one file at once end as one', async () => {
    const file = await aFile(csv());
    const reports = await Promise.all([
      importFile({ db: database.db, file, batchRows }),
      importFile({ db: database.db, file, batchRows }),
    ]);
    expect(reports.map((report) => report.new + report.unchanged)).toEqual([205, 205]);
    expect(reports.reduce((sum, report) => sum + report.new, 0)).toBe(205);
  });
});

describe('a file that cannot be imported is refused in one sentence', () => {
  test.each([
    ['an empty one', '', 'companies.csv', / is empty\.$/],
    [
      'one of other columns',
      'name,country\nA,DE\n',
      'companies.csv',
      / its first line must be company_name,/,
    ],
    ['a binary one', Buffer.from([0, 255, 1, 254, 10, 0, 7]), 'companies.csv', / its first line must be /],
    ['one that is not packed', 'company_name\n', 'companies.csv.br', / not packed with Brotli\.$/],
    [
      'a torn one',
      gzipSync(csvOfCompanies([aCompany()])).subarray(0, 60),
      'companies.csv.gz',
      / it is damaged /,
    ],
  ])('%s', async (_, content, name, sentence) => {
    const refused = importFile({ db: database.db, file: await aFile(content, name) });
    await expect(refused).rejects.toThrow(FileError);
    await expect(refused).rejects.toThrow(sentence);
  });

  test('one that does not exist, and a folder', async () => {
    await expect(importFile({ db: database.db, file: '/no/such/file.csv' })).rejects.toThrow(
      'there is no such file',
    );
    await expect(importFile({ db: database.db, file: '/' })).rejects.toThrow('/ is not a file.');
  });
});
