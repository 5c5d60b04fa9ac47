import type { Reference } from '../../../reference/reference.ts';
import type { BusinessProfileRow } from '../../queries.ts';
import type { DraftedField } from './read-drafted-fields.ts';

/** A business's row as it would be with these fields published. What our rules said of them is not said any more. */
export function draftedRow(
  row: BusinessProfileRow,
  fields: readonly DraftedField[],
  reference: Reference,
): BusinessProfileRow {
  const marks = new Set(fields.flatMap(({ field }) => field.marks ?? []));
  const classified_by_rule = row.classified_by_rule.filter((mark) => !marks.has(mark));
  return fields.reduce(
    (drafted, { field, value }) =>
      Object.assign(drafted, field.columnsOf(value, reference), field.partsOf?.(value, drafted)),
    { ...row, classified_by_rule },
  );
}
