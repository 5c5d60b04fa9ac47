import type { Attempt } from '@kontor/jobs';
import type { JobContext } from '../../job/job-context.ts';
import { loadReference } from '../../reference/load-reference.ts';
import type { Reference } from '../../reference/reference.ts';
import { asSystem, write } from '../../write/write.ts';
import { checkImport } from './check/check-import.ts';
import { findImport, type ImportRow, lockImport } from './queries.ts';
import { readImport } from './read/read-import.ts';
import { FileFailed } from './read/table.ts';
import { releaseFiles } from './release-files.ts';
import { runImport } from './run/run-import.ts';
import { openStoredArchive } from './stored-archive.ts';
import { undoImport } from './undo/undo-import.ts';
import { updateImport } from './update-import.ts';

type Worked = Pick<JobContext, 'db' | 'store' | 'decoder'>;

/**
 * Does what an import waits for. Everything it did is in the rows, so whoever is asked again goes on from there. What cannot be read ends
 * the import with its reason; what fails on the last try ends it, too, and what was imported until then can be undone.
 */
export async function workOnImport(
  context: Worked,
  importID: string,
  { signal, report, isLast }: Pick<Attempt, 'signal' | 'report' | 'isLast'>,
): Promise<void> {
  const reference = await loadReference(context.db);
  const tell = async (done: number, total: number) => {
    await report(done, total);
    signal.throwIfAborted();
  };
  try {
    // Reading leads to checking; each step is taken from the row as the one before left it.
    for (let state: string | undefined; ; ) {
      const row = await findImport(context.db, importID);
      if (!row || row.state === state || !(await takeStep(context, reference, row, tell))) return;
      state = row.state;
    }
  } catch (error) {
    if (error instanceof FileFailed) return end(context, reference, importID, error.failure);
    if (isLast) await end(context, reference, importID, 'unexpected');
    throw error;
  }
}

/** @returns whether there may be another one */
async function takeStep(
  { db, store, decoder }: Worked,
  reference: Reference,
  row: ImportRow,
  report: (done: number, total: number) => Promise<void>,
): Promise<boolean> {
  const context = asSystem({ db, reference });
  if (row.state === 'reading') {
    await readImport(context, store, row);
    return true;
  }
  if (row.state === 'undoing') await undoImport({ db, reference, report }, row);
  if (row.state !== 'checking' && row.state !== 'importing') return false;
  const archive = await openStoredArchive(store, row);
  try {
    if (row.state === 'checking') await checkImport({ context, reference, decoder, archive, report }, row);
    else await runImport({ db, reference, store, decoder, archive, report }, row);
  } finally {
    await archive.close();
  }
  return false;
}

async function end(
  { db }: Worked,
  reference: Reference,
  importID: string,
  failure: FileFailed['failure'],
): Promise<void> {
  await write(asSystem({ db, reference }), undefined, async (trx) => {
    const now = await lockImport(trx, importID);
    if (now?.state === 'reading' || now?.state === 'checking') {
      await updateImport(trx, importID, { state: 'failed', failure });
      await releaseFiles(trx, importID);
    } else if (now?.state === 'importing' || now?.state === 'undoing') {
      await updateImport(trx, importID, {
        state: 'stopped',
        failure,
        ...(now.finishedAt ? {} : { finishes: true }),
      });
      await releaseFiles(trx, importID);
    }
  });
}
