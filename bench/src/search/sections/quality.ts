import type { Section } from '../../suite.ts';
import { atLeast } from '../../target.ts';
import { pageSize } from '../engines/engine.ts';
import { queryFor, type Search } from '../engines/kontor.ts';
import type { Statements } from '../engines/statements.ts';
import type { SearchedKind, SearchQuery } from '../query-set.ts';

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}

/** Whether the five found are the five best of all rows, and whether misspelt words lead to the words that were meant. */
export async function checkQuality(
  kind: SearchedKind,
  search: Search,
  statements: Statements,
  queries: readonly SearchQuery[],
): Promise<Section> {
  let planned = 0;
  let equal = 0;
  for (const query of queries) {
    const conditions = await statements.plan(query);
    if (!conditions || query.class === 'filters only') continue;
    const { ids, correction } = await search.find(kind, queryFor(query), { skip: 0, size: pageSize });
    // What stands in no row together is looked for in other words.
    if (correction?.applied) continue;
    planned += 1;
    if (sameOrder(ids, await statements.bruteForce(query, conditions))) equal += 1;
  }
  const misspelt = queries.filter(({ class: name }) => name === 'misspelt');
  let right = 0;
  for (const query of misspelt) {
    const { correction } = await search.find(kind, queryFor(query), { skip: 0, size: 5 });
    if (correction?.textQuery.toLowerCase() === query.meant) right += 1;
  }
  return {
    title: `Search for ${kind}: are they the right ones`,
    columns: ['what', 'right', 'of'],
    rows: [
      ['the best five equal those of the same formula over all rows', equal, planned],
      ['misspelt words corrected to the word they were made from', right, misspelt.length],
    ],
    checks: [atLeast('P9', `top 5 equal to brute force, ${kind}`, [(equal / planned) * 100, '%'], 100)],
    notes: [
      'A misspelt word is one edit away from the word meant, but can be as near to another word of the corpus, which has 110,000.',
    ],
  };
}
