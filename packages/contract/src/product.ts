import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { DataSheet } from './data-sheet.ts';
import { DataSource, IndustryName, Picture, Reactions, Uuid } from './field.ts';
import { ShownFile } from './file-reference.ts';

const noun = 'product';

const Spec = Type.Object({
  key: Type.String(),
  value: Type.String(),
  unit: Type.Optional(Type.String({ description: 'Of the value, which is without it then' })),
});

/** The least a business sells at once. */
export const MinimumOrder = Type.Object({
  number: Type.Number({ description: 'Above 0' }),
  unit: Type.String({ description: 'As its owner wrote it: "pieces", "kg"' }),
});

/** What the owner states a product costs; not an offer. */
export const Price = Type.Object({
  amount: Type.Number({ minimum: 0, description: 'In the currency, with its decimals' }),
  currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
  per: Type.Optional(Type.String({ description: 'What the price is for, as "piece" or "100 kg"' })),
});
export type Price = Static<typeof Price>;

const card = {
  productID: Uuid,
  businessID: Uuid,
  name: Type.String(),
  description: Type.Optional(Type.String()),
  keywords: Type.Array(Type.String()),
  mainImage: Type.Optional(Picture),
  photos: Type.Array(Picture),
  images: Type.Array(Picture, { description: 'The same pictures as `photos`' }),
  videos: Type.Array(
    Type.Object({ videoID: Uuid, ...ShownFile.properties, title: Type.Optional(Type.String()) }),
  ),
  specs: Type.Array(Spec),
  industry: IndustryName,
  category: Type.Optional(IndustryName),
  subCategory: Type.Optional(IndustryName),
  leadTime: Type.Optional(
    Type.String({ description: 'In words of the language asked for where it is known in days' }),
  ),
  leadTimeDays: Type.Optional(Type.Integer()),
  minimumOrder: Type.Optional(MinimumOrder),
  stock: Type.Boolean(),
  price: Type.Optional(Price),
  reactions: Reactions,
};

/** Checklist 166: a product with the business that offers it, on cards and on its page. */
export const Product = Type.Object({
  ...card,
  businessProfile: Type.Pick(BusinessCard, [
    'businessID',
    'subscription',
    'verified',
    'origin',
    'claimed',
    'general',
    'contactInfo',
  ]),
  source: Type.Optional(DataSource),
  dataSheets: Type.Optional(
    Type.Array(DataSheet, { description: 'Of one product that is asked for; cards have none' }),
  ),
});
export type Product = Static<typeof Product>;

/** A product where its business is already known. */
export const ProductOfBusiness = Type.Object(card);
export type ProductOfBusiness = Static<typeof ProductOfBusiness>;

export const getProduct = defineCall({
  name: 'getProduct',
  method: 'GET',
  path: 'product/{productID}',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'A product',
  params: Type.Object({ productID: Uuid }),
  data: Product,
  errors: ['NotFound'],
});

/** Checklist: `GET product/by-business?bid=`; the list stands one level deeper, under `data.data`. */
export const listProductsOfBusiness = defineCall({
  name: 'listProductsOfBusiness',
  method: 'GET',
  path: 'product/by-business',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: "A business's products in its own order",
  query: Type.Object({ bid: Uuid }),
  data: Type.Object({ data: Type.Array(ProductOfBusiness) }),
});

/** Most products of one answer. */
export const newestProducts = 50;

/** What a feed of a category tells of. */
export const listNewestProducts = defineCall({
  name: 'listNewestProducts',
  method: 'GET',
  path: 'product/newest',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'The 50 newest products of a category',
  query: Type.Object({ category: Type.String({ pattern: '^[0-9]{6}$' }) }),
  data: Type.Array(
    Type.Object({
      productID: Uuid,
      name: Type.String(),
      companyName: Type.String(),
      description: Type.Optional(Type.String()),
      createdAt: Type.String({ description: 'ISO 8601' }),
    }),
  ),
});
