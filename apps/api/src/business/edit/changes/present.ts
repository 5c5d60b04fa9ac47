import { type BusinessChange, businessSectionNames } from '@kontor/contract';
import { type CertificateValue, presentedCertificate } from '../certificates/certificate-value.ts';
import { certificateOf } from '../certificates/undo-certificate.ts';
import { areEqual } from '../field.ts';
import { isStoredMedia, mediaColumns, mediaPartOf } from '../media/media-fields.ts';
import { isMediaThere } from '../media/undo-media.ts';
import { presentEditor } from '../present-editor.ts';
import { namesIn } from '../present-values.ts';
import type { EditedRow } from '../queries.ts';
import { fieldsOf } from '../section-fields.ts';
import type { ChangeRow } from './queries.ts';

/** A business as it is now, which says what of its changes still stands. */
export interface StandingRows {
  row: EditedRow;
  certificates: readonly CertificateValue[];
}

/** The field a change is of; undefined where there is no such field any more. */
export function fieldOf({ section, field }: Pick<ChangeRow, 'section' | 'field'>) {
  const of = businessSectionNames.find((name) => name === section);
  const known = of && fieldsOf(of).get(field);
  const [name] = known ? namesIn([[field, known]]) : [];
  return of && known && name && { section: of, name, field: known };
}

/** Where a change belongs, and what stands there now; undefined of what there is no more. */
function placeOf(change: ChangeRow, { row, certificates }: StandingRows) {
  if (change.section === 'certificates')
    return {
      section: 'certificates' as const,
      field: 'certificate' as const,
      now: certificateOf(change, certificates),
      show: presentedCertificate,
    };
  const part = change.section === 'media' ? mediaPartOf(change.field) : undefined;
  if (part)
    return {
      section: 'media' as const,
      field: part,
      now: row[mediaColumns[part]],
      show: presentedMedia,
    };
  const of = fieldOf(change);
  return (
    of && { section: of.section, field: of.name, now: of.field.valueIn(row), show: (value: object) => value }
  );
}

/** Of a picture or the video what is shown: not by whose upload. */
function presentedMedia(value: object): object {
  if (!isStoredMedia(value)) return value;
  const { upload: _, ...shown } = value;
  return shown;
}

export function presentChange(change: ChangeRow, rows: StandingRows): BusinessChange[] {
  const place = placeOf(change, rows);
  if (!place) return [];
  const { before, after, changed_by, undone_at, undone_by } = change;
  const { section, field, now, show } = place;
  const shown = (value: ChangeRow['before']) =>
    typeof value === 'object' && value !== null ? show(value) : (value ?? undefined);
  return [
    {
      changeID: String(change.id),
      section,
      field,
      before: shown(before),
      after: shown(after),
      by: changed_by ? presentEditor(changed_by) : undefined,
      at: change.changed_at.toISOString(),
      undoes: change.undoes === null ? undefined : String(change.undoes),
      undone: undone_at
        ? { at: undone_at.toISOString(), by: undone_by ? presentEditor(undone_by) : undefined }
        : undefined,
      canUndo:
        change.is_recent &&
        undone_at === null &&
        areEqual(now, after) &&
        (section !== 'media' || isMediaThere(change)),
    },
  ];
}
