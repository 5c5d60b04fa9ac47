import { searchBusinesses, searchPeople, searchProducts } from '@kontor/contract';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { pages } from '../apps/portal/app/page/declared-pages.ts';
import { pathPattern } from '../apps/portal/app/page/find-page.ts';
import { searchAddress } from '../apps/portal/app/search/search-address.ts';
import { tabs } from '../apps/portal/app/search/searched.ts';
import { demoGroup, demoPost } from './demo-post.ts';
import { exampleAddress, type PageIDs } from './page-addresses.ts';
import { api } from './read-page.ts';

// A page is declared cached in its folder, and what its answers depend on at the routes of the api: here both are asked
// whether they agree.

let ids: PageIDs;
beforeAll(async () => {
  const call = api();
  const first = { textQuery: '', skip: 0, size: 1 };
  const [businesses, products, people] = await Promise.all([
    call(searchBusinesses, { body: first }),
    call(searchProducts, { body: first }),
    call(searchPeople, { body: first }),
  ]);
  ids = {
    business: businesses.items[0]?.businessID ?? '',
    product: products.items[0]?.productID ?? '',
    person: people.items[0]?.userID ?? '',
    post: demoPost,
    group: demoGroup,
  };
});

/**
 * How the page at an address was answered, in the terms of RFC 9211; null when it has no place in the cache.
 * @param known which states an answer may have
 */
async function statusOf(address: string, known: readonly number[] = [200]): Promise<string | null> {
  const answer = await fetch(new URL(address, inject('portal')), { redirect: 'manual' });
  await answer.body?.cancel();
  expect(known, address).toContain(answer.status);
  return answer.headers.get('cache-status');
}

/** Rows that other journeys write may give up a page between two visits. */
async function expectHit(address: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await statusOf(address);
      expect(await statusOf(address), address).toBe('kontor; hit');
    },
    { timeout: 20_000, interval: 100 },
  );
}

const cached = pages.filter((page) => page.cached);
const uncached = pages.filter((page) => !page.cached);

it('there are both, and one example each', () => {
  expect(cached.length).toBeGreaterThan(30);
  expect(uncached.length).toBeGreaterThan(2);
  const strange = pages.filter((page) => !pathPattern(page, 'written').test(exampleAddress(page, ids)));
  expect(strange).toEqual([]);
});

describe('a page that is declared cached comes from the cache at its second visit', () => {
  it.each(cached)('$route', (page) => expectHit(exampleAddress(page, ids)));

  // Each tab is answered by a call of its own.
  it.each(tabs)('the results of the tab %s', (tab) => expectHit(searchAddress({ tab })));
});

it.each(uncached)('$route is not declared cached, and never comes from the cache', async (page) => {
  const address = exampleAddress(page, ids);
  // One that stands for its first tab leads there; the code of an example is nobody's.
  const known = page.route === '/unsubscribe/:token' ? [404] : [200, 302];
  for (let visit = 0; visit < 3; visit += 1) expect(await statusOf(address, known)).toBeNull();
});
