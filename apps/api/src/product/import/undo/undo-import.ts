import type { Database } from '@kontor/database';
import type { Reference } from '../../../reference/reference.ts';
import { asSystem, write } from '../../../write/write.ts';
import { lockProductsOf } from '../../edit/queries.ts';
import { addProgress, type ImportRow, lockImport } from '../queries.ts';
import { releaseUnshown } from '../release-unshown.ts';
import { replacePhotosOf } from '../run/write-products.ts';
import { updateImport } from '../update-import.ts';
import {
  type DoneRow,
  deleteUntouched,
  findPhotosOf,
  findStanding,
  findUndoable,
  markUndone,
  restoreUntouched,
} from './queries.ts';

const rowsAtOnce = 500;

interface Undoing {
  db: Database;
  reference: Reference;
  report: (done: number, total: number) => Promise<void>;
}

/** Takes an import back, part by part: new products go, changed ones are what they were; what was edited since stays. */
export async function undoImport({ db, reference, report }: Undoing, row: ImportRow): Promise<void> {
  let { done } = row;
  for (;;) {
    const undone = await write(asSystem({ db, reference }), undefined, async (trx) => {
      if ((await lockImport(trx, row.id))?.state !== 'undoing') return undefined;
      // Read once nobody else works on it: a worker that was killed may have committed its last part until then.
      const rows = await findUndoable(trx, row.id, rowsAtOnce);
      if (rows.length === 0) {
        await updateImport(trx, row.id, { state: 'undone', undone: true });
        return undefined;
      }
      const stayed = await undoRows(trx, row, rows);
      await addProgress(trx, row.id, { done: rows.length, stayed });
      return rows.length;
    });
    if (undone === undefined) return;
    done += undone;
    await report(done, row.total);
  }
}

/** @returns how many stayed as they are */
async function undoRows(
  trx: Database,
  { id: importID, business_id: businessID, undone_by: personID }: ImportRow,
  rows: readonly DoneRow[],
): Promise<number> {
  await lockProductsOf(trx, businessID);
  const added = rows.filter(({ outcome }) => outcome === 'new');
  const changed = rows.filter(({ outcome }) => outcome === 'changed');
  const shown = await findPhotosOf(
    trx,
    rows.map(({ product_id }) => product_id),
  );
  const gone = await deleteUntouched(trx, businessID, added);
  const restored = new Set(await restoreUntouched(trx, { importID, businessID, personID }, changed));
  const pictured = changed.flatMap(({ product_id: id, photos }) =>
    photos && restored.has(id) ? [{ id, photos }] : [],
  );
  await replacePhotosOf(trx, pictured);
  await releaseUnshown(
    trx,
    [...gone, ...pictured.map(({ id }) => id)].flatMap((id) => shown.get(id) ?? []),
  );
  const standing = await findStanding(
    trx,
    rows.map(({ product_id }) => product_id),
  );
  const told = rows.map(({ number, product_id: id }) => ({
    number,
    undone: restored.has(id) || !standing.has(id) ? ('undone' as const) : ('stayed' as const),
  }));
  await markUndone(trx, importID, told);
  return told.filter(({ undone }) => undone === 'stayed').length;
}
