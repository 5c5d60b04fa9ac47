import type { Sent } from '../load/load.ts';

const words =
  'bearing,pump,valve,rodamientos,steel tube,cable,motor,guantes,packaging,轴承,gear,sensor'.split(',');

async function addressesIn(portal: string, sitemap: string, howMany: number): Promise<string[]> {
  const index = await (await fetch(`${portal}/${sitemap}`)).text();
  const found = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const paths = found.map(({ pathname, search }) => `${pathname}${search.replaceAll('&amp;', '&')}`);
  // Sitemaps of many rows lead to their parts.
  const [first] = paths;
  if (first?.includes('sitemap')) return addressesIn(portal, first.slice(1), howMany);
  return paths
    .filter((_, index) => index % Math.max(1, Math.floor(paths.length / howMany)) === 0)
    .slice(0, howMany);
}

function page(path: string): Sent {
  return { method: 'GET', path, headers: { accept: 'text/html', 'accept-encoding': 'br' } };
}

function call(path: string, body: object): Sent {
  return { method: 'POST', path: `/api/v1/${path}`, body: JSON.stringify(body) };
}

/** What many people do at once: pages of many businesses and products, searches, completions, counted views, pictures. */
export async function mixedLoad(portal: string): Promise<Sent[]> {
  const businesses = await addressesIn(portal, 'sitemap-businesses.xml', 600);
  const products = await addressesIn(portal, 'sitemap-products.xml', 600);
  const pages = [...businesses, ...products].map(page);
  const searches = words.flatMap((word) => [
    page(`/search-result?business=PR&countries=global&search=${encodeURIComponent(word)}`),
    call('search/product', { textQuery: word, skip: 0, size: 5 }),
    call('search/business', { textQuery: word, skip: 5, size: 5 }),
    {
      method: 'GET',
      path: `/api/v1/search/suggest?q=${encodeURIComponent(word.slice(0, 3))}`,
    } as const,
  ]);
  const views = [...businesses, ...products].slice(0, 200).map(
    (path): Sent => ({
      method: 'POST',
      path: '/page-view',
      body: JSON.stringify({ path, language: 'en' }),
    }),
  );
  const others = ['/', '/industries', '/directory/verified-manufacturers', '/sitemap.xml'].map(page);
  const all = [...pages, ...searches, ...views, ...others];
  // In an order that mixes them, the same in each run.
  return all
    .map((each, index) => ({ each, place: (index * 7919) % all.length }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each);
}
