import type { CommentedRoot } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';

/** Something that is commented. */
export interface CommentedThing {
  /** As its page names it. */
  name: string;
  /** Whose it is: a business, else a person. */
  businessID: string | undefined;
  personID: string | undefined;
  /** Whether everybody sees it. */
  isShown: boolean;
}

/** Rows of a noun that can be commented. The noun's folder declares it, `commented.ts` of the api lists it. */
export interface Commented {
  /** As comments name it. */
  type: CommentedRoot;
  find: (db: ReadDatabase, id: string) => Promise<CommentedThing | undefined>;
  /** The path of its page on the portal. */
  pathOf: (id: string) => string;
}
