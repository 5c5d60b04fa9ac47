import { subjectOf, type Tag } from '@kontor/contract';

/** What a page depends on. */
export interface PageTags {
  readonly tags: ReadonlySet<Tag>;
  /** False when a part is missing or nobody knows what it depends on: such a page must not be cached. */
  readonly isComplete: boolean;
  /** Calls that were answered without tags: their routes declare none. */
  readonly untagged: ReadonlySet<string>;
}

/** The same, collected while the page is made. */
export interface TagCollector extends PageTags {
  add(...tags: readonly Tag[]): void;
  markIncomplete(): void;
  /** A call was answered without tags, so the page is not complete. @param call the contract's name of it */
  markUntagged(call: string): void;
}

export function collectTags(): TagCollector {
  const tags = new Set<Tag>();
  const untagged = new Set<string>();
  let isComplete = true;
  return {
    tags,
    untagged,
    get isComplete() {
      return isComplete;
    },
    add(...more) {
      // A change that names no ids may be of any row of the subject.
      for (const tag of more) tags.add(tag).add(subjectOf(tag));
    },
    markIncomplete() {
      isComplete = false;
    },
    markUntagged(call) {
      untagged.add(call);
      isComplete = false;
    },
  };
}
