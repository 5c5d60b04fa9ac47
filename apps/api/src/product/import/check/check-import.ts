import type { Reference } from '../../../reference/reference.ts';
import type { Decoder } from '../../../upload/decoder/decoder.ts';
import { write } from '../../../write/write.ts';
import type { WritingSystem } from '../../../write/writing.ts';
import { openReading } from '../open-reading.ts';
import { checkPictures, type PictureFault } from '../pictures/check-pictures.ts';
import type { PictureArchive } from '../pictures/picture-archive.ts';
import { progressOf } from '../progress-of.ts';
import { addProgress, type ImportRow, lockImport } from '../queries.ts';
import { type CheckedRow, countOutcomes, findRows, writeOutcomes } from '../row-queries.ts';
import { evaluateRow } from '../rows/evaluate-row.ts';
import { readRow } from '../rows/read-row.ts';
import { updateImport } from '../update-import.ts';
import { findNumberFormat } from './find-number-format.ts';
import { matchRows } from './match-rows.ts';
import { countValues } from './unknown-values.ts';

const rowsAtOnce = 500;

export interface Checking {
  context: WritingSystem;
  reference: Reference;
  decoder: Decoder;
  archive: PictureArchive;
  /** Called after each part. */
  report: (done: number, total: number) => Promise<void>;
}

/**
 * Says of each row of an import what it comes to, and writes nothing but that. It begins anew where it was interrupted, since which row
 * names a product first depends on all before it.
 */
export async function checkImport(
  { context, reference, decoder, archive, report }: Checking,
  row: ImportRow,
): Promise<void> {
  const format = {
    ...row.format,
    kind: row.format?.kind ?? 'csv',
    ...(await findNumberFormat(context.db, row)),
  };
  const reading = await openReading(context.db, { ...row, format }, reference);
  const seen = new Map<string, number>();
  const unknown = countValues();
  const broken = new Map<string, PictureFault | undefined>();
  await begin(context, row);
  for (let after = 0, done = 0; ; ) {
    const stored = await findRows(context.db, row.id, after, rowsAtOnce);
    const last = stored.at(-1);
    if (!last) break;
    const read = stored.map((each) => ({ row: each, fields: readRow(each, reading) }));
    const matched = await matchRows(context.db, row.business_id, read, seen);
    const checked: CheckedRow[] = [];
    for (const { row: each, fields, existing, issues: matching } of matched) {
      unknown.add(fields.issues);
      const { issues, photos, differs } = evaluateRow(fields, existing, {
        reference,
        language: row.language,
        archive,
      });
      // Without its product nothing else can be said of a row.
      const isLost = matching.some(({ code }) => code === 'unknownProduct');
      const wrong = isLost
        ? matching
        : [
            ...matching,
            ...issues,
            ...(await checkPictures(photos, { archive, decoder, owner: row.id, known: broken })),
          ];
      const outcome = wrong.length > 0 ? 'wrong' : !existing ? 'new' : differs ? 'changed' : 'unchanged';
      checked.push({ number: each.number, outcome, productID: existing?.id ?? null, issues: wrong });
    }
    const goesOn = await write(context, undefined, async (trx) => {
      if ((await lockImport(trx, row.id))?.state !== 'checking') return false;
      await writeOutcomes(trx, row.id, checked);
      await addProgress(trx, row.id, progressOf(checked));
      return true;
    });
    if (!goesOn) return;
    after = last.number;
    done += stored.length;
    await report(done, row.total);
  }
  await write(context, undefined, async (trx) => {
    if ((await lockImport(trx, row.id))?.state !== 'checking') return;
    // Counted by the rows: where a worker took over, both may have told of the same ones.
    await updateImport(trx, row.id, {
      ...(await countOutcomes(trx, row.id)),
      state: 'checked',
      format,
      categories: unknown.values(row.categories),
    });
  });
}

async function begin(context: WritingSystem, { id }: ImportRow): Promise<void> {
  await write(context, undefined, (trx) =>
    updateImport(trx, id, { done: 0, added: 0, changed: 0, unchanged: 0, wrong: 0 }),
  );
}
