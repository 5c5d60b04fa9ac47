import { type ImportField, importFields, type Language } from '@kontor/contract';
import names from './field-names.json' with { type: 'json' };
import { fold } from './fold.ts';

const byField: Record<ImportField, Record<Language, string[]>> = names;

/** Fields by each of their names in every language. */
const byName: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    Object.values(byField[field]).flatMap((words) => words.map((word) => [fold(word), field] as const)),
  ),
);

/** The field a heading names, in any language. */
export function fieldNamed(heading: string): ImportField | undefined {
  return byName.get(fold(heading));
}

/** The heading of a field in tables of ours. */
export function headingOf(field: ImportField, language: Language): string {
  return byField[field][language][0] ?? field;
}
