import type { IncomingHttpHeaders } from 'node:http';
import { createTagCache } from '@kontor/server';
import { collectTags } from '../../app/session/page-tags.ts';
import type { PageHandler } from '../pages.ts';
import type { ChangeSource } from './hear-changes.ts';
import { type How, makeOnce } from './make-once.ts';
import { type PageKey, requestFor } from './page-key.ts';
import { isCacheable, type RenderedPage, takeAnswer } from './rendered-page.ts';

export interface PageCache {
  /** The page from the cache; undefined when there is none, or when it is not sure that nothing has changed. */
  find(key: PageKey): RenderedPage | undefined;
  /** Makes the page, once for all who ask for it at the same time, and caches it if that may be. */
  make(key: PageKey, visit: IncomingHttpHeaders, left: AbortSignal): Promise<RenderedPage>;
  /** A visit was answered with a cached page. */
  countHit(key: PageKey, page: RenderedPage): void;
  /** A page was made in one more encoding. */
  grew(key: PageKey, page: RenderedPage): void;
  figures(): PageCacheFigures;
}

export interface PageCacheFigures {
  /** Visits answered from the cache. */
  hits: number;
  /** Visits for which a page was made. */
  misses: number;
  /** Visits that waited for a page which was being made for another one. */
  coalesced: number;
  /** Pages given up because something they depend on changed. */
  invalidated: number;
  /** Pages in the cache, and the memory they take. */
  pages: number;
  bytes: number;
  /** 1 while changes are heard, so that pages are cached. */
  hearing: number;
}

interface PageCacheOptions {
  handle: PageHandler;
  origin: string;
  changes: ChangeSource;
  maxBytes: number;
  /** Told that reference data may have changed, before anything is rendered again. */
  forgetReference: () => void;
  report: (error: unknown, what: string) => void;
}

/** Of all memory: a page larger than this would put too many others out. */
const largestShare = 1 / 8;
/** A page asked for so often is worth a tenth of a second to compress it as small as can be: a phone may wait as much longer for it. */
const popular = 4;

/** Caches visitors' pages until what they show changes. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { handle, origin, changes, forgetReference, report } = options;
  const store = createTagCache<RenderedPage>({ maxBytes: options.maxBytes, sizeOf, largestShare });
  const counts = { hits: 0, misses: 0, coalesced: 0, invalidated: 0 };
  const hitsOf = new WeakMap<RenderedPage, number>();
  const { make, changed } = makeOnce(() => {
    counts.coalesced += 1;
  });
  const reportUntagged = untaggedReporter(report);
  let squeezing = false;

  changes.onChange((change) => {
    if (!change || change.subject === 'reference') forgetReference();
    counts.invalidated += store.drop(change);
    changed(change);
  });

  function making(key: PageKey, visit: IncomingHttpHeaders): How {
    return async (isFresh, calledOff) => {
      counts.misses += 1;
      const collector = collectTags();
      const asked = { visit, heard: changes.lastId(), signal: calledOff };
      const response = await handle(requestFor(key, origin, asked), collector);
      const page = await takeAnswer(response, collector);
      reportUntagged(key, page);
      if (!isCacheable(page)) return page;
      await page.bytes.make('br');
      if (!changes.hears() || !isFresh(page)) return page;
      page.bytes.shrink();
      store.set(key.text, page, page.dependsOn.tags);
      return page;
    };
  }

  /** One page at a time: visitors come first. */
  async function squeeze(key: PageKey, page: RenderedPage): Promise<void> {
    squeezing = true;
    try {
      await page.bytes.squeeze();
      store.measure(key.text, page);
    } catch (error) {
      report(error, 'A page could not be compressed');
    } finally {
      squeezing = false;
    }
  }

  return {
    find: (key) => (changes.hears() ? store.get(key.text) : undefined),
    countHit(key, page) {
      counts.hits += 1;
      const hits = (hitsOf.get(page) ?? 0) + 1;
      hitsOf.set(page, hits);
      if (hits % popular === 0 && !squeezing && !page.bytes.squeezed()) void squeeze(key, page);
    },
    make: (key, visit, left) => make(key.text, making(key, visit), left),
    grew: (key, page) => store.measure(key.text, page),
    figures: () => {
      const { entries: pages, bytes } = store.figures();
      return { ...counts, pages, bytes, hearing: changes.hears() ? 1 : 0 };
    },
  };
}

/**
 * A page that is declared cached and makes a call whose route has no tags would be made anew for each visit, and nobody would know
 * why. Each such call is reported once.
 */
function untaggedReporter(report: PageCacheOptions['report']): (key: PageKey, page: RenderedPage) => void {
  const reported = new Set<string>();
  return ({ address }, { dependsOn }) => {
    for (const call of dependsOn.untagged) {
      if (reported.has(call)) continue;
      reported.add(call);
      const [path] = address.split('?');
      report(
        new Error(`${path} is declared cached, but the route of ${call} has no tags.`),
        'A page cannot be cached',
      );
    }
  };
}

function sizeOf({ bytes, headers }: RenderedPage, key: string): number {
  return bytes.size() + [key, ...Object.values(headers)].reduce((sum, { length }) => sum + length, 0);
}
