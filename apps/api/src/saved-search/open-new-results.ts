import type { FavoriteResource } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import type { Search } from '../search/search.ts';
import { findNewRows, type MarkedSearch, type NewRow } from './new-queries.ts';
import { searchOf } from './search-of.ts';

interface Asked {
  db: ReadDatabase;
  search: Pick<Search, 'findAmong'>;
  /** The earliest mark of searches of each kind. */
  marks: ReadonlyMap<FavoriteResource, number>;
  /** Results came by then. */
  until: Date;
}

/** What is new in some searches, by their ids, the newest first. */
export type FindNewResults = (searches: readonly MarkedSearch[]) => Promise<Map<string, string[]>>;

/**
 * Reads once what came since the earliest mark; searches are asked which of the rows behind their own marks they find, equal ones once, one
 * after the other: each takes a few milliseconds, and others search at the same time.
 */
export async function openNewResults({ db, search, marks, until }: Asked): Promise<FindNewResults> {
  const rows = new Map<FavoriteResource, NewRow[]>();
  for (const [type, mark] of marks) rows.set(type, await findNewRows(db, type, { mark, until }));
  // Equal ones may go on in the searches that are asked next.
  let last: { key: string; mark: number; found: NewRow[] } | undefined;

  async function findAmong(saved: MarkedSearch, mark: number): Promise<NewRow[]> {
    const came = rowsAfter(mark, rows.get(saved.resource_type) ?? []);
    if (came.length === 0) return [];
    const { type, query, page } = searchOf(saved);
    const found = new Set(await search.findAmong(type, query, { ids: came.map(({ id }) => id), ...page }));
    return came.filter(({ id }) => found.has(id));
  }

  return async (searches) => {
    const found = new Map<string, string[]>();
    for (const [key, equal] of Map.groupBy(searches, keyOf)) {
      const [one] = equal as [MarkedSearch, ...MarkedSearch[]];
      const mark = Math.min(...equal.map((each) => each.mark));
      if (last?.key !== key || mark < last.mark) last = { key, mark, found: await findAmong(one, mark) };
      const { found: all } = last;
      for (const each of equal)
        found.set(
          each.id,
          rowsAfter(each.mark, all).map(({ id }) => id),
        );
    }
    return found;
  };
}

/** The same for searches that ask for the same. */
const keyOf = ({ resource_type, query }: MarkedSearch) => JSON.stringify([resource_type, query]);

const rowsAfter = (mark: number, rows: readonly NewRow[]) => rows.filter(({ came }) => came > mark);

/** The earliest mark of some searches of each kind. */
export function earliestMarks(searches: readonly MarkedSearch[]): Map<FavoriteResource, number> {
  const marks = new Map<FavoriteResource, number>();
  for (const { resource_type: type, mark } of searches)
    marks.set(type, Math.min(mark, marks.get(type) ?? mark));
  return marks;
}
