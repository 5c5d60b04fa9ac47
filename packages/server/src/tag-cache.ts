import { type Change, subjectOf, type Tag } from '@kontor/contract';
import { LRUCache } from 'lru-cache';

/** Values in memory within a bound of bytes, the longest unused given up first, and found by what they depend on. */
export interface TagCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, tags: Iterable<Tag>): void;
  /** A value takes more or fewer bytes now. One that was given up meanwhile does not come back. */
  measure(key: string, value: Value): void;
  /** Gives up what depends on what changed, all for undefined; tells how many that were. */
  drop(change: Change | undefined): number;
  figures(): { entries: number; bytes: number };
}

interface TagCacheOptions<Value> {
  /** 0 caches nothing. */
  maxBytes: number;
  /** Bytes of a value and its key; those of its tags and of the entry are added. */
  sizeOf: (value: Value, key: string) => number;
  /** An entry larger than this share of all memory is not taken: it would put too many others out. */
  largestShare?: number;
}

/** A new one is made to measure a value again. */
interface Entry<Value> {
  value: Value;
  tags: ReadonlySet<Tag>;
}

/** What an entry takes beside its value. */
const overhead = 500;
/** A tag stands in the entry's set, in the map and in the map's set of keys. */
const bytesOfTag = 150;

export function createTagCache<Value>({
  maxBytes,
  sizeOf,
  largestShare = 1,
}: TagCacheOptions<Value>): TagCache<Value> {
  const keysByTag = new Map<Tag, Set<string>>();
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes * largestShare)),
    sizeCalculation: ({ value, tags }, key) => sizeOf(value, key) + tags.size * bytesOfTag + overhead,
    dispose: (entry, key) => forget(entry, key),
    noDisposeOnSet: true,
  });

  function forget({ tags }: Entry<Value>, key: string): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  return {
    get: (key) => entries.get(key)?.value,
    set(key, value, given) {
      const former = entries.peek(key);
      if (former) forget(former, key);
      const tags = withSubjects(given);
      entries.set(key, { value, tags });
      if (entries.peek(key)?.value !== value) return;
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    measure(key, value) {
      const entry = entries.peek(key);
      if (entry?.value === value) entries.set(key, { ...entry });
    },
    drop(change) {
      const before = entries.size;
      if (!change) entries.clear();
      else
        for (const tag of tagsOf(change))
          for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
      return before - entries.size;
    },
    figures: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

/** The tags that what changed touches: each row's, or the subject's when any row of it may have changed. */
export function tagsOf({ subject, ids }: Change): Tag[] {
  return ids.length > 0 ? ids.map((id): Tag => `${subject}:${id}`) : [subject];
}

/** Of a row its subject is a tag as well, for changes that name no ids. */
export function withSubjects(tags: Iterable<Tag>): Set<Tag> {
  const all = new Set<Tag>();
  for (const tag of tags) all.add(tag).add(subjectOf(tag));
  return all;
}
