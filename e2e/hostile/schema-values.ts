import type { Known } from './known.ts';

/** What is read of a schema of the contract. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
}

/** Values that patterns of the contract let pass. */
const passing = [
  'MX',
  '+52 477 555 0164',
  'marisol@envases.example',
  '/about-us',
  'US-TX',
  '0006',
  '000601',
  '00060101',
];

/** A value the schema lets pass. */
export function exampleOf(schema: Schema, name: string, { ids }: Known): unknown {
  if (schema.allOf) return exampleOf(Object.assign({}, ...schema.allOf), name, { ids } as Known);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return objectOf(schema, { ids } as Known);
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, name, { ids } as Known)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  const id = ids[name] ?? ids.businessID;
  const candidates = [id, ...passing, 'pump'];
  const { pattern } = schema;
  return (
    candidates.find((each) => !pattern || (each !== undefined && new RegExp(pattern).test(each))) ?? 'pump'
  );
}

/** The fields an object cannot be without. */
export function objectOf({ properties = {}, required = [] }: Schema, known: Known): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {}, name, known)]));
}

/** Dotted paths of the fields of an object, two levels deep. */
export function fieldsOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, { properties: inner, items }]) => [
    name,
    ...Object.keys(inner ?? items?.properties ?? {}).map((each) => `${name}.${each}`),
  ]);
}

/** A body in which one field has a value given as JSON. */
export function bodyWith(body: Record<string, unknown>, field: string, value: string): string {
  const [outer = '', inner] = field.split('.');
  const others = Object.entries(body).filter(([name]) => name !== outer);
  const text = inner === undefined ? value : `{${JSON.stringify(inner)}:${value}}`;
  const parts = [...others.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)];
  return `{${[...parts, `${JSON.stringify(outer)}:${text}`].join(',')}}`;
}
