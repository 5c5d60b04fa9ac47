import type { BusinessSection } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { ForMember } from '../policy.ts';
import { insertChanges } from './changes/queries.ts';
import type { BusinessColumns } from './field.ts';
import type { Values } from './field-changes.ts';
import { confirmSection, type EditedRow, markEdited, updateEdited } from './queries.ts';
import { fieldsOf } from './section-fields.ts';

/**
 * Writes changed fields of a section of a locked business: its rows, the section's next revision, confirmed by whoever changed it,
 * and a row of the log for each field. What was imported or derived by a rule is so no more.
 * @returns the ids of the changes, in the order of the fields
 */
export async function applyChanges(
  trx: Transaction<DB>,
  { actor, reference }: Pick<ForMember, 'actor' | 'reference'>,
  section: BusinessSection,
  row: EditedRow,
  changes: Values,
  undoes: number | null = null,
): Promise<number[]> {
  const table = fieldsOf(section);
  const fields = [...changes].flatMap(([name, value]) => {
    const field = table.get(name);
    return field ? [{ name, field, value }] : [];
  });
  const marks = new Set(fields.flatMap(({ field }) => field.marks ?? []));
  const columns = fields.reduce<BusinessColumns>(
    (all, { field, value }) => Object.assign(all, field.columnsOf(value, reference)),
    { classified_by_rule: row.classified_by_rule.filter((mark) => !marks.has(mark)) },
  );
  await updateEdited(trx, row.id, columns);
  for (const { field, value } of fields) await field.writeRows?.(trx, row.id, value);
  if (row.imported_values)
    await markEdited(
      trx,
      row.id,
      fields.flatMap(({ field }) => field.imported ?? []),
    );
  const about = { businessID: row.id, section, personID: actor.id };
  const revision = await confirmSection(trx, about, 1);
  const logged = fields.map(({ name, field, value }) => ({
    field: name,
    before: field.valueIn(row),
    after: value,
  }));
  return insertChanges(trx, { ...about, revision, undoes }, logged);
}
