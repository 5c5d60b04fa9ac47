import { randomUUID } from 'node:crypto';
import type { ImportIssue } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { Reference } from '../../../reference/reference.ts';
import { replacePicture } from '../../../upload/use-upload.ts';
import type { ProductPhoto } from '../../edit/photo-queries.ts';
import { lockProductsOf } from '../../edit/queries.ts';
import type { PictureArchive } from '../pictures/picture-archive.ts';
import type { PlannedPhoto } from '../pictures/plan-photos.ts';
import type { ImportRow } from '../queries.ts';
import { type ImportedRow, markDone, type StoredRow } from '../row-queries.ts';
import { type EvaluatedRow, evaluateRow } from '../rows/evaluate-row.ts';
import { type ExistingProduct, findExisting } from '../rows/existing-products.ts';
import type { RowFields } from '../rows/read-row.ts';
import type { MadePictures } from './make-pictures.ts';
import { insertProducts, replacePhotosOf, updateProducts } from './write-products.ts';

export interface RowToImport {
  stored: StoredRow;
  fields: RowFields;
}

interface Importing {
  reference: Reference;
  archive: PictureArchive;
  made: MadePictures;
}

/** A row that has nothing wrong, with its product. */
interface Good extends EvaluatedRow {
  number: number;
  id: string;
  existing: ExistingProduct | undefined;
}

/**
 * Writes the products of rows in the transaction that marks them done. What the check said of a row holds, unless its product is gone,
 * was archived, or took another value that no longer fits: then the row is wrong and nothing of it is written.
 */
export async function importRows(
  trx: Database,
  { id: importID, business_id: businessID, person_id: personID, language }: ImportRow,
  rows: readonly RowToImport[],
  { reference, archive, made }: Importing,
): Promise<ImportedRow[]> {
  await lockProductsOf(trx, businessID);
  const existing = await findExisting(
    trx,
    businessID,
    rows.flatMap(({ stored }) => stored.productID ?? []),
  );
  const good: Good[] = [];
  const imported: ImportedRow[] = [];
  for (const { stored, fields } of rows) {
    const product = stored.productID === null ? undefined : existing.get(stored.productID);
    const evaluated = evaluateRow(fields, product, { reference, language, archive });
    const issues = [...goneSince(stored, product), ...evaluated.issues, ...brokenOf(evaluated.photos, made)];
    const { number, productID } = stored;
    if (issues.length > 0)
      imported.push({ number, outcome: 'wrong', productID, revision: null, issues, before: null });
    else if (!evaluated.differs)
      imported.push({ number, outcome: 'unchanged', productID, revision: null, issues, before: null });
    else good.push({ ...evaluated, number, id: product?.id ?? randomUUID(), existing: product });
  }
  const writer = { businessID, personID };
  await insertProducts(
    trx,
    good.filter((row) => !row.existing),
    writer,
  );
  const revisions = await updateProducts(
    trx,
    good.filter((row) => row.existing),
    writer,
  );
  const pictured = good.flatMap(({ id, photos }) => (photos ? [{ id, photos: photosOf(photos, made) }] : []));
  for (const { photos } of pictured) for (const { photo } of photos) await replacePicture(trx, null, photo);
  await replacePhotosOf(trx, pictured);
  imported.push(...good.map((row) => asDone(row, revisions)));
  await markDone(trx, importID, imported);
  return imported;
}

function goneSince({ productID }: StoredRow, product: ExistingProduct | undefined): ImportIssue[] {
  if (productID !== null && !product) return [{ field: 'productID', code: 'unknownProduct' }];
  return product?.isArchived ? [{ field: 'productID', code: 'archivedProduct' }] : [];
}

/** Pictures that looked well and could not be decoded. */
function brokenOf(photos: readonly PlannedPhoto[] | undefined, made: MadePictures): ImportIssue[] {
  return (photos ?? []).flatMap((photo) =>
    'file' in photo && made.get(photo.file) === undefined
      ? [{ field: 'photos' as const, code: 'notAPicture' as const, value: photo.file.slice(0, 60) }]
      : [],
  );
}

function photosOf(photos: readonly PlannedPhoto[], made: MadePictures): ProductPhoto[] {
  return photos.flatMap((photo) => {
    if ('existing' in photo) return [photo.existing];
    const picture = made.get(photo.file);
    return picture ? [{ id: randomUUID(), photo: picture }] : [];
  });
}

function asDone({ number, id, existing, photos }: Good, revisions: ReadonlyMap<string, number>): ImportedRow {
  if (!existing) return { number, outcome: 'new', productID: id, revision: 1, issues: [], before: null };
  const before = { ...existing.columns, ...(photos ? { photos: existing.photos } : {}) };
  return {
    number,
    outcome: 'changed',
    productID: id,
    revision: revisions.get(id) ?? null,
    issues: [],
    before,
  };
}
