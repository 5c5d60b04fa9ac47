import { isDeepStrictEqual } from 'node:util';
import type { IssueCode } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Businesses } from '@kontor/database/schema';
import type { Transaction, Updateable } from 'kysely';
import type { Reference } from '../../reference/reference.ts';
import type { EditedRow } from './queries.ts';

/** A value of a field as the contract has it, in one form, so that equal ones are told. Null where nothing is stated. */
export type FieldValue = string | number | readonly string[] | object | null;

export type BusinessColumns = Updateable<Businesses>;

/** What is read with a business from rows of other tables. */
type RowParts = Pick<EditedRow, 'category_ids' | 'texts'>;

/** What a value is read with. */
export interface Reading {
  reference: Reference;
  /** What the business holds: a choice that stands there may stay, though it is in no list any more. */
  row: EditedRow;
  /** Says what is wrong with the field, or with a part of it. */
  refuse(code: IssueCode, more?: { limit?: number; part?: string }): void;
}

/**
 * A field of the profile, said once: where it lies, how it is read from what was sent, and how it is written. Everything else, the
 * log of changes, drafts, clashes and undo, works on its value.
 */
export interface Field<Value extends FieldValue = FieldValue> {
  /** What the business holds. */
  valueIn(row: EditedRow): Value | null;
  /** What is to be stored of what was sent, which its schema let pass. */
  read(sent: unknown, reading: Reading): Value | null;
  /** The columns that hold a value; it was read before, or stood there. */
  columnsOf(value: Value | null, reference: Reference): BusinessColumns;
  /** What rows of other tables hold of a business with this value. */
  partsOf?(value: Value | null, row: RowParts): Partial<RowParts>;
  /** Writes the rows of other tables that hold it. */
  writeRows?(trx: Transaction<DB>, businessID: string, value: Value | null): Promise<void>;
  /** Its name among the fields that imports leave alone once they were edited. */
  imported?: string;
  /** Marks of our own rules that an edit takes away. */
  marks?: readonly string[];
}

export function isStated(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.values(value).some(isStated);
}

export function areEqual(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null);
}
