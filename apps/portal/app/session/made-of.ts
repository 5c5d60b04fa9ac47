import type { Subject } from '@kontor/contract';

/**
 * What a page was made of, as tags: "business:7fb…" for a row, "search-business" for a list. Of a row its subject is a
 * tag as well, for changes that name no ids.
 */
export interface MadeOf {
  readonly tags: ReadonlySet<string>;
  /** False when a part is missing or nobody knows what it follows from: such a page must not be kept. */
  readonly whole: boolean;
}

export interface MadeOfRecord extends MadeOf {
  add(subject: Subject, ...ids: string[]): void;
  spoil(): void;
}

export function recordMadeOf(): MadeOfRecord {
  const tags = new Set<string>();
  let whole = true;
  return {
    tags,
    get whole() {
      return whole;
    },
    add(subject, ...ids) {
      tags.add(subject);
      for (const id of ids) tags.add(`${subject}:${id}`);
    },
    spoil() {
      whole = false;
    },
  };
}
