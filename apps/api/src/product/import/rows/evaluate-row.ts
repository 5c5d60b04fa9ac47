import { isDeepStrictEqual } from 'node:util';
import type { ImportIssue, Language } from '@kontor/contract';
import type { Reference } from '../../../reference/reference.ts';
import type { ProductFields } from '../../edit/product-fields.ts';
import type { PictureArchive } from '../pictures/picture-archive.ts';
import { type PlannedPhoto, planPhotos } from '../pictures/plan-photos.ts';
import { checkInput } from './check-input.ts';
import type { ExistingProduct } from './existing-products.ts';
import { inputOfRow } from './input-of-row.ts';
import type { RowFields } from './read-row.ts';

/** What a row comes to: the product as it will be, or what is wrong. */
export interface EvaluatedRow {
  issues: ImportIssue[];
  fields: ProductFields;
  /** Undefined where the product's photos stay. */
  photos: PlannedPhoto[] | undefined;
  /** Whether the product is otherwise now; of a new one always. */
  differs: boolean;
}

/** By the rules of the form. @param existing the product the row changes; undefined for a new one */
export function evaluateRow(
  row: RowFields,
  existing: ExistingProduct | undefined,
  {
    reference,
    language,
    archive,
  }: { reference: Reference; language: Language; archive: Pick<PictureArchive, 'has'> },
): EvaluatedRow {
  const { input, issues } = inputOfRow(row, existing?.fields, language);
  const checked = checkInput(input, reference, existing?.fields);
  const { planned, issues: ofPhotos } = planPhotos(row.photos, existing?.photos ?? [], archive);
  const found = [...row.issues, ...issues];
  const told = new Set(found.map(({ field }) => field));
  const all = [
    ...found,
    ...checked.issues.filter(({ field }) => field === 'spec' || !told.has(field)),
    ...ofPhotos,
  ];
  return {
    issues: all,
    fields: checked.fields,
    photos: planned,
    differs:
      !existing || planned !== undefined || !isDeepStrictEqual(checked.fields, asStored(existing, reference)),
  };
}

/** What the product holds, as the form would store it: what was written before its rules is no difference. */
export function asStored({ fields }: ExistingProduct, reference: Reference): ProductFields {
  const { input } = inputOfRow({ specs: [], issues: [] }, fields, 'en');
  const checked = checkInput(input, reference, fields);
  return checked.issues.length > 0 ? fields : checked.fields;
}
