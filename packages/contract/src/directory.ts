import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, CountryName, IndustryName } from './field.ts';
import { Product } from './product.ts';

const directory = { noun: 'directory', method: 'GET', access: 'anyone', limit: 'read' } as const;

/** Rows of one page of a list. */
export const directoryPageSize = 20;
/** Lists can be paged to the 1,000th row; whoever looks for one of more searches. */
export const directorySkip = 1_000 - directoryPageSize;

/** Lists of businesses that the footer names (checklist 41). */
export const BusinessList = Type.Enum([
  'verified-manufacturers',
  'verified-suppliers',
  'private-label',
  'international-logistics',
]);
export type BusinessList = Static<typeof BusinessList>;

/** Lists of products that the footer names (checklist 41). */
export const ProductList = Type.Enum(['certified-products', 'price-list']);
export type ProductList = Static<typeof ProductList>;

const query = Type.Object({
  skip: Type.Integer({ minimum: 0, maximum: directorySkip, default: 0 }),
});

export const listBusinessesInDirectory = defineCall({
  ...directory,
  name: 'listBusinessesInDirectory',
  path: 'directory/business/{list}',
  summary: 'A list of businesses: those with a checked fact that holds, private label, logistics',
  params: Type.Object({ list: BusinessList }),
  query,
  data: Type.Object({ items: Type.Array(BusinessCard), total: Type.Integer() }),
});

export const listProductsInDirectory = defineCall({
  ...directory,
  name: 'listProductsInDirectory',
  path: 'directory/product/{list}',
  summary: 'A list of products: of businesses with a certificate that holds, or with a stated price',
  params: Type.Object({ list: ProductList }),
  query,
  data: Type.Object({ items: Type.Array(Product), total: Type.Integer() }),
});

const Count = Type.Integer({ minimum: 1 });

export const listDirectoryCountries = defineCall({
  ...directory,
  name: 'listDirectoryCountries',
  path: 'directory/country',
  summary: 'The countries with businesses of a type and how many, most first',
  query: Type.Object({ businessType: BusinessTypeCode }),
  data: Type.Array(Type.Object({ country: CountryName, total: Count })),
});

export const getDirectoryCountry = defineCall({
  ...directory,
  name: 'getDirectoryCountry',
  path: 'directory/country/{country}',
  summary: 'The businesses of a type in a country: how many, by industry, and how many have a checked fact',
  params: Type.Object({ country: CountryCode }),
  query: Type.Object({ businessType: BusinessTypeCode }),
  data: Type.Object({
    country: CountryName,
    total: Type.Integer(),
    verified: Type.Integer(),
    industries: Type.Array(Type.Object({ industry: IndustryName, total: Count })),
  }),
  errors: ['NotFound'],
});
