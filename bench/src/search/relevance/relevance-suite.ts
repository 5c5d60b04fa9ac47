import { readFile } from 'node:fs/promises';
import { createDatabase, createPool, type Database } from '@kontor/database';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { openDemo } from '../../corpus/open-demo.ts';
import type { RunOptions, Section, Suite } from '../../suite.ts';
import { atLeast } from '../../target.ts';
import { openProductSearch, type Search } from '../engines/kontor.ts';
import { expectations, isRight, type Judged, page, type Shown } from './judge.ts';

async function readShown(db: Database, kind: Judged['kind'], ids: readonly string[]): Promise<Shown[]> {
  const { rows } =
    kind === 'business'
      ? await sql<Shown & { id: string }>`
          SELECT id, company_name AS name, country_code::text AS country, industry_id::text AS industry,
            ARRAY(SELECT category_id::text FROM business_categories WHERE business_id = id) AS categories
          FROM businesses WHERE id = ANY(${ids}::uuid[])`.execute(db)
      : await sql<Shown & { id: string }>`
          SELECT product.id, name, country_code::text AS country, product.industry_id::text AS industry,
            ARRAY[category_id::text] AS categories
          FROM products AS product JOIN businesses AS business ON business.id = business_id
          WHERE product.id = ANY(${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Expectations that no row can meet would make a miss of ours look like one of the search. */
async function refuseUnknown(db: Database, judged: readonly Judged[]): Promise<void> {
  const wanted = judged
    .flatMap((entry) => expectations(entry).map((expected) => ({ kind: entry.kind, expected })))
    .filter(({ expected }) => !/^[#@]\d+$/.test(expected));
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
    return [sharesSection(tuned, untuned), missesSection([...tuned, ...untuned])];
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

export const relevanceSuite: Suite = {
  name: 'relevance',
  about: 'queries judged by hand over the real companies and products of the demo data',
  data: 'Full demo data',
  prepareQuick: ({ progress }) => openDemo(progress),
  run,
};
