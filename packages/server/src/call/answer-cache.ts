import type { Tag } from '@kontor/contract';

/** Answers of calls in the bytes they are sent as, cached until what they depend on changes. Nothing expires by time. */
export interface AnswerCache {
  /**
   * The answer of a key, if one is cached and still holds.
   * @param heard the id of a change that has to be known here, too; without it all changes up to a moment ago
   */
  find(key: string, heard?: string): Buffer | undefined;
  /** To be called before what the answer depends on is read. It is cached unless some of that changed meanwhile. */
  begin(): Filling;
}

interface Filling {
  store(key: string, answer: Buffer, tags: readonly Tag[]): void;
  /** There is no answer to cache. */
  abandon(): void;
}
