import type { Tag } from '@kontor/contract';

/** Answers of calls in the bytes they are sent as, cached until what they depend on changes. Nothing expires by time. */
export interface AnswerCache {
  /** The answer of a key, if one is cached and still holds. */
  find(key: string): Buffer | undefined;
  /** To be called before what the answer depends on is read. It is cached unless some of that changed meanwhile. */
  begin(): Filling;
}

interface Filling {
  store(key: string, answer: Buffer, tags: readonly Tag[]): void;
  /** There is no answer to cache. */
  abandon(): void;
}
