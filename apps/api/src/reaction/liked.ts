import type { Database } from '@kontor/database';
import type { LikeCounts } from '@kontor/database/schema';
import type { Selectable } from 'kysely';

/** Rows of a noun that can be liked, and show on cards and in ranks how often. The noun's folder declares it, `liked.ts` of the api lists it. */
export interface Liked {
  /** As likes name it. */
  type: Selectable<LikeCounts>['resource_type'];
  /**
   * Copies how often rows are liked (`counted_likes`) to their `like_count`. It locks them first, in the order of their ids, as everybody
   * does, so that nobody waits for each other. @returns what they say now, of those that are there
   */
  copyLikes(trx: Database, ids: readonly string[]): Promise<CopiedLikes[]>;
}

export interface CopiedLikes {
  id: string;
  like_count: number;
}
