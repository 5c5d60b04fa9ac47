import { type ColumnTarget, type ImportColumn, type ImportField, importFields } from '@kontor/contract';

export interface TargetOption {
  /** The target as the select holds it; empty for a column that is left out. */
  value: string;
  text: string;
}

interface TargetTexts {
  names: Record<ImportField, string>;
  leaveOut: string;
  specification: (key: string) => string;
}

/** Currencies that are offered beside that of the heading. */
const currencies = ['USD', 'EUR', 'MXN', 'GBP', 'CNY', 'BRL'];

/** A target as the value of an option, and back. */
export function optionValueOf(target: ColumnTarget | undefined): string {
  if (!target) return '';
  const { field, key, unit, currency } = target;
  return JSON.stringify([field, key ?? null, unit ?? null, currency ?? null]);
}

export function targetOf(value: string): ColumnTarget | undefined {
  if (value === '') return undefined;
  const [field, key, unit, currency] = JSON.parse(value) as [ColumnTarget['field'], ...(string | null)[]];
  return { field, ...(key ? { key } : {}), ...(unit ? { unit } : {}), ...(currency ? { currency } : {}) };
}

function textOf(
  { field, key = '', unit, currency }: ColumnTarget,
  { names, specification }: TargetTexts,
): string {
  const more = unit ?? currency;
  const name = field === 'spec' ? specification(key) : names[field];
  return more === undefined ? name : `${name}, ${more}`;
}

/** What a column can be imported as: what it is now first, then the fields, a specification of its heading, and nothing. */
export function optionsFor({ heading, target }: ImportColumn, texts: TargetTexts): TargetOption[] {
  const key = heading.slice(0, 80);
  const offered: ColumnTarget[] = [
    ...(target ? [target] : []),
    ...importFields.map((field) => ({ field })),
    ...currencies.map((currency) => ({ field: 'price' as const, currency })),
    ...(key === '' ? [] : [{ field: 'spec' as const, key }]),
  ];
  const options = new Map(offered.map((each) => [optionValueOf(each), textOf(each, texts)]));
  return [...[...options].map(([value, text]) => ({ value, text })), { value: '', text: texts.leaveOut }];
}
