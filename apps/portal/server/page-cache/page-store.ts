import type { Change } from '@kontor/contract';
import { LRUCache } from 'lru-cache';
import type { MadePage } from './made-page.ts';

/** Pages kept within a bound of bytes, the longest unused given up first, and found by what they are made of. */
export interface PageStore {
  get(key: string): MadePage | undefined;
  set(key: string, page: MadePage): void;
  /** A page's bytes became more or fewer. */
  measureAnew(key: string, page: MadePage): void;
  /** Gives up the pages made of what changed, all of them for undefined; tells how many. */
  drop(change: Change | undefined): number;
  figures(): { pages: number; bytes: number };
}

/** A page larger than this share of all memory would put too many others out. */
const largestShare = 8;
/** What an entry takes beside its bytes, headers and tags. */
const overhead = 500;

/** A new one is made to measure a page anew. */
interface Entry {
  page: MadePage;
}

export function createPageStore(maxBytes: number): PageStore {
  const keysByTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / largestShare)),
    sizeCalculation: ({ page }, key) => sizeOf(page, key),
    dispose: ({ page }, key) => forget(page, key),
    noDisposeOnSet: true,
  });

  function forget({ madeOf }: MadePage, key: string): void {
    for (const tag of madeOf.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function isKept(key: string, page: MadePage): boolean {
    return pages.peek(key)?.page === page;
  }

  return {
    get: (key) => pages.get(key)?.page,
    set(key, page) {
      const old = pages.peek(key)?.page;
      if (old) forget(old, key);
      pages.set(key, { page });
      if (!isKept(key, page)) return;
      for (const tag of page.madeOf.tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    measureAnew(key, page) {
      // One that was given up meanwhile does not come back.
      if (isKept(key, page)) pages.set(key, { page });
    },
    drop(change) {
      const before = pages.size;
      if (!change) pages.clear();
      else for (const key of keysOf(change, keysByTag)) pages.delete(key);
      return before - pages.size;
    },
    figures: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

function keysOf(change: Change, keysByTag: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return tagsOf(change).flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
}

/** The tags of what changed: each row's, or the subject's. */
export function tagsOf({ subject, ids }: Change): string[] {
  return ids.length > 0 ? ids.map((id) => `${subject}:${id}`) : [subject];
}

function sizeOf({ bytes, headers, madeOf }: MadePage, key: string): number {
  const texts = [key, ...Object.values(headers)].reduce((sum, { length }) => sum + length, 0);
  // A tag stands in the page's set, in the map and in the map's set of keys.
  const tags = madeOf.tags.size * 150;
  return bytes.size() + texts + tags + overhead;
}
