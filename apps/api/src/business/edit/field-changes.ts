import { type BusinessSection, type Issue, sentFields } from '@kontor/contract';
import { issueAt } from '@kontor/server';
import Schema from 'typebox/schema';
import type { Reference } from '../../reference/reference.ts';
import { areEqual, type Field, type FieldValue } from './field.ts';
import { isStateOf } from './place-fields.ts';
import type { EditedRow } from './queries.ts';
import { fieldsOf } from './section-fields.ts';

/** What each field takes: a draft may hold anything, and what its schema would refuse is never read. */
const takenBy = new Map(Object.entries(sentFields).map(([name, schema]) => [name, Schema.Compile(schema)]));

/** Values by the names of their fields; null takes away what is stated. */
export type Values = Map<string, FieldValue>;

/** What was sent for a section, as it is to be stored, and what is wrong with it. */
export function readFields(
  section: BusinessSection,
  sent: Readonly<Record<string, unknown>>,
  row: EditedRow,
  reference: Reference,
): { values: Values; issues: Issue[] } {
  const issues: Issue[] = [];
  const values: Values = new Map();
  const fields = fieldsOf(section);
  for (const [name, value] of Object.entries(sent)) {
    const field = fields.get(name);
    if (field) {
      const read = readField(name, field, value, row, reference);
      values.set(name, read.value);
      issues.push(...read.issues);
    } else issues.push(issueAt(name, { code: 'unexpected' }));
  }
  return { values, issues };
}

/** A value as it is to be stored, and what is wrong with it; null where its schema refuses it. */
export function readField(name: string, field: Field, sent: unknown, row: EditedRow, reference: Reference) {
  if (sent !== undefined && !takenBy.get(name)?.Check(sent))
    return { value: null, issues: [issueAt(name, { code: 'malformed' })] };
  const issues: Issue[] = [];
  const value = field.read(sent, {
    reference,
    row,
    refuse: (code, { limit, part } = {}) =>
      void issues.push(issueAt(part === undefined ? name : `${name}.${part}`, { code, limit })),
  });
  return { value, issues };
}

/** Those of the values that differ from what the business holds. */
export function differing(section: BusinessSection, values: Values, row: EditedRow): Values {
  const fields = fieldsOf(section);
  const differs = ([name, value]: [string, FieldValue]) => !areEqual(fields.get(name)?.valueIn(row), value);
  return new Map([...values].filter(differs));
}

/**
 * A state belongs to its country: another country takes it away, unless one of its own comes with it.
 * @returns false when the state that is to be there is of another country
 */
export function settleState(
  section: BusinessSection,
  changes: Values,
  row: EditedRow,
  reference: Reference,
): boolean {
  const fields = fieldsOf(section);
  const [country, state] = [fields.get('country'), fields.get('state')];
  if (!country || !state) return true;
  const inCountry = changes.get('country') ?? (changes.has('country') ? null : country.valueIn(row));
  const isOfIt = (id: FieldValue) =>
    isStateOf(String(id), inCountry === null ? null : String(inCountry), reference);
  const wanted = changes.get('state') ?? null;
  // What a source said of a state that is none of the list comes back by an undo alone.
  if (wanted !== null) return !reference.states.has(String(wanted)) || isOfIt(wanted);
  const stays = state.valueIn(row);
  if (changes.has('country') && !changes.has('state') && stays !== null && !isOfIt(stays))
    changes.set('state', null);
  return true;
}
