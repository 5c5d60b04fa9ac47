import type { Database } from '@kontor/database';
import type { Reference } from '../../../reference/reference.ts';
import type { Decoder } from '../../../upload/decoder/decoder.ts';
import type { Store } from '../../../upload/store/store.ts';
import { asSystem, write } from '../../../write/write.ts';
import { openReading } from '../open-reading.ts';
import type { PictureArchive } from '../pictures/picture-archive.ts';
import { progressOf } from '../progress-of.ts';
import { addProgress, type ImportRow, lockImport } from '../queries.ts';
import { releaseFiles } from '../release-files.ts';
import { findWaitingRows } from '../row-queries.ts';
import { readRow } from '../rows/read-row.ts';
import { updateImport } from '../update-import.ts';
import { importRows, type RowToImport } from './import-rows.ts';
import { type MadePictures, makePictures } from './make-pictures.ts';

/** Rows of one transaction: all of them, or none, however the worker ends. */
const rowsAtOnce = 500;

export interface Running {
  db: Database;
  reference: Reference;
  store: Store;
  decoder: Decoder;
  archive: PictureArchive;
  /** Called after each part; it throws to leave the rest to another try. */
  report: (done: number, total: number) => Promise<void>;
}

/** Imports the rows that wait, part by part; whoever takes over goes on with the first that is not done. */
export async function runImport(
  { db, reference, store, decoder, archive, report }: Running,
  row: ImportRow,
): Promise<void> {
  const context = asSystem({ db, reference });
  const reading = await openReading(db, row, reference);
  const made: MadePictures = new Map();
  let { done } = row;
  for (;;) {
    const waiting = await findWaitingRows(db, row.id, rowsAtOnce);
    const rows = waiting.map((stored): RowToImport => ({ stored, fields: readRow(stored, reading) }));
    const names = rows.flatMap(({ fields }) => fields.photos ?? []);
    await makePictures({ db, store, decoder, archive, owner: row.person_id }, names, made);
    const imported = await write(context, undefined, async (trx) => {
      const now = await lockImport(trx, row.id);
      if (now?.state !== 'importing') return undefined;
      if (now.stopAsked || rows.length === 0) {
        await updateImport(trx, row.id, {
          state: now.stopAsked && rows.length > 0 ? 'stopped' : 'imported',
          finishes: true,
        });
        await releaseFiles(trx, row.id);
        return undefined;
      }
      // A worker that was killed may have committed its last part after this one read which rows wait.
      const stillWaiting = await waitingAmong(trx, row.id, rows);
      if (stillWaiting.length === 0) return [];
      const written = await importRows(trx, row, stillWaiting, { reference, archive, made });
      await addProgress(trx, row.id, progressOf(written));
      return written;
    });
    if (!imported) return;
    done += imported.length;
    await report(done, row.total);
  }
}

/** Those of the rows that nobody has imported; certain while the import is locked. */
async function waitingAmong(
  trx: Database,
  importID: string,
  rows: readonly RowToImport[],
): Promise<RowToImport[]> {
  const waiting = new Set((await findWaitingRows(trx, importID, rowsAtOnce)).map(({ number }) => number));
  return rows.filter(({ stored }) => waiting.has(stored.number));
}
