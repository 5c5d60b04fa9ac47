import type { CommentedRoot, HeldResource } from '@kontor/contract';
import type { DB, ReadDatabase } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Reference } from '../reference/reference.ts';

/** Something people write that can be held back, whether it is or not. */
export interface WrittenThing {
  /** What it is called, where it is called something. */
  name?: string;
  content: string;
  authorID: string | undefined;
  /** In whose name. */
  businessID: string | undefined;
  /** Whose page shows it: its own, or what a comment stands below. */
  root: { type: CommentedRoot | 'group'; id: string };
  isWithheld: boolean;
}

/** Rows of a noun that people write. The noun's folder declares it, `written.ts` of the api lists it. */
export interface Written {
  type: HeldResource;
  /** Those that are there, by id; not what their authors removed. */
  find: (db: ReadDatabase, ids: readonly string[]) => Promise<ReadonlyMap<string, WrittenThing>>;
  /** Whether somebody may read what stands there; a block of either side changes nothing of it. */
  isReadable: (db: ReadDatabase, id: string, readerID: string) => Promise<boolean>;
  /** Has its author alone see it. */
  withhold: (trx: Transaction<DB>, id: string) => Promise<void>;
  /** Has everybody see it; the first time as if it were written now, and those are told whom it concerns. */
  publish: (context: Publishing, id: string, isFirst: boolean) => Promise<void>;
}

/** What is published with: by a moderator's call, or by a job. */
export interface Publishing {
  db: Transaction<DB>;
  reference: Reference;
}
