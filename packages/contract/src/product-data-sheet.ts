import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { EditedDataSheet } from './data-sheet.ts';
import { Uuid } from './field.ts';
import { oneLine } from './pattern.ts';
import { productLimits as limits } from './product-limits.ts';
import { UploadToken } from './upload.ts';

export * from './data-sheet.ts';

// The data sheets of a product, as the people of its business keep them. Each change is public at once.

const Title = Type.String({ minLength: 1, maxLength: limits.dataSheetTitle, pattern: oneLine });
const Language = Type.String({
  maxLength: 10,
  pattern: oneLine,
  description: 'ISO 639-1; an empty one takes it away',
});

const ofProduct = {
  access: 'signed-in',
  limit: 'write',
  noun: 'product',
  params: Type.Object({ productID: Uuid }),
  data: Type.Array(EditedDataSheet, { description: 'All of the product, in their order' }),
} as const;
const ofSheet = { ...ofProduct, params: Type.Object({ productID: Uuid, sheetID: Uuid }) } as const;

const fileErrors = ['Forbidden', 'NotFound', 'Conflict', 'UnsupportedMediaType', 'Unavailable'] as const;

export const addDataSheet = defineCall({
  ...ofProduct,
  name: 'addDataSheet',
  method: 'POST',
  path: 'product/{productID}/data-sheets',
  summary: 'Adds a data sheet behind the others; the same upload sent again adds none',
  body: Type.Object({ token: UploadToken, title: Title, language: Type.Optional(Language) }),
  errors: fileErrors,
});

export const addDataSheetVersion = defineCall({
  ...ofSheet,
  name: 'addDataSheetVersion',
  method: 'POST',
  path: 'product/{productID}/data-sheets/{sheetID}/versions',
  summary: 'Puts a new version in the place of the latest, which the people of the business keep',
  body: Type.Object({ token: UploadToken }),
  errors: fileErrors,
});

export const changeDataSheet = defineCall({
  ...ofSheet,
  name: 'changeDataSheet',
  method: 'PUT',
  path: 'product/{productID}/data-sheets/{sheetID}',
  summary: 'Changes the title or the language of a data sheet; what is absent stays',
  // One of them at least.
  body: Type.Object({ title: Type.Optional(Title), language: Type.Optional(Language) }, { minProperties: 1 }),
  errors: ['Forbidden', 'NotFound'],
});

export const orderDataSheets = defineCall({
  ...ofProduct,
  name: 'orderDataSheets',
  method: 'PUT',
  path: 'product/{productID}/data-sheets/order',
  summary: 'Puts the data sheets of a product in this order; those that are not named come behind',
  body: Type.Object({ sheetIDs: Type.Array(Uuid, { maxItems: limits.dataSheets }) }),
  errors: ['Forbidden', 'NotFound'],
});

export const removeDataSheet = defineCall({
  ...ofSheet,
  name: 'removeDataSheet',
  method: 'DELETE',
  path: 'product/{productID}/data-sheets/{sheetID}',
  summary: 'Takes a data sheet away with all its versions',
  errors: ['Forbidden', 'NotFound'],
});
