import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const search = '/search-result?business=MA&countries=global&search=ball+bearing&page=2';

it('parameters have one order, and what only counts clicks is none', () => {
  const junk = fc.constantFrom('utm_source', 'utm_campaign', 'fbclid', 'gclid', '_ga', 'mc_eid');
  const parameters = [...new URLSearchParams(search.split('?')[1])];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(parameters, { minLength: parameters.length }),
      fc.array(fc.tuple(junk, fc.string())),
      (shuffled, added) => {
        const query = new URLSearchParams([...added, ...shuffled]);
        expect(pageAddress(`/search-result?${query}`)).toEqual({
          address: search,
          lang: null,
          personal: false,
        });
      },
    ),
  );
});

it('a parameter that is not known may mean something: such a page is not cached', () => {
  for (const url of [
    '/?x=1',
    '/industries?page=2',
    '/business/a?products=all&editMode=1',
    `${search}&sort=name`,
  ])
    expect(pageAddress(url), url).toBeUndefined();
});

it('of a parameter given twice the first counts, as in the pages', () => {
  expect(pageAddress('/business/a?products=all&products=none')?.address).toBe('/business/a?products=all');
});

it('pages of one route module are told apart by the names the router gives them', () => {
  const ofGold = (routes: string) =>
    pageAddress(`/membership-gold.data?_routes=${encodeURIComponent(routes)}`);
  expect(ofGold('root,membership-gold')?.address).toContain('/membership-gold.data');
  for (const routes of ['membership-platinum', 'membership/membership-page'])
    expect(ofGold(routes), routes).toBeUndefined();
});

it('links to businesses and products end with a slash', () => {
  for (const path of ['/business/Kugellager-GmbH-1/', '/business-product/Ball%20bearing-2/', '/business/a'])
    expect(pageAddress(path)?.address).toBe(path);
});

it('a page that is not cached is none for standing where a business could', () => {
  for (const url of ['/business/create', '/business/create/', '/business/create.data'])
    expect(pageAddress(url), url).toBeUndefined();
  expect(pageAddress('/business/created')).toBeDefined();
});

it('people have pages that are cached, at one address each; pages of ones own are not', () => {
  const id = '28c12e90-444d-4d1f-baef-c387739aede6';
  expect(pageAddress(`/profile/${id}?utm_id=1`)?.address).toBe(`/profile/${id}`);
  expect(pageAddress(`/profile/${id}.data?_routes=person%2Fpublic-profile-page`)?.address).toBeDefined();
  for (const url of [
    '/profile',
    '/profile/edit',
    `/profile/${id.toUpperCase()}`,
    `/profile/${id}/`,
    '/profile/me',
  ])
    expect(pageAddress(url), url).toBeUndefined();
});

it('the language stands apart', () => {
  expect(pageAddress('/?lang=es&utm_id=1')).toEqual({ address: '/', lang: 'es', personal: false });
});

it('data of a page are cached as the page is, by the routes they are of', () => {
  for (const url of ['/_.data', '/industries.data', '/business/a/_.data?_routes=root'])
    expect(pageAddress(url)).toMatchObject({ address: url, lang: null });
  expect(pageAddress('/industries?_routes=root')).toBeUndefined();
});

it('the router names routes of the page, in whatever order', () => {
  const both = '/industries.data?_routes=root%2Cindustries%2Findustries';
  for (const routes of ['root,industries/industries', 'industries/industries,root,root'])
    expect(pageAddress(`/industries.data?_routes=${routes}`)?.address).toBe(both);
  for (const routes of ['', 'x', 'root,x', 'home/home'])
    expect(pageAddress(`/industries.data?_routes=${routes}`), routes).toBeUndefined();
});

it('values the page does not understand make no entries of their own', () => {
  const plain = '/search-result?business=MA&countries=global';
  for (const query of [
    '',
    'business=XX',
    'business=ma',
    'page=abc',
    'page=1',
    'page=-2',
    'countries=nowhere',
  ])
    expect(pageAddress(`/search-result?${query}`)?.address, query).toBe(plain);
  for (const country of ['de', 'DE'])
    expect(pageAddress(`/search-result?countries=${country}`)?.address).toBe(
      '/search-result?business=MA&countries=DE',
    );
  expect(pageAddress('/business/a?products=8')?.address).toBe('/business/a');
});

it('paths that are not known and endless addresses are not cached', () => {
  for (const url of [
    '/nowhere',
    '/business',
    '/business/a/b',
    '/industries/',
    '/_root.data',
    '/nowhere.data',
    'http://a/',
  ])
    expect(pageAddress(url), url).toBeUndefined();
  expect(pageAddress(`/business/${'a'.repeat(1_000)}`)).toBeUndefined();
});

it('whatever is asked for, nothing but known parameters is in the address', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const named = pageAddress(`/search-result?${query}`);
      const names = [...new URLSearchParams(named?.address.split('?')[1]).keys()];
      expect(names.every((name) => search.includes(`${name}=`) || /industry|category/.test(name))).toBe(true);
    }),
  );
});

it('a page that tells people what it does not tell visitors is known as such, and so are its data', () => {
  expect(pageAddress('/business/a')?.personal).toBe(true);
  expect(pageAddress('/business/a/_.data?_routes=root')?.personal).toBe(true);
  expect(pageAddress('/industries')?.personal).toBe(false);
});
