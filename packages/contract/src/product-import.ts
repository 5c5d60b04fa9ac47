import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { PlaceInTree } from './product-form.ts';
import { ColumnTarget, OpenProductImport, ProductImport } from './product-import-form.ts';
import { productImportLimits as limits } from './product-import-limits.ts';
import { ProductSelection } from './product-table.ts';
import { UploadToken } from './upload.ts';

// Products of a business by a table: imported from one, and exported to one that the import takes back.

const noun = 'product';

/** What calls about one import have in common. */
const ofImport = { access: 'signed-in', noun, params: Type.Object({ importID: Uuid }) } as const;

const ImportStanding = Type.Pick(ProductImport, ['importID', 'state']);
const fileName = Type.String({ minLength: 1, maxLength: limits.fileName });

/** A table, in one of the two formats. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];
const format = Type.Enum([...tableFormats]);

export const startProductImport = defineCall({
  name: 'startProductImport',
  method: 'POST',
  path: 'product/import',
  access: 'signed-in',
  limit: 'write',
  noun,
  isIdempotent: true,
  summary:
    'Begins an import of products from a table that was sent: it is read and checked, and no product changes. Takes the place of one that is not under way',
  body: Type.Object({
    businessID: Uuid,
    token: UploadToken,
    fileName,
    pictures: Type.Optional(Type.Object({ token: UploadToken, fileName })),
  }),
  data: ImportStanding,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const listProductImports = defineCall({
  name: 'listProductImports',
  method: 'GET',
  path: 'product/import',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'The imports of a business, the newest first, and the one that is not finished with all about it',
  query: Type.Object({ bid: Uuid }),
  data: Type.Object({ open: Type.Optional(OpenProductImport), items: Type.Array(ProductImport) }),
  errors: ['Forbidden'],
});

export const mapProductImport = defineCall({
  ...ofImport,
  name: 'mapProductImport',
  method: 'PUT',
  path: 'product/import/{importID}/columns',
  limit: 'write',
  maxBodyBytes: 128 * 1024,
  summary:
    'Says what the columns of an import hold and which categories its values mean, and has it checked again; both are remembered for the business',
  body: Type.Object({
    columns: Type.Array(
      Type.Object(
        { target: Type.Optional(ColumnTarget) },
        { description: 'Without a target it is left out' },
      ),
      { maxItems: limits.columns, description: 'As many as the table has, in its order' },
    ),
    categories: Type.Optional(
      Type.Array(
        Type.Object({ value: Type.String({ minLength: 1, maxLength: limits.cell }), category: PlaceInTree }),
        { maxItems: limits.values },
      ),
    ),
    pictures: Type.Optional(Type.Object({ token: UploadToken, fileName })),
  }),
  data: ImportStanding,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const runProductImport = defineCall({
  ...ofImport,
  name: 'runProductImport',
  method: 'POST',
  path: 'product/import/{importID}/run',
  limit: 'write',
  summary: 'Imports the rows of a checked table that have nothing wrong; the worker does so',
  data: ImportStanding,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const stopProductImport = defineCall({
  ...ofImport,
  name: 'stopProductImport',
  method: 'POST',
  path: 'product/import/{importID}/stop',
  limit: 'write',
  summary:
    'Stops an import: what it imported stays and can be undone; one that did not begin to import is given up',
  data: ImportStanding,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const undoProductImport = defineCall({
  ...ofImport,
  name: 'undoProductImport',
  method: 'POST',
  path: 'product/import/{importID}/undo',
  limit: 'write',
  summary: `Undoes an import, for ${limits.undoDays} days: new products go, changed ones get what they were; what was edited since stays`,
  data: ImportStanding,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const getWrongRows = defineCall({
  ...ofImport,
  name: 'getWrongRows',
  method: 'GET',
  path: 'product/import/{importID}/wrong-rows',
  limit: 'computation',
  summary: 'The wrong rows of an import as a table of the same shape, with a column that says why',
  isFile: true,
  data: FileAnswer,
  errors: ['Forbidden', 'NotFound'],
});

export const exportProducts = defineCall({
  name: 'exportProducts',
  method: 'GET',
  path: 'product/export',
  access: 'signed-in',
  limit: 'computation',
  noun,
  summary:
    'All products of a business, or those a filter of its table holds, as a table that an import takes back unchanged',
  query: Type.Object({
    bid: Uuid,
    format,
    empty: Type.Optional(Type.Enum(['yes'], { description: 'The headings alone' })),
    ...ProductSelection.properties,
  }),
  isFile: true,
  data: FileAnswer,
  errors: ['Forbidden'],
});
