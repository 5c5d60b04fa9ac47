import { type Static, Type } from 'typebox';
import { BusinessProfile } from './business.ts';
import { defineCall } from './call.ts';
import { comparedKinds, compareLimits as limits } from './compare-limits.ts';
import { Uuid } from './field.ts';
import { uuid } from './pattern.ts';
import { Product } from './product.ts';

export * from './compare-limits.ts';

/** A figure that can be set beside others of its quantity, in whatever units they were stated. */
const Measure = Type.Object({
  quantity: Type.String({ description: 'What is measured, as `torque`' }),
  unit: Type.String({ description: 'As it is written' }),
  from: Type.Number({ description: "In the quantity's first unit" }),
  to: Type.Number({ description: 'Equal unless it is a range' }),
  factor: Type.Number({ description: 'How many of the first unit the stated unit is' }),
  offset: Type.Number({ description: 'Where the scale of the stated unit begins; 0 but of degrees' }),
});
export type Measure = Static<typeof Measure>;

const ComparedBusiness = Type.Pick(BusinessProfile, [
  'businessID',
  'subscription',
  'verified',
  'origin',
  'claimed',
  'answering',
  'general',
  'contactInfo',
  'factory',
  'tradeCapabilities',
  'businessTerms',
  'certificates',
  'verifiedFacts',
]);
export type ComparedBusiness = Static<typeof ComparedBusiness>;

const ComparedProduct = Type.Object({
  ...Type.Pick(Product, [
    'productID',
    'businessID',
    'name',
    'mainImage',
    'photos',
    'industry',
    'category',
    'subCategory',
    'leadTime',
    'leadTimeDays',
    'minimumOrder',
    'stock',
    'price',
  ]).properties,
  specs: Type.Array(
    Type.Object({
      ...Product.properties.specs.items.properties,
      measure: Type.Optional(Measure),
    }),
  ),
});
export type ComparedProduct = Static<typeof ComparedProduct>;

export const compare = defineCall({
  name: 'compare',
  method: 'GET',
  path: 'compare',
  access: 'anyone',
  limit: 'read',
  noun: 'compare',
  summary:
    'Up to five businesses, or up to five products with their businesses, to be set side by side; the first that is listed says which',
  query: Type.Object({
    ids: Type.String({
      pattern: `^${uuid}(,${uuid}){0,${limits.atOnce - 1}}$`,
      description: `Ids with commas between them, at most ${limits.atOnce}`,
    }),
  }),
  data: Type.Object({
    kind: Type.Optional(Type.Enum([...comparedKinds], { description: 'Without it none of them is listed' })),
    businesses: Type.Array(ComparedBusiness, {
      description: 'In the order asked for; of products theirs, each once',
    }),
    products: Type.Array(ComparedProduct, { description: 'In the order asked for' }),
    otherKind: Type.Array(Uuid, { description: 'Left out: listed, but not of that kind' }),
    notListed: Type.Array(Uuid, { description: 'Left out: there is no such business or product to be seen' }),
  }),
});
