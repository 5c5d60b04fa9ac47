import type { ReadDatabase } from '@kontor/database';
import type { LikeCounts } from '@kontor/database/schema';
import type { RawBuilder, Selectable } from 'kysely';

/** Whoever wrote what is liked. */
export interface ToldOfLike {
  personID: string;
  /** As which business they wrote it. */
  businessID: string | undefined;
  /** Under which name. */
  to: string;
  /** What is liked, in words. */
  subject: string;
}

/** Rows of a noun that can be liked, and most show on cards and in ranks how often. The noun's folder declares it, `liked.ts` of the api lists it. */
export interface Liked {
  /** As likes name it. */
  type: Selectable<LikeCounts>['resource_type'];
  /** The noun's own, with the `like_count` that shows; none where the counter is read wherever it is shown. */
  table?: RawBuilder<unknown>;
  /** Whether a reader sees the one of this id. */
  isShown: (db: ReadDatabase, id: string, readerID: string | undefined) => Promise<boolean>;
  /** Who is told of a like, of what can be told of; nobody where nothing is said. */
  findTold?: (db: ReadDatabase, id: string) => Promise<ToldOfLike | undefined>;
  /** Whether a reader, or a visitor, may read who likes it and how many; everybody where nothing is said. */
  isReadable?: (db: ReadDatabase, id: string, readerID: string | undefined) => Promise<boolean>;
}

/** Of those the ones whose counts are copied. */
export type CopiedTo = Liked & Required<Pick<Liked, 'table'>>;

export function isCopied(rows: Liked): rows is CopiedTo {
  return rows.table !== undefined;
}
