import { expandMarkets } from '@kontor/contract';
import { plainLine } from '../../text/plain-text.ts';
import { industryIDOf, isInTree } from '../category-place.ts';
import type { Field, Reading } from './field.ts';
import { type EditedRow, replaceCategories } from './queries.ts';

/** Columns that hold a list of codes. */
type ListColumn = {
  [Column in keyof EditedRow]-?: EditedRow[Column] extends string[] ? Column : never;
}[keyof EditedRow];

function readCodes(sent: unknown): string[] {
  if (!Array.isArray(sent)) return [];
  return [...new Set(sent.flatMap((entry) => plainLine(String(entry)) ?? []))];
}

/**
 * Codes of a list, each once, in the order they are sent.
 * @param isKnown what may be chosen; what stands there already may stay
 */
export function list(
  column: ListColumn,
  isKnown: (code: string, reading: Reading) => boolean,
  arrange: (codes: string[]) => string[] = (codes) => codes,
): Field<string[]> {
  return {
    valueIn: (row) => (row[column].length === 0 ? null : row[column]),
    read(sent, reading) {
      const codes = arrange(readCodes(sent));
      const stands = new Set(reading.row[column]);
      if (codes.some((code) => !stands.has(code) && !isKnown(code, reading))) reading.refuse('unknown');
      return codes.length === 0 ? null : codes;
    },
    columnsOf: (value) => ({ [column]: value ?? [] }),
  };
}

/** Countries, of which a region names several. */
export function markets(column: ListColumn): Field<string[]> {
  return list(column, (code, { reference }) => reference.countries.has(code), expandMarkets);
}

/** Places in the industry tree. Their industry is that of the first; the places themselves are rows of another table. */
export function categories(): Field<string[]> {
  return {
    imported: 'industry',
    marks: ['industry', 'category'],
    valueIn({ industry_id, category_ids }) {
      const places = category_ids.map((id) => `${industryIDOf(id)}.${id}`);
      if (places.length > 0) return places;
      return industry_id === null ? null : [industry_id];
    },
    read(sent, { reference, refuse }) {
      const places = readCodes(sent);
      if (places.length === 0) refuse('notChosen');
      else if (places.some((place) => !isInTree(place, reference))) refuse('unknown');
      return places;
    },
    columnsOf: (value) => ({ industry_id: value?.[0]?.split('.')[0] ?? null }),
    partsOf: (value) => ({ category_ids: categoryIDsOf(value) }),
    writeRows: (trx, businessID, value) => replaceCategories(trx, businessID, categoryIDsOf(value)),
  };
}

function categoryIDsOf(places: readonly string[] | null): string[] {
  return (places ?? []).flatMap((place) => place.split('.')[1] ?? []);
}
