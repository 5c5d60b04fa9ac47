import { type ListedNoun, sitemapLength } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { listPartStarts } from './queries.ts';

type Starts = Promise<{ after: string | null }[]>;

const tenMinutes = 10 * 60_000;
const known = new WeakMap<ReadDatabase, Map<ListedNoun, { starts: Starts; until: number }>>();

/** Where parts begin. Finding out reads every id, so it is done at most every ten minutes, however often it is asked. */
export function partStarts(db: ReadDatabase, kind: ListedNoun): Starts {
  const kinds = known.get(db) ?? new Map<ListedNoun, { starts: Starts; until: number }>();
  known.set(db, kinds);
  const cached = kinds.get(kind);
  if (cached && cached.until > performance.now()) return cached.starts;
  const starts = listPartStarts(db, kind, sitemapLength);
  kinds.set(kind, { starts, until: performance.now() + tenMinutes });
  // A failure is its callers' and is not cached.
  starts.catch(() => kinds.delete(kind));
  return starts;
}
