import { readFile } from 'node:fs/promises';
import { nearFigures } from '@kontor/contract';
import { createDatabase, createPool, type Database } from '@kontor/database';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { openDemo } from '../../corpus/open-demo.ts';
import type { RunOptions, Section, Suite } from '../../suite.ts';
import { atLeast, atMost } from '../../target.ts';
import { openProductSearch, type Search } from '../engines/kontor.ts';
import { type Answered, isRightFirst, isRightInFive, isUnanswerable, isWrongUnsaid } from './buyers.ts';
import { expectations, fits, isConditions, isRight, type Judged, none, page, type Shown } from './judge.ts';
import { namesSection } from './names-with-faults.ts';

type Row = Shown & { id: string };

/** Rows of a kind, all of them or those with the ids. */
async function readRows(db: Database, kind: Judged['kind'], ids?: readonly string[]): Promise<Row[]> {
  const wanted = ids ? sql`= ANY(${ids}::uuid[])` : sql`IS NOT NULL`;
  const { rows } =
    kind === 'business'
      ? await sql<Row>`
          SELECT id, company_name AS name, country_code::text AS country, state_id AS state, city, industry_id::text AS industry,
            ARRAY(SELECT category_id::text FROM business_categories WHERE business_id = id) AS categories,
            ARRAY(SELECT DISTINCT subcategory_id::text FROM products WHERE business_id = businesses.id AND subcategory_id IS NOT NULL)
              AS subcategories,
            concat_ws('. ', company_name, short_description, general_description, (
              SELECT string_agg(concat_ws('. ', further.short_description, further.general_description), '. ')
              FROM business_texts AS further WHERE further.business_id = businesses.id)) AS text
          FROM businesses WHERE id ${wanted}`.execute(db)
      : await sql<Row>`
          SELECT product.id, name, country_code::text AS country, state_id AS state, city, product.industry_id::text AS industry,
            ARRAY[category_id::text] AS categories, ARRAY[subcategory_id::text] AS subcategories,
            concat_ws('. ', name, description, (
              SELECT string_agg(concat_ws(' ', spec ->> 'key', spec ->> 'value', spec ->> 'unit'), '. ')
              FROM jsonb_array_elements(specs) AS spec)) AS text
          FROM products AS product JOIN businesses AS business ON business.id = business_id
          WHERE product.id ${wanted}`.execute(db);
  return rows;
}

async function readShown(db: Database, kind: Judged['kind'], ids: readonly string[]): Promise<Shown[]> {
  const rows = await readRows(db, kind, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Expectations that no row can meet would make a miss of ours look like one of the search. */
async function refuseUnknown(db: Database, judged: readonly Judged[]): Promise<void> {
  const wanted = judged
    .flatMap((entry) => expectations(entry).map((expected) => ({ kind: entry.kind, expected })))
    .filter(({ expected }) => expected !== none && !isConditions(expected));
  const { rows } = await sql<{ expected: string }>`
    SELECT expected FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted (kind text, expected text)
    WHERE NOT EXISTS (SELECT FROM businesses WHERE kind = 'business' AND company_name = split_part(expected, ' @ ', 1)
        AND country_code = split_part(expected, ' @ ', 2))
      AND NOT EXISTS (SELECT FROM products WHERE kind = 'product' AND name = expected)
  `.execute(db);
  if (rows.length > 0)
    throw new Error(`The demo data hold no ${rows.map(({ expected }) => `'${expected}'`).join(', ')}.`);
}

interface Outcome {
  judged: Judged;
  right: boolean;
  shown: Shown[];
}

async function readJudged(file: string): Promise<Judged[]> {
  return parse(await readFile(new URL(file, import.meta.url), 'utf8'), { columns: true });
}

/** All that can be found. */
type Data = Record<Judged['kind'], readonly Shown[]>;

async function ask(db: Database, search: Search, data: Data, judged: readonly Judged[]): Promise<Answered[]> {
  await refuseUnknown(db, judged);
  const answered: Answered[] = [];
  for (const entry of judged) {
    const found = await search.find(entry.kind, { text: entry.query }, { skip: 0, size: page });
    const [shown, reasons] = await Promise.all([
      readShown(db, entry.kind, found.ids),
      search.explain(entry.kind, found),
    ]);
    const isInData = expectations(entry).some((expected) =>
      data[entry.kind].some((row) => fits(row, expected)),
    );
    const isSaid = found.correction?.applied === true || nearFigures(reasons).length > 0;
    answered.push({ judged: entry, shown, isInData, isSaid });
  }
  return answered;
}

async function judge(db: Database, search: Search, judged: readonly Judged[]): Promise<Outcome[]> {
  await refuseUnknown(db, judged);
  const outcomes: Outcome[] = [];
  for (const entry of judged) {
    const { ids } = await search.find(entry.kind, { text: entry.query }, { skip: 0, size: page });
    const shown = await readShown(db, entry.kind, ids);
    outcomes.push({ judged: entry, right: isRight(entry, shown), shown });
  }
  return outcomes;
}

function percentRight(outcomes: readonly Outcome[]): number {
  return (outcomes.filter(({ right }) => right).length / outcomes.length) * 100;
}

function sharesSection(tuned: readonly Outcome[], untuned: readonly Outcome[]): Section {
  const groups = [...new Set(tuned.map(({ judged }) => judged.class))];
  const counts = (outcomes: readonly Outcome[], group: string) => {
    const all = outcomes.filter(({ judged }) => judged.class === group);
    return [all.length, all.filter(({ right }) => right).length];
  };
  const check = (outcomes: readonly Outcome[], which: string) =>
    atLeast(
      'P9',
      `judged queries right in the first five, of ${outcomes.length} ${which}`,
      [percentRight(outcomes), '%'],
      95,
      99,
    );
  return {
    title: 'Relevance over the real demo data',
    columns: ['class', 'queries', 'right', 'untuned queries', 'right'],
    rows: groups.map((group) => [group, ...counts(tuned, group), ...counts(untuned, group)]),
    checks: [check(tuned, 'the search was tuned on'), check(untuned, 'it was not tuned on')],
    notes: ['The untuned queries were judged before the search was asked any of them.'],
  };
}

async function run({ progress }: RunOptions): Promise<Section[]> {
  const url = await openDemo(progress);
  const db = createDatabase(createPool(url, { max: 2 }));
  const search = await openProductSearch(url);
  try {
    progress('relevance');
    const tuned = await judge(db, search, await readJudged('queries.csv'));
    const untuned = await judge(db, search, await readJudged('untuned-queries.csv'));
    progress('questions of buyers');
    const data = { business: await readRows(db, 'business'), product: await readRows(db, 'product') };
    const ofBuyers = await ask(db, search, data, await readJudged('buyers.csv'));
    const untunedOfBuyers = await ask(db, search, data, await readJudged('buyers-untuned.csv'));
    progress('names with one fault');
    const names = await namesSection(db, search);
    return [
      names,
      sharesSection(tuned, untuned),
      missesSection([...tuned, ...untuned]),
      buyersSection(ofBuyers, untunedOfBuyers),
      buyersMissesSection(ofBuyers),
    ];
  } finally {
    await search.close();
    await db.destroy();
  }
}

function missesSection(outcomes: readonly Outcome[]): Section {
  return {
    title: 'Judged queries that are not right',
    columns: ['query', 'language', 'class', 'expected', 'shown first'],
    rows: outcomes
      .filter(({ right }) => !right)
      .map(({ judged: { query, language, class: group, expected }, shown }) => [
        query,
        language,
        group,
        expected.replaceAll(' | ', ' or '),
        shown[0] ? `${shown[0].name} (${shown[0].country})` : 'nothing',
      ]),
    checks: [],
    notes: [],
  };
}

function shareOf(answered: readonly Answered[], right: (answered: Answered) => boolean): number {
  const asked = answered.filter((each) => !isUnanswerable(each));
  return (asked.filter(right).length / asked.length) * 100;
}

function buyersSection(tuned: readonly Answered[], untuned: readonly Answered[]): Section {
  const of = (answered: readonly Answered[], group: string) =>
    answered.filter(({ judged }) => judged.class === group);
  const unsaid = [...tuned, ...untuned].filter(isWrongUnsaid).length;
  return {
    title: 'Questions as buyers type them, over the demo data',
    columns: ['class', 'asked', 'right first %', 'in five %', 'untuned', 'right first %', 'in five %'],
    rows: [...new Set(tuned.map(({ judged }) => judged.class))].map((group) => [
      group,
      ...[tuned, untuned].flatMap((list) => {
        const asked = of(list, group);
        return [asked.length, shareOf(asked, isRightFirst), shareOf(asked, isRightInFive)];
      }),
    ]),
    checks: [
      atLeast(
        'buyers',
        'untuned questions of buyers, right first',
        [shareOf(untuned, isRightFirst), '%'],
        90,
      ),
      atLeast(
        'buyers',
        'untuned questions of buyers, right in the first five',
        [shareOf(untuned, isRightInFive), '%'],
        96,
      ),
      atMost('buyers', 'questions of buyers answered wrongly without a word', [unsaid, 'questions'], 0),
    ],
    notes: [
      'Shares are of the questions that the data can answer. Which of the untuned ones fail is shown nowhere, so that nobody tunes on them.',
    ],
  };
}

function buyersMissesSection(answered: readonly Answered[]): Section {
  return {
    title: 'Questions of buyers, of those for tuning, without a right row in the first five',
    columns: ['question', 'language', 'class', 'expected', 'shown first'],
    rows: answered
      .filter((each) => !isUnanswerable(each) && !isRightInFive(each))
      .map(({ judged: { query, language, class: group, expected }, shown }) => [
        query,
        language,
        group,
        expected.replaceAll(' | ', ' or '),
        shown[0] ? `${shown[0].name} (${shown[0].country})` : 'nothing',
      ]),
    checks: [],
    notes: [],
  };
}

export const relevanceSuite: Suite = {
  name: 'relevance',
  about: 'queries judged by hand over the real companies and products of the demo data',
  data: 'Full demo data',
  prepareQuick: ({ progress }) => openDemo(progress),
  run,
};
