import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { type ListedNoun, listedNouns } from './noun-path.ts';

const sitemap = { noun: 'sitemap', access: 'anyone', limit: 'sitemap', method: 'GET' } as const;

/**
 * Maximum number of entries in one answer, and in one sitemap file made from it. Search engines read at most 50,000 addresses and 50 MB
 * of a file, and each entry stands there by five addresses that name each other.
 */
export const sitemapLength = 5_000;

const params = Type.Object({ kind: Type.Enum<ListedNoun[]>(listedNouns) });
const after = Type.Optional(Uuid);

const SitemapEntry = Type.Object({
  id: Uuid,
  names: Type.Array(Type.String(), {
    description: "Names in the page's address: company; company and product",
  }),
  updatedAt: Type.String({ description: 'ISO 8601' }),
});
export type SitemapEntry = Static<typeof SitemapEntry>;

/** Issue 3.3: what search engines may list. Invented businesses and their products are not in it. */
export const listSitemapEntries = defineCall({
  ...sitemap,
  name: 'listSitemapEntries',
  path: 'sitemap/{kind}',
  summary: 'Real businesses or products in the order of their ids, the next 5,000 after the given id',
  params,
  query: Type.Object({ after }),
  data: Type.Array(SitemapEntry),
});

export const listSitemapParts = defineCall({
  ...sitemap,
  name: 'listSitemapParts',
  path: 'sitemap/{kind}/part',
  summary: 'Where the parts of 5,000 entries begin: each after the given id, the first without one',
  params,
  data: Type.Array(Type.Object({ after })),
});

export const listSitemapPlaces = defineCall({
  ...sitemap,
  name: 'listSitemapPlaces',
  path: 'sitemap/place',
  summary: 'The industries, categories and subcategories in which the search finds manufacturers or products',
  data: Type.Array(
    Type.Object({
      id: Type.String({ pattern: '^(\\d{4}|\\d{6}|\\d{8})$' }),
      manufacturers: Type.Boolean(),
      products: Type.Boolean(),
    }),
  ),
});
