import type { CommentedRoot } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';

/** Something that is commented. */
export interface CommentedThing {
  /** As its page names it. */
  name: string;
  /** Whose it is: a business, else a person. */
  businessID: string | undefined;
  personID: string | undefined;
  /** The group it stands in. */
  groupID?: string | undefined;
  /** Whether the reader runs that group, and takes out what is written in it. */
  isModerated?: boolean;
  /** Whether it is there for whoever may read it. */
  isShown: boolean;
}

/** Rows of a noun that can be commented. The noun's folder declares it, `commented.ts` of the api lists it. */
export interface Commented {
  /** As comments name it. */
  type: CommentedRoot;
  /** Undefined also for what a reader, or a visitor, may not read. */
  find: (db: ReadDatabase, id: string, readerID: string | undefined) => Promise<CommentedThing | undefined>;
  /** The path of its page on the portal. */
  pathOf: (id: string) => string;
}
