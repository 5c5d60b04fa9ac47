import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { EditedProduct, ProductInput, Standing } from './product-form.ts';

// What the people of a business do with one of its products. Its table and changes of many: `product-table.ts`.

/** What calls about one product of one's own have in common. */
const ofProduct = {
  access: 'signed-in',
  noun: 'product',
  params: Type.Object({ productID: Uuid }),
} as const;

const pictureErrors = ['NotFound', 'UnsupportedMediaType', 'Unavailable'] as const;

export const createProduct = defineCall({
  name: 'createProduct',
  method: 'POST',
  path: 'product/create',
  access: 'signed-in',
  limit: 'write',
  noun: 'product',
  isIdempotent: true,
  maxBodyBytes: 128 * 1024,
  summary: 'Adds a product behind the others of a business; shown where its membership shows so many',
  body: Type.Object({ businessID: Uuid, ...ProductInput.properties }),
  data: Standing,
  errors: ['Forbidden', 'Conflict', ...pictureErrors],
});

export const getProductForEdit = defineCall({
  ...ofProduct,
  name: 'getProductForEdit',
  method: 'GET',
  path: 'product/{productID}/edit',
  limit: 'read',
  summary: 'A product as its form holds it, for members of its business; an archived one, too',
  data: EditedProduct,
  errors: ['Forbidden', 'NotFound'],
});

export const updateProduct = defineCall({
  ...ofProduct,
  name: 'updateProduct',
  method: 'PUT',
  path: 'product/{productID}',
  limit: 'write',
  maxBodyBytes: 128 * 1024,
  summary:
    'Replaces what the form of a product holds. Where somebody else changed it since that revision it is a Conflict, whose issues name the fields that differ from what was sent',
  body: Type.Object({ revision: Type.Integer({ minimum: 1 }), ...ProductInput.properties }),
  data: Standing,
  errors: ['Forbidden', 'Conflict', ...pictureErrors],
});

export const archiveProduct = defineCall({
  ...ofProduct,
  name: 'archiveProduct',
  method: 'DELETE',
  path: 'product/{productID}',
  limit: 'write',
  summary: 'Takes a product from the public; its business keeps it and can restore it',
  data: Standing,
  errors: ['Forbidden', 'NotFound'],
});

export const restoreProduct = defineCall({
  ...ofProduct,
  name: 'restoreProduct',
  method: 'POST',
  path: 'product/{productID}/restore',
  limit: 'write',
  summary: 'Brings an archived product back, behind the others or, to undo, to where it was',
  query: Type.Object({ to: Type.Optional(Type.Enum(['end', 'formerPlace'])) }),
  data: Standing,
  errors: ['Forbidden', 'NotFound'],
});

export const duplicateProduct = defineCall({
  ...ofProduct,
  name: 'duplicateProduct',
  method: 'POST',
  path: 'product/{productID}/duplicate',
  limit: 'write',
  isIdempotent: true,
  summary: 'Adds a copy of a product, its photos and videos included, behind the others of its business',
  data: Standing,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const suggestSpecifications = defineCall({
  name: 'suggestSpecifications',
  method: 'GET',
  path: 'product/specification-suggestions',
  access: 'signed-in',
  limit: 'read',
  noun: 'product',
  summary: 'What the newest products of a subcategory state, by how many businesses do, most first',
  query: Type.Object({ subcategory: Type.String({ pattern: '^[0-9]{8}$' }) }),
  data: Type.Array(
    Type.Object({ key: Type.String(), unit: Type.Optional(Type.String()), businesses: Type.Integer() }),
  ),
});
