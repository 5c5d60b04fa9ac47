import type { BusinessSection, BusinessSectionState } from '@kontor/contract';
import type { Reference } from '../../reference/reference.ts';
import type { LastChangeRow } from './changes/queries.ts';
import type { Field } from './field.ts';
import { presentDraft } from './present-draft.ts';
import { presentUpkeep } from './present-upkeep.ts';
import { namesIn, valuesOf } from './present-values.ts';
import type { DraftRow, EditedRow, SectionRow } from './queries.ts';
import { fieldsOf } from './section-fields.ts';

/** What a section is shown with. */
interface SectionRows {
  row: EditedRow;
  sections: readonly SectionRow[];
  drafts: readonly DraftRow[];
  lastChanges: readonly LastChangeRow[];
}

export function presentSection(
  section: BusinessSection,
  { row, sections, drafts, lastChanges }: SectionRows,
  reference: Reference,
): BusinessSectionState {
  const fields = fieldsOf(section);
  const draft = drafts.find((entry) => entry.section === section);
  const imported = [...fields].filter(([, field]) => holdsImported(field, row, reference));
  return {
    section,
    values: valuesOf(fields, (name) => fields.get(name)?.valueIn(row)),
    ...presentUpkeep(sections, section),
    imported: namesIn(imported),
    draft: draft && presentDraft(section, draft, row, lastChanges, reference),
  };
}

/** Whether a field still holds what its source said, and nobody edited it. */
function holdsImported(field: Field, row: EditedRow, reference: Reference): boolean {
  const { imported_values, imported_country, edited_fields } = row;
  const value = field.valueIn(row);
  if (!imported_values || value === null || !field.imported) return false;
  if (edited_fields?.includes(field.imported)) return false;
  const said: Record<string, unknown> = { ...imported_values, country_code: imported_country };
  return Object.entries(field.columnsOf(value, reference)).every(
    ([column, held]) => (said[column] ?? null) === held,
  );
}
