import { type BusinessFields, capacityPeriods, capacityUnits } from '@kontor/contract';
import { plainLine } from '../../text/plain-text.ts';
import type { Field, Reading } from './field.ts';
import type { EditedRow } from './queries.ts';

/** Columns that hold a number or nothing. */
type NumberColumn = {
  [Column in keyof EditedRow]-?: EditedRow[Column] extends number | null ? Column : never;
}[keyof EditedRow];

type Range = NonNullable<BusinessFields['totalEmployees']>;
type Capacity = NonNullable<BusinessFields['productionCapacity']>;

export function number(
  column: NumberColumn,
  check: (value: number, reading: Reading) => void = () => {},
): Field<number> {
  return {
    valueIn: (row) => row[column],
    read(sent, reading) {
      if (typeof sent !== 'number') return null;
      check(sent, reading);
      return sent;
    },
    columnsOf: (value) => ({ [column]: value }),
  };
}

/** A year that has begun. */
export function year(column: NumberColumn): Field<number> {
  return number(column, (value, { refuse }) => {
    const limit = new Date().getUTCFullYear();
    if (value > limit) refuse('tooLarge', { limit });
  });
}

function rangeOf(min: number | null | undefined, max: number | null | undefined): Range | null {
  if (min == null && max == null) return null;
  return { ...(min == null ? {} : { min }), ...(max == null ? {} : { max }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readRange(sent: unknown, { refuse }: Reading): Range | null {
  if (!isObject(sent)) return null;
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  const [min, max] = [numberOf(sent.min), numberOf(sent.max)];
  if (min !== null && max !== null && min > max) refuse('endBeforeStart', { part: 'max' });
  return rangeOf(min, max);
}

/** From one number to another. */
export function range(min: NumberColumn, max: NumberColumn, imported?: string): Field<Range> {
  return {
    ...(imported === undefined ? {} : { imported }),
    valueIn: (row) => rangeOf(row[min], row[max]),
    read: readRange,
    columnsOf: (value) => ({ [min]: value?.min ?? null, [max]: value?.max ?? null }),
  };
}

/** What is made in which time. A unit or a period alone is half of what is to be typed. */
export function capacity(): Field<Capacity> {
  return {
    valueIn(row) {
      const counted = rangeOf(row.production_capacity_min, row.production_capacity_max);
      const [unit, period] = [row.production_capacity_unit, row.production_capacity_period];
      return (
        counted && { ...counted, ...(unit === null ? {} : { unit }), ...(period === null ? {} : { period }) }
      );
    },
    read(sent, reading) {
      const counted = readRange(sent, reading);
      if (!isObject(sent)) return null;
      const unit = codeOf(sent.unit);
      const period = codeOf(sent.period);
      if (!counted) {
        if (unit !== null || period !== null) reading.refuse('required', { part: 'min' });
        return null;
      }
      const { row, refuse } = reading;
      const units: readonly string[] = [...capacityUnits, row.production_capacity_unit ?? ''];
      if (unit === null) refuse('notChosen', { part: 'unit' });
      else if (!units.includes(unit)) refuse('unknown', { part: 'unit' });
      if (period === null) refuse('notChosen', { part: 'period' });
      else if (!isPeriod(period)) refuse('unknown', { part: 'period' });
      return { ...counted, ...(unit === null ? {} : { unit }), ...(period === null ? {} : { period }) };
    },
    columnsOf: (value) => ({
      production_capacity_min: value?.min ?? null,
      production_capacity_max: value?.max ?? null,
      production_capacity_unit: value?.unit ?? null,
      production_capacity_period: value?.period && isPeriod(value.period) ? value.period : null,
    }),
  };
}

function codeOf(sent: unknown): string | null {
  return typeof sent === 'string' ? plainLine(sent) : null;
}

function isPeriod(text: string): text is (typeof capacityPeriods)[number] {
  return capacityPeriods.some((period) => period === text);
}
