import { type BusinessFields, businessFieldNames, type FieldName } from '@kontor/contract';
import { type Field, isStated } from './field.ts';

/** Those of the fields that the contract knows: all there are. */
export function namesIn(fields: Iterable<[string, unknown]>): FieldName[] {
  const names = new Set([...fields].map(([name]) => name));
  return businessFieldNames.filter((name) => names.has(name));
}

/** What is stated of some fields, by name. */
export function valuesOf(
  fields: ReadonlyMap<string, Field>,
  valueIn: (name: string) => unknown,
): BusinessFields {
  const stated = [...fields.keys()]
    .map((name) => [name, valueIn(name)])
    .filter(([, value]) => isStated(value));
  return Object.fromEntries(stated);
}
