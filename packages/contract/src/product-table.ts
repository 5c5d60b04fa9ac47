import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { IndustryName, Picture, Uuid } from './field.ts';
import { MinimumOrder, Price } from './product.ts';
import { Changed, MissingFact, PlaceInTree } from './product-form.ts';
import { productLimits as limits } from './product-limits.ts';

// The table of all products of a business, their order, and changes of many at once.

const noun = 'product';

/** What of a business's products is wanted: all that are not archived without a filter. */
const selection = {
  text: Type.Optional(
    Type.String({ maxLength: 200, description: 'In name, keywords or the name of the category' }),
  ),
  filter: Type.Optional(Type.Enum(['all', 'shown', 'hidden', 'missing', 'archived'])),
  stock: Type.Optional(Type.Enum(['yes', 'no'])),
  category: Type.Optional(
    Type.String({ pattern: '^[0-9]{6}([0-9]{2})?$', description: 'A category or a subcategory' }),
  ),
};
export const ProductSelection = Type.Object(selection);
export type ProductSelection = Static<typeof ProductSelection>;

export const productSorts = [
  'position',
  'name',
  'category',
  'leadTime',
  'minimumOrder',
  'price',
  'stock',
  'changed',
  'archived',
] as const;
export type ProductSort = (typeof productSorts)[number];

const Row = Type.Object({
  productID: Uuid,
  name: Type.String(),
  mainImage: Type.Optional(Picture),
  industry: IndustryName,
  category: Type.Optional(IndustryName),
  subCategory: Type.Optional(IndustryName),
  stock: Type.Boolean(),
  leadTimeDays: Type.Optional(Type.Integer()),
  minimumOrder: Type.Optional(MinimumOrder),
  price: Type.Optional(Price),
  listed: Type.Boolean({ description: 'Whether the public sees it' }),
  archivedAt: Type.Optional(Type.String({ description: 'ISO 8601' })),
  missing: Type.Array(MissingFact),
  place: Type.Integer({ description: 'Among the rows asked for, from 1' }),
  ...Changed,
});
export type ProductRowOfTable = Static<typeof Row>;

export const listOwnProducts = defineCall({
  name: 'listOwnProducts',
  method: 'GET',
  path: 'product/of-business',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary:
    'All products of a business for its members, page by page; the first page says how many each filter holds',
  query: Type.Object({
    bid: Uuid,
    ...selection,
    sort: Type.Optional(
      Type.Enum([...productSorts], {
        description:
          'By the order of the business without it; category by its place in the tree. What states nothing comes last',
      }),
    ),
    direction: Type.Optional(Type.Enum(['ascending', 'descending'])),
    size: Type.Integer({ minimum: 1, maximum: limits.pageSize, default: 50 }),
    after: Type.Optional(Type.String({ maxLength: 2_000, description: '`next` of the page before' })),
    before: Type.Optional(Type.String({ maxLength: 2_000, description: '`previous` of the page behind' })),
  }),
  data: Type.Object({
    items: Type.Array(Row),
    next: Type.Optional(Type.String()),
    previous: Type.Optional(Type.String()),
    quota: Type.Integer({ description: 'How many the membership shows' }),
    counts: Type.Optional(
      Type.Object({
        all: Type.Integer(),
        shown: Type.Integer(),
        hidden: Type.Integer(),
        missing: Type.Integer(),
        archived: Type.Integer(),
        inStock: Type.Integer(),
        selected: Type.Integer({ description: 'What was asked for, all pages' }),
      }),
    ),
  }),
  errors: ['BadRequest', 'Forbidden'],
});

export const moveProduct = defineCall({
  name: 'moveProduct',
  method: 'PUT',
  path: 'product/order',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary:
    'Moves a product to a place in the order of its business, or behind another; answers with where it was, to undo',
  body: Type.Object({
    productID: Uuid,
    place: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    after: Type.Optional(Uuid),
  }),
  data: Type.Object({
    productID: Uuid,
    place: Type.Integer(),
    formerPlace: Type.Integer(),
    listed: Type.Boolean(),
  }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

/** What is done to many products, and to what value. */
export const ProductBulkChange = Type.Object({
  action: Type.Enum(['archive', 'restore', 'setStock', 'setLeadTime', 'setCategory']),
  stock: Type.Optional(Type.Boolean({ description: 'Of setStock' })),
  leadTimeDays: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.leadTimeDays,
      description: 'Of setLeadTime; none without it',
    }),
  ),
  category: Type.Optional(PlaceInTree),
});
export type ProductBulkChange = Static<typeof ProductBulkChange>;

export const changeProducts = defineCall({
  name: 'changeProducts',
  method: 'POST',
  path: 'product/bulk',
  access: 'signed-in',
  limit: 'write',
  noun,
  isIdempotent: true,
  summary: 'Changes products of a business at once: those named, or all that a filter of its table holds',
  body: Type.Object({
    businessID: Uuid,
    ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: limits.bulkIDs })),
    matching: Type.Optional(ProductSelection),
    ...ProductBulkChange.properties,
  }),
  data: Type.Object({
    bulkID: Uuid,
    changed: Type.Integer({ description: 'Those that were otherwise before' }),
    selected: Type.Integer(),
  }),
  errors: ['BadRequest', 'Forbidden', 'Conflict'],
});

export const undoProductBulk = defineCall({
  name: 'undoProductBulk',
  method: 'POST',
  path: 'product/bulk/{bulkID}/undo',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Takes a change of many products back, for a day; what was changed again since stays as it is',
  params: Type.Object({ bulkID: Uuid }),
  data: Type.Object({
    undone: Type.Integer(),
    skipped: Type.Integer({ description: 'Changed again since, so left as they are' }),
  }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});
