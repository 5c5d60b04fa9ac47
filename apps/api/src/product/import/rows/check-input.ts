import {
  type ImportIssue,
  type ImportIssueCode,
  type Issue,
  importIssueCodes,
  ProductInput,
} from '@kontor/contract';
import { compileValidator, validationError } from '@kontor/server';
import { type TSchema, Type } from 'typebox';
import type { Reference } from '../../../reference/reference.ts';
import { type ProductFields, readFields } from '../../edit/product-fields.ts';
import type { RowInput } from './input-of-row.ts';

/** A validator for each field, so that of several wrong ones each is told. */
const { photos: _photos, videos: _videos, ...properties } = ProductInput.properties;
const checks = Object.entries<TSchema>(properties).map(([field, schema]) => ({
  field: field as keyof RowInput,
  fits: compileValidator({
    schema: { ...Type.Object({ [field]: schema }) },
    httpPart: 'body',
    method: 'PUT',
    url: '',
  }),
}));

/** What the form's rules find wrong with a row, and its fields as they are stored. */
export function checkInput(
  input: RowInput,
  reference: Reference,
  existing: ProductFields | undefined,
): { fields: ProductFields; issues: ImportIssue[] } {
  const issues = checks.flatMap(({ field, fits }) => {
    // A product of before may stand in an industry alone, where the form would have more said.
    if (field === 'category' && input.category === existing?.category.join('.')) return [];
    if (fits({ [field]: input[field] })) return [];
    return (validationError(fits.errors ?? []).issues ?? []).map((issue) => ofImport(issue, input));
  });
  if (issues.length > 0) return { fields: readNothing, issues };
  const read = readFields(input, reference);
  return { fields: read.fields, issues: read.issues.map((issue) => ofImport(issue, input)) };
}

const readNothing: ProductFields = {
  name: '',
  description: null,
  keywords: [],
  category: [],
  specs: [],
  leadTimeDays: null,
  minimumOrder: null,
  stock: false,
  price: null,
};

const plainFields = ['name', 'description', 'keywords', 'stock', 'leadTimeDays'] as const;
const codes: ReadonlySet<string> = new Set(importIssueCodes);
const isCode = (code: string): code is ImportIssueCode => codes.has(code);

/** What the form says of a field, of the column that holds it. */
function ofImport({ field: path, code, limit }: Issue, { specs = [], category }: RowInput): ImportIssue {
  const [first = '', second = '', third] = path.split('.');
  const size = limit === undefined ? {} : { limit };
  const known = isCode(code) ? code : 'malformed';
  if (first === 'specs')
    return { field: 'spec', code: known, ...size, ...headingOf(specs[Number(second)], third) };
  if (first === 'minimumOrder')
    return { field: second === 'unit' ? 'minimumOrderUnit' : 'minimumOrder', code: known, ...size };
  if (first === 'price')
    return {
      field: second === 'per' ? 'pricePer' : 'price',
      code: second === 'currency' ? 'unknownCurrency' : known,
      ...size,
    };
  if (first === 'category')
    return { field: 'category', code: category.includes('.') ? 'unknownCategory' : 'categoryTooGeneral' };
  return { field: plainFields.find((field) => field === first) ?? 'name', code: known, ...size };
}

function headingOf(spec: { key: string } | undefined, part: string | undefined): { heading?: string } {
  return spec && part !== 'key' ? { heading: spec.key } : {};
}
