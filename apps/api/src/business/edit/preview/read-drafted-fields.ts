import type { BusinessSection, FieldName } from '@kontor/contract';
import type { Reference } from '../../../reference/reference.ts';
import type { Field, FieldValue } from '../field.ts';
import { readField, settleState, type Values } from '../field-changes.ts';
import { typedFieldsOf } from '../present-draft.ts';
import { namesIn } from '../present-values.ts';
import type { DraftRow, EditedRow } from '../queries.ts';
import { fieldsOf } from '../section-fields.ts';

/** A field as it would be stored if it were published. */
export interface DraftedField {
  name: FieldName;
  field: Field;
  value: FieldValue;
}

/** What publishing a draft would change, and the fields that it would refuse. */
export function readDraftedFields(
  section: BusinessSection,
  draft: DraftRow | undefined,
  row: EditedRow,
  reference: Reference,
): { fields: DraftedField[]; withheld: FieldName[] } {
  const changes: Values = new Map();
  const withheld = new Map<string, unknown>();
  for (const { name, field, value } of draft ? typedFieldsOf(section, draft, row, reference) : []) {
    const read = readField(name, field, value, row, reference);
    if (read.issues.length > 0) withheld.set(name, value);
    else changes.set(name, read.value);
  }
  if (!settleState(section, changes, row, reference)) {
    withheld.set('state', changes.get('state'));
    changes.delete('state');
    settleState(section, changes, row, reference);
  }
  const table = fieldsOf(section);
  const fields = namesIn(changes).flatMap((name) => {
    const field = table.get(name);
    return field ? [{ name, field, value: changes.get(name) ?? null }] : [];
  });
  return { fields, withheld: namesIn(withheld) };
}
