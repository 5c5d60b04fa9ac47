import type { SearchQuery } from '../query-set.ts';

interface Answer {
  /** Rows found, best first; not every engine knows them by the ids of the database. */
  found: readonly (string | number)[];
  total: number;
}

/** Something that finds the best five rows of a query and says how many there are. */
export interface Engine {
  name: string;
  /** The best five alone; engines that cannot leave out counting have none. */
  top?(query: SearchQuery): Promise<Answer['found']> | Answer['found'];
  topAndCount(query: SearchQuery): Promise<Answer> | Answer;
  /** What the engine keeps on disk, in bytes. */
  bytes: number;
  /** Seconds it took to make, when it was made. */
  madeIn: number;
  close(): Promise<void> | void;
}

export const pageSize = 5;
