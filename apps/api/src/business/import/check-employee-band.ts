import { quote, refuseText, tidy } from './check-text.ts';
import { foldName } from './fold-name.ts';
import type { Reference } from './read-reference.ts';

export const employeeBandColumns = [
  'company_name',
  'country_iso2',
  'employees_min',
  'employees_max',
] as const;
export type EmployeeBandFields = Record<(typeof employeeBandColumns)[number], string>;

export interface EmployeeBand {
  folded_name: string;
  country_code: string;
  employees_min: number | null;
  employees_max: number | null;
}

/** Checks a row of a file of employee numbers. Returns the band, or every reason why the row is refused. */
export function checkEmployeeBand(row: EmployeeBandFields, reference: Reference): EmployeeBand | string[] {
  const badText = employeeBandColumns
    .map((column) => refuseText(column, row[column], 200))
    .filter((reason) => reason !== undefined);
  if (badText.length > 0) return badText;

  const folded_name = foldName(row.company_name);
  const country_code = tidy(row.country_iso2);
  const employees_min = wholeNumber(row.employees_min);
  const employees_max = wholeNumber(row.employees_max);
  const reasons = [
    folded_name === '' && 'company_name is missing',
    !reference.countries.has(country_code) && `country ${quote(country_code)} is unknown`,
    employees_min === undefined && `employees_min ${quote(row.employees_min)} is no whole number`,
    employees_max === undefined && `employees_max ${quote(row.employees_max)} is no whole number`,
    (employees_min ?? 0) > (employees_max ?? Infinity) && 'employees_min is greater than employees_max',
  ].filter((reason) => reason !== false);
  if (reasons.length > 0 || employees_min === undefined || employees_max === undefined) return reasons;
  return { folded_name, country_code, employees_min, employees_max };
}

/** A number of people; null for an open end, undefined when it is none. */
function wholeNumber(text: string): number | null | undefined {
  const digits = tidy(text);
  if (digits === '') return null;
  return /^\d{1,8}$/.test(digits) ? Number(digits) : undefined;
}
