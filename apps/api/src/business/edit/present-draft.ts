import type { BusinessDraft, BusinessSection } from '@kontor/contract';
import type { Reference } from '../../reference/reference.ts';
import type { LastChangeRow } from './changes/queries.ts';
import { areEqual, type Field, isStated } from './field.ts';
import { readField } from './field-changes.ts';
import { presentEditor } from './present-editor.ts';
import { namesIn, valuesOf } from './present-values.ts';
import type { DraftRow, EditedRow } from './queries.ts';
import { fieldsOf } from './section-fields.ts';

/** What was typed as it would be stored; as it was typed where it cannot be. */
export function typedValue(name: string, field: Field, typed: unknown, row: EditedRow, reference: Reference) {
  const { value, issues } = readField(name, field, typed, row, reference);
  if (issues.length === 0) return value;
  return isStated(typed) ? typed : null;
}

/** The fields of a draft, but for those that were published meanwhile as they were typed. */
export function typedFieldsOf(
  section: BusinessSection,
  draft: Pick<DraftRow, 'fields'>,
  row: EditedRow,
  reference: Reference,
) {
  const fields = fieldsOf(section);
  return Object.entries(draft.fields).flatMap(([name, { base, value }]) => {
    const field = fields.get(name);
    if (!field) return [];
    const published = field.valueIn(row);
    const as = (sent: unknown) => typedValue(name, field, sent, row, reference);
    if (areEqual(as(value), published)) return [];
    return [{ name, field, base, value, clashes: !areEqual(as(base), published) }];
  });
}

/** A draft as its author is shown it; undefined when nothing is left in it. */
export function presentDraft(
  section: BusinessSection,
  draft: DraftRow,
  row: EditedRow,
  lastChanges: readonly LastChangeRow[],
  reference: Reference,
): BusinessDraft | undefined {
  const typed = typedFieldsOf(section, draft, row, reference);
  if (typed.length === 0) return undefined;
  const byName = new Map(typed.map((entry) => [entry.name, entry]));
  const typedFields = new Map(typed.map(({ name, field }) => [name, field]));
  return {
    savedAt: draft.saved_at.toISOString(),
    fields: namesIn(typedFields),
    values: valuesOf(typedFields, (name) => byName.get(name)?.value),
    base: valuesOf(typedFields, (name) => byName.get(name)?.base),
    clashes: namesIn(typed.filter(({ clashes }) => clashes).map(({ name, field }) => [name, field])).map(
      (name) => {
        const last = lastChanges.find((change) => change.section === section && change.field === name);
        return {
          field: name,
          by: last?.by ? presentEditor(last.by) : undefined,
          at: last?.at.toISOString(),
        };
      },
    ),
  };
}
