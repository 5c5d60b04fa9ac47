import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { IndustryName, Picture, Reactions, Uuid } from './field.ts';

const noun = 'product';

const Spec = Type.Object({ key: Type.String(), value: Type.String() });

const card = {
  productID: Uuid,
  businessID: Uuid,
  name: Type.String(),
  description: Type.Optional(Type.String()),
  keywords: Type.Array(Type.String()),
  mainImage: Type.Optional(Picture),
  photos: Type.Array(Picture),
  images: Type.Array(Picture, { description: 'The same pictures as `photos`' }),
  videos: Type.Array(Type.Object({ videoID: Uuid, url: Type.String() })),
  specs: Type.Array(Spec),
  industry: IndustryName,
  category: Type.Optional(IndustryName),
  subCategory: Type.Optional(IndustryName),
  leadTime: Type.Optional(Type.String()),
  stock: Type.Boolean(),
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
    'general',
    'contactInfo',
  ]),
  source: Type.Optional(Type.Object({ name: Type.String(), licence: Type.String() })),
});
export type Product = Static<typeof Product>;

/** A product where its business is already known. */
export const ProductOfBusiness = Type.Object(card);
export type ProductOfBusiness = Static<typeof ProductOfBusiness>;

export const getProduct = defineCall({
  name: 'getProduct',
  method: 'GET',
  path: 'product/{productID}',
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
  noun,
  summary: "A business's products in its own order",
  query: Type.Object({ bid: Uuid }),
  data: Type.Object({ data: Type.Array(ProductOfBusiness) }),
});
