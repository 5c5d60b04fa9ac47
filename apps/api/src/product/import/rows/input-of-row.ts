import type { ImportIssue, ImportIssueCode, Language, ProductInput } from '@kontor/contract';
import type { ProductFields } from '../../edit/product-fields.ts';
import type { SpecName } from '../columns/spec-named.ts';
import { defaultUnit } from './default-unit.ts';
import type { RowFields } from './read-row.ts';

/** What the form would send for a row, its photos and videos aside: what its columns state, and the rest as the product has it. */
export type RowInput = Omit<ProductInput, 'photos' | 'videos'>;

/** @param existing the product it changes; undefined for a new one */
export function inputOfRow(
  row: RowFields,
  existing: ProductFields | undefined,
  language: Language,
): { input: RowInput; issues: ImportIssue[] } {
  const issues: ImportIssue[] = [];
  const lacks = (field: ImportIssue['field'], code: ImportIssueCode) => void issues.push({ field, code });
  const isRead = (field: ImportIssue['field']) => !row.issues.some((issue) => issue.field === field);
  const name = row.name ?? existing?.name;
  if (name === undefined && isRead('name')) lacks('name', 'required');
  const category = row.category ?? existing?.category.join('.');
  if (category === undefined && isRead('category')) lacks('category', 'required');
  const price = priceOf(row, existing);
  if (price && price.currency === undefined && isRead('currency')) lacks('price', 'noCurrency');
  const { amount, currency, per } = price ?? {};
  const input: RowInput = {
    name: name ?? '',
    category: category ?? '',
    keywords: row.keywords === undefined ? (existing?.keywords ?? []) : (row.keywords ?? []),
    specs: specsOf(row.specs, existing?.specs ?? []),
    stock: row.stock === undefined ? (existing?.stock ?? false) : (row.stock ?? false),
    ...stated('description', row.description === undefined ? existing?.description : row.description),
    ...stated('leadTimeDays', row.leadTimeDays === undefined ? existing?.leadTimeDays : row.leadTimeDays),
    ...stated('minimumOrder', minimumOrderOf(row, existing, language)),
    ...(amount === undefined || currency === undefined
      ? {}
      : { price: { amount, currency, ...(per ? { per } : {}) } }),
  };
  return { input, issues };
}

function stated<Key extends string, T>(key: Key, value: T | null | undefined): { [K in Key]?: T } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [K in Key]?: T });
}

function minimumOrderOf(
  { minimumOrder: ordered, minimumOrderUnit: unit }: RowFields,
  existing: ProductFields | undefined,
  language: Language,
): ProductFields['minimumOrder'] {
  const now = existing?.minimumOrder ?? null;
  if (ordered === null) return null;
  if (ordered === undefined) return now && unit ? { ...now, unit } : now;
  return { number: ordered.number, unit: ordered.unit ?? unit ?? now?.unit ?? defaultUnit[language] };
}

function priceOf({ price, currency, pricePer: per }: RowFields, existing: ProductFields | undefined) {
  const now = existing?.price ?? null;
  if (price === null || (price === undefined && !now)) return null;
  const perNow = per === undefined ? now?.per : (per ?? undefined);
  return {
    amount: price?.amount ?? now?.amount,
    currency: price?.currency ?? currency ?? now?.currency,
    per: perNow,
  };
}

const sameName = (one: SpecName, other: SpecName) => one.key === other.key && one.unit === other.unit;

/**
 * Specifications of the columns in the place of those of the same name and unit; what no column holds stays where it is, new ones
 * come behind.
 */
function specsOf(columns: RowFields['specs'], existing: ProductFields['specs']): ProductFields['specs'] {
  const waiting = columns.flatMap(({ value, ...name }) => (value === null ? [] : [{ ...name, value }]));
  const placed = existing.flatMap((spec) => {
    if (!columns.some((column) => sameName(column, spec))) return [spec];
    const index = waiting.findIndex((each) => sameName(each, spec));
    return index < 0 ? [] : waiting.splice(index, 1);
  });
  return [...placed, ...waiting];
}
