import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Corpus } from '../corpus/open-corpus.ts';
import { randomFor } from '../corpus/random.ts';
import { makeQueries, type SearchedKind, type SearchQuery } from '../search/query-set.ts';

const stream = 61;
const atOnce = 5_000;
/** Searches a person has at most here. */
const ofPerson = 5;

/** A search as it is stored. */
export interface StoredSearch {
  kind: SearchedKind;
  query: object;
  asked: SearchQuery;
}

/** So many searches of both kinds, half of each. */
export function makeSearches(corpus: Corpus, count: number): StoredSearch[] {
  const kinds: SearchedKind[] = ['business', 'product'];
  return kinds.flatMap((kind) =>
    makeQueries(kind, corpus, count / 2).map((asked) => {
      const { text, country, category, businessType } = asked;
      const query = {
        textQuery: text,
        countries: country ? [country] : undefined,
        ...(kind === 'business' ? { businessType } : { industry: category?.slice(0, 4) }),
        category,
      };
      return { kind, query, asked };
    }),
  );
}

/** Stores each search for as many people as it takes to have `count`, some for many more than others. @returns the people */
export async function insertSearches(
  client: Client,
  searches: readonly StoredSearch[],
  { count, mark }: { count: number; mark: Date },
): Promise<string[]> {
  const people = Array.from({ length: Math.ceil(count / ofPerson) }, () => randomUUID());
  await client.query(
    `INSERT INTO people (id, username, first_name, last_name, email)
     SELECT id, 'saver.' || id, 'Sam', 'Saver', id || '@bench.example' FROM unnest($1::uuid[]) AS id`,
    [people],
  );
  for (let begin = 0; begin < count; begin += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - begin) }, (_, index) => {
      const place = begin + index;
      // Each once, and then the first ones again and again.
      const again = Math.floor(searches.length * randomFor(stream, place)() ** 3);
      const { kind, query } = searches[place] ?? (searches[again] as StoredSearch);
      return { person: people[place % people.length], kind, query };
    });
    await client.query(
      `INSERT INTO saved_searches (person_id, name, resource_type, query, digest, digested_at, seen_at)
       SELECT person, 'Search', kind, query, 'daily', $2, $2
       FROM jsonb_to_recordset($1::jsonb) AS row (person uuid, kind text, query jsonb) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows), mark],
    );
  }
  await client.query('ANALYZE saved_searches');
  return people;
}
