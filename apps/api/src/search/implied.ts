import type { TextQuery } from './text-query.ts';

/** Lexemes of which any one must be met. */
export type Clause = readonly string[];

/** Whether the clauses that a query implies mean the same as the query. */
export function isPlain(query: TextQuery): boolean {
  if (typeof query === 'string') return true;
  return query.parts.every((part) => (query.isAny ? typeof part === 'string' : isPlain(part)));
}

/** Of more combinations than these not all are compared. */
const compared = 64;

/** One of each list in each of all ways, where these are not too many; else the first of each. */
function combinations<Each>(lists: readonly (readonly Each[])[]): Each[][] {
  const ways = lists.reduce((product, { length }) => product * length, 1);
  const some = ways > compared ? lists.map((list) => list.slice(0, 1)) : lists;
  return some.reduce<Each[][]>(
    (sofar, list) => sofar.flatMap((chosen) => list.map((each) => [...chosen, each])),
    [[]],
  );
}

function union(clauses: readonly Clause[]): Clause {
  const all = new Set(clauses.flat());
  // What has a word in its name holds it.
  return [...all].filter((lexeme) => !(lexeme.startsWith('=') && all.has(lexeme.slice(1))));
}

/**
 * Clauses that whatever meets a query meets, all of them. Alternatives say the same in other words: one clause of each makes one, those
 * first that the fewest rows meet.
 * @param rowsOf rows that meet a clause at most
 */
export function impliedBy(query: TextQuery, rowsOf: (clause: Clause) => number): Clause[] {
  if (typeof query === 'string') return [[query]];
  const implied = query.parts.map((part) => impliedBy(part, rowsOf));
  if (!query.isAny) return implied.flat();
  const clauses: Clause[] = [];
  let left = implied.map((each) => each.toSorted((a, b) => rowsOf(a) - rowsOf(b)));
  while (left.every(({ length }) => length > 0)) {
    const [best] = combinations(left)
      .map((chosen) => ({ chosen, clause: union(chosen) }))
      .map((each) => ({ ...each, rows: rowsOf(each.clause) }))
      .sort((a, b) => a.rows - b.rows);
    if (!best) break;
    clauses.push(best.clause);
    left = left.map((each, place) => each.filter((clause) => clause !== best.chosen[place]));
  }
  return clauses;
}
