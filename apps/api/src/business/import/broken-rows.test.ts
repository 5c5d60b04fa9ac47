import { sharedDatabase } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { companyColumns } from './check-company.ts';
import { aCompany, aFile, csvLine } from './company-file.ts';
import { importFile } from './import-file.ts';

const database = await sharedDatabase(4);

function row(fields: Parameters<typeof aCompany>[0]): string {
  const company = aCompany(fields);
  return csvLine(companyColumns.map((column) => company[column]));
}

const notClosed = 'a quoted field is not closed, or a quotation mark in it is not doubled';

/** A row that is good but for these fields. */
const inFields = (fields: Parameters<typeof row>[0]) => (name: string) =>
  row({ company_name: name, ...fields });

/** Kinds of damage: the line for a company of this name, and what is said of it. */
const kinds: [name: string, line: (name: string) => string | Buffer, reason: string][] = [
  [
    'a column too few',
    (name) => row({ company_name: name }).replace(/,[^,]*$/, ''),
    'the row has 11 columns instead of 12',
  ],
  ['a column too many', (name) => `${row({ company_name: name })},`, 'the row has 13 columns instead of 12'],
  ['a quote never closed', (name) => row({ company_name: name }).replace(name, `"${name}`), notClosed],
  ['a quote inside a field', (name) => row({ company_name: name }).replace(name, `"${name}" Ltd`), notClosed],
  [
    'bytes that are no UTF-8',
    (name) => Buffer.from(row({ company_name: `${name} \u00FC` }), 'latin1'),
    'the line is not valid UTF-8',
  ],
  [
    'a control character',
    (name) => row({ company_name: `${name}\u0000` }),
    'company_name holds a control character (U+0000)',
  ],
  ['a direction override', inFields({ city: 'Guild\u202Eford' }), 'city holds a control character (U+202E)'],
  ['no name', () => row({ company_name: ' ' }), 'company_name is missing'],
  ['a name without a letter', () => row({ company_name: '+++' }), 'company_name has no letter or digit'],
  [
    'a name too long',
    (name) => row({ company_name: name.repeat(20) }),
    'company_name is longer than 200 characters',
  ],
  ['an address too long', inFields({ address: 'x'.repeat(301) }), 'address is longer than 300 characters'],
  ['an unknown type', inFields({ business_type_guess: 'XX' }), 'business type "XX" is unknown'],
  ['an unknown country', inFields({ country_iso2: 'UK' }), 'country "UK" is unknown'],
  ['no country', inFields({ country_iso2: '' }), 'country is missing'],
  ['an unknown industry', inFields({ industry_key_guess: '0099' }), 'industry "0099" is unknown'],
  [
    'a category of another industry',
    inFields({ category_guess: 'Seafood' }),
    'category "Seafood" does not belong to industry 0006',
  ],
  [
    'a category without industry',
    inFields({ industry_key_guess: '' }),
    'category_guess stands without an industry',
  ],
  [
    'a website that is none',
    inFields({ website: 'javascript:alert(1)' }),
    'website "javascript:alert(1)" is no http or https address',
  ],
  ['no source', inFields({ source: '' }), 'source is missing'],
  [
    'another licence of the source',
    inFields({ licence: 'MIT' }),
    'licence differs from line 2 of the same source',
  ],
];

test('a file with 100 broken rows: each is reported with its line and reason, the others are taken', async () => {
  const header = companyColumns.join(',');
  const broken = Array.from({ length: 100 }, (_, index) => {
    const [, line, reason] = kinds[index % kinds.length] as (typeof kinds)[number];
    return { content: line(`Broken Works ${index}`), reason };
  });
  const good = Array.from({ length: 101 }, (_, index) => row({ company_name: `Sound Works ${index}` }));
  // A good row before and after each broken one: line 2 is good, line 3 broken, and so on.
  const lines = [header, ...good.flatMap((line, index) => [line, broken[index]?.content ?? ''])];
  const bytes = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]));

  for (const expected of [{ new: 101 }, { unchanged: 101 }]) {
    const report = await importFile({ db: database.db, file: await aFile(bytes) });
    expect(report).toMatchObject({ rows: 201, refused: 100, ...expected });
    expect(report.refusals).toEqual(
      broken.map(({ reason }, index) => ({ line: 3 + 2 * index, reasons: [reason] })),
    );
  }
  const names = await database.db.selectFrom('businesses').select('company_name').execute();
  expect(names.map((business) => business.company_name).toSorted()).toEqual(
    Array.from({ length: 101 }, (_, index) => `Sound Works ${index}`).toSorted(),
  );
});

test('all reasons of a row are told', async () => {
  const line = row({ company_name: 'Fresh Works', country_iso2: 'EU', website: 'fresh.example', source: '' });
  const report = await importFile({
    db: database.db,
    file: await aFile(`${companyColumns.join(',')}\n${line}\n`),
  });
  expect(report.refusals).toEqual([
    {
      line: 2,
      reasons: [
        'country "EU" is unknown',
        'website "fresh.example" is no http or https address',
        'source is missing',
      ],
    },
  ]);
});
