import type { Change, Tag } from '@kontor/contract';
import { type AnswerCache, createTagCache, tagsOf, withSubjects } from '@kontor/server';

/** Where it is heard what changed. */
export interface ChangeSource {
  /** Whether all changes up to a moment ago were heard. */
  hears(): boolean;
  /** Whether the change of that id was heard. */
  hasTold(id: string): boolean;
  /** `listener` gets each change, or undefined when anything may have changed. */
  onChange(listener: (change: Change | undefined) => void): void;
}

export interface MeasuredAnswerCache extends AnswerCache {
  figures(): { answers: number; bytes: number; hits: number; misses: number };
}

/** Everything may have changed. */
const anything = '*';

/** @param maxBytes most memory for cached answers; 0 caches none */
export function createAnswerCache(changes: ChangeSource, maxBytes: number): MeasuredAnswerCache {
  const cache = createTagCache<Buffer>({
    maxBytes,
    sizeOf: (answer, key) => answer.byteLength + key.length,
  });
  /** What changed since each answer that is being made was begun. */
  const fillings = new Set<Set<Tag | typeof anything>>();
  let hits = 0;
  let misses = 0;

  changes.onChange((change) => {
    const changed = change ? tagsOf(change) : [anything as typeof anything];
    for (const filling of fillings) for (const tag of changed) filling.add(tag);
    cache.drop(change);
  });

  return {
    find(key, heard) {
      if (!changes.hears() || (heard !== undefined && !changes.hasTold(heard))) return undefined;
      const found = cache.get(key);
      if (found !== undefined) hits += 1;
      return found;
    },
    begin() {
      const changed = new Set<Tag | typeof anything>();
      fillings.add(changed);
      const wasHeard = changes.hears();
      return {
        store(key, answer, tags) {
          fillings.delete(changed);
          misses += 1;
          const isOld = changed.has(anything) || [...withSubjects(tags)].some((tag) => changed.has(tag));
          if (maxBytes > 0 && wasHeard && changes.hears() && !isOld) cache.set(key, answer, tags);
        },
        abandon: () => void fillings.delete(changed),
      };
    },
    figures: () => {
      const { entries, bytes } = cache.figures();
      return { answers: entries, bytes, hits, misses };
    },
  };
}
