import { type Static, Type } from 'typebox';
import { Uuid } from './field.ts';
import { oneLine } from './pattern.ts';
import { Changed, PlaceInTree } from './product-form.ts';
import { productImportLimits as limits } from './product-import-limits.ts';
import { productLimits } from './product-limits.ts';

// What an import of products is: its columns, its wrong rows, how far it is.

/** What a column of a table may hold of a product, specifications aside. */
export const importFields = [
  'productID',
  'name',
  'description',
  'keywords',
  'category',
  'leadTimeDays',
  'minimumOrder',
  'minimumOrderUnit',
  'price',
  'currency',
  'pricePer',
  'stock',
  'photos',
] as const;
export type ImportField = (typeof importFields)[number];

const line = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, pattern: oneLine });

/** What a column is imported as: a field, or a specification with its name and unit. */
export const ColumnTarget = Type.Object({
  field: Type.Enum([...importFields, 'spec']),
  currency: Type.Optional(
    Type.String({ pattern: '^[A-Z]{3}$', description: 'Of a price whose currency no column states' }),
  ),
  key: Type.Optional(line(productLimits.specKey, 1)),
  unit: Type.Optional(line(productLimits.unit)),
});
export type ColumnTarget = Static<typeof ColumnTarget>;

/** How it is known what a column is imported as. */
export const columnOrigins = ['remembered', 'recognised', 'chosen', 'none'] as const;

export const ImportColumn = Type.Object({
  heading: Type.String(),
  values: Type.Array(Type.String(), { description: 'The first ones of it that are not empty' }),
  target: Type.Optional(ColumnTarget),
  origin: Type.Enum([...columnOrigins]),
});
export type ImportColumn = Static<typeof ImportColumn>;

/** A value of the category column that no category bears as its name or code. */
export const ImportValue = Type.Object({
  value: Type.String(),
  rows: Type.Integer(),
  category: Type.Optional(PlaceInTree),
});
export type ImportValue = Static<typeof ImportValue>;

/** What can be wrong with a row; each code becomes two sentences for people: what is wrong, and what to do. */
export const importIssueCodes = [
  'required',
  'tooLong',
  'tooMany',
  'tooSmall',
  'tooLarge',
  'notOneLine',
  'notPlainText',
  'notANumber',
  'notWholeDays',
  'notAnAmount',
  'notYesOrNo',
  'noCurrency',
  'unknownCurrency',
  'unknownCategory',
  'severalCategories',
  'categoryTooGeneral',
  'unknownProduct',
  'archivedProduct',
  'severalProducts',
  'sameAsRow',
  'notInZip',
  'pictureTooLarge',
  'pictureTooSmall',
  'notAPicture',
  'malformed',
] as const;
export type ImportIssueCode = (typeof importIssueCodes)[number];

export const ImportIssue = Type.Object({
  field: Type.Enum([...importFields, 'spec']),
  heading: Type.Optional(Type.String({ description: 'Of the column' })),
  code: Type.Enum([...importIssueCodes]),
  value: Type.Optional(Type.String({ description: 'As it stands in the cell, cut' })),
  limit: Type.Optional(Type.Number()),
  row: Type.Optional(Type.Integer({ description: 'The other row, of sameAsRow' })),
});
export type ImportIssue = Static<typeof ImportIssue>;

export const importStates = [
  /** The file is being read. */
  'reading',
  /** It is to be said which column holds the name. */
  'mapping',
  'checking',
  'checked',
  'importing',
  'imported',
  /** Stopped before its last row. */
  'stopped',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** Why a file cannot be imported. */
export const importFailures = [
  'notATable',
  'broken',
  'protected',
  'empty',
  'tooManyRows',
  'tooManyColumns',
  'tooLarge',
  'brokenZip',
  'gone',
  'unexpected',
] as const;
export type ImportFailure = (typeof importFailures)[number];

const count = Type.Integer({ minimum: 0 });

/** An import as the list of them has it. */
export const ProductImport = Type.Object({
  importID: Uuid,
  state: Type.Enum([...importStates]),
  failure: Type.Optional(Type.Enum([...importFailures])),
  fileName: Type.String(),
  picturesName: Type.Optional(Type.String()),
  by: Changed.updatedBy,
  createdAt: Type.String({ description: 'ISO 8601' }),
  startedAt: Type.Optional(Type.String({ description: 'When what is under way, or was last, began' })),
  finishedAt: Type.Optional(Type.String()),
  undoUntil: Type.Optional(Type.String({ description: 'Where it can be undone' })),
  undoneAt: Type.Optional(Type.String()),
  done: Type.Integer({ minimum: 0, description: 'Rows of what is under way' }),
  total: Type.Integer({ minimum: 0, description: 'Rows it has; 0 while that is not known' }),
  added: count,
  changed: count,
  unchanged: count,
  wrong: count,
  stayed: Type.Integer({ minimum: 0, description: 'Edited by hand since, so not undone' }),
  stayedNames: Type.Array(Type.String(), { description: 'Names of the first ones of them' }),
});
export type ProductImport = Static<typeof ProductImport>;

/** What becomes otherwise of a field; without values where they are no text. */
export const ImportedChange = Type.Object({
  field: Type.Enum([...importFields, 'spec']),
  heading: Type.Optional(Type.String({ description: 'Of a specification: its name' })),
  before: Type.Optional(Type.String()),
  after: Type.Optional(Type.String()),
});
export type ImportedChange = Static<typeof ImportedChange>;

/** The import of a business that is not finished yet, with all its page shows. */
export const OpenProductImport = Type.Object({
  ...ProductImport.properties,
  sheet: Type.Optional(Type.Integer({ description: 'Of a workbook: which of its sheets was read, from 1' })),
  rows: count,
  columns: Type.Array(ImportColumn),
  categories: Type.Array(ImportValue, { description: 'Values of the category column to be matched' }),
  hidden: Type.Integer({ minimum: 0, description: 'Products that will be hidden by the quota then' }),
  quota: Type.Integer({ description: 'How many products the membership shows' }),
  changes: Type.Array(
    Type.Object({
      number: Type.Integer({ description: 'Of the row, as a spreadsheet counts' }),
      productID: Uuid,
      name: Type.String({ description: 'What the product is called now' }),
      fields: Type.Array(ImportedChange),
    }),
    {
      description: `What a checked table changes, of the first ${limits.shownChanges} rows that change a product`,
    },
  ),
  issues: Type.Array(
    Type.Object({
      number: Type.Integer({ description: 'Of the row, as a spreadsheet counts' }),
      ...ImportIssue.properties,
    }),
    { description: `Of the first ${limits.shownIssues} wrong rows` },
  ),
});
export type OpenProductImport = Static<typeof OpenProductImport>;
