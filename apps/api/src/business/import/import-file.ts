import { type Database, withDatabase } from '@kontor/database';
import { createBatchWriter, type OnWritten } from './batch-writer.ts';
import { FileError } from './file-error.ts';
import { createRowTaker, type RowTaker } from './file-kind.ts';
import { createFirstLines, dropFirstLines } from './first-lines.ts';
import { type OpenFile, openFile } from './open-file.ts';
import { readLines } from './read-lines.ts';
import { type CsvRecord, readRecords } from './read-records.ts';
import { type Reference, readReference } from './read-reference.ts';
import { createReport, type ImportReport, refuse } from './report.ts';

export type { OnWritten } from './batch-writer.ts';
export { FileError } from './file-error.ts';
export { foldName } from './fold-name.ts';
export { type ImportReport, printReport, type Refusal } from './report.ts';
export { writeSources } from './write-sources.ts';

export interface ImportProgress {
  rows: number;
  bytesRead: number;
  bytes: number;
}

export interface ImportOptions {
  /** A CSV file of companies or of numbers of employees, plain or packed (.br, .gz). */
  file: string;
  onProgress?: (progress: ImportProgress) => void;
  onWritten?: OnWritten;
  /** The time of the import; the present one unless the data must come out the same each time. */
  now?: Date;
  /** How many rows are one transaction; 2,000 unless told. */
  batchRows?: number;
}

const usualBatchRows = 2_000;

/**
 * Imports real companies, or their numbers of employees, from a CSV file. Each batch of rows is one transaction, so an
 * import that is cut off leaves whole batches, and the next one goes on to the same end. Rows that cannot be taken are
 * refused with line and reasons; the others are written.
 * @throws FileError when the file cannot be read or is of no known kind
 */
export async function importFile(
  options: ImportOptions & ({ db: Database } | { databaseUrl: string }),
): Promise<ImportReport> {
  if ('db' in options) return importInto(options.db, options);
  return withDatabase(options.databaseUrl, (db) => importInto(db, options), { max: 2 });
}

async function importInto(db: Database, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const report = createReport(options.file);
  const opened = await openFile(options.file);
  const reference = await readReference(db);
  await db.connection().execute(async (connection) => {
    await createFirstLines(connection);
    const writer = createBatchWriter(connection, report, options.now ?? new Date(), options.onWritten);
    try {
      await takeRows(opened, reference, options, report, writer.write);
    } finally {
      await writer.settled();
    }
    await writer.write();
    await dropFirstLines(connection);
  });
  report.refusals.sort((one, other) => one.line - other.line);
  report.milliseconds = performance.now() - started;
  return report;
}

async function takeRows(
  opened: OpenFile,
  reference: Reference,
  { file, onProgress, batchRows = usualBatchRows }: ImportOptions,
  report: ImportReport,
  write: (batch: ReturnType<RowTaker['nextBatch']>) => Promise<void>,
): Promise<void> {
  let header: string[] | undefined;
  let taker: RowTaker | undefined;
  for await (const records of readRecords(readLines(opened.bytes))) {
    for (const record of records) {
      if (!header || !taker) {
        header = record.fields.map((name) => name.trim());
        taker = createRowTaker(file, header, reference);
        continue;
      }
      report.rows += 1;
      const reasons = takeRecord(record, header, taker);
      if (reasons.length > 0) refuse(report, { line: record.line, reasons });
      if (taker.size() === batchRows) await write(taker.nextBatch());
    }
    onProgress?.({ rows: report.rows, bytesRead: opened.bytesRead(), bytes: opened.size });
  }
  if (!taker) throw new FileError(`${file} is empty.`);
  if (taker.size() > 0) await write(taker.nextBatch());
}

function takeRecord({ line, fields, problem }: CsvRecord, header: string[], taker: RowTaker): string[] {
  if (problem) return [problem];
  if (fields.length !== header.length)
    return [`the row has ${fields.length} columns instead of ${header.length}`];
  return taker.take(Object.fromEntries(header.map((name, index) => [name, fields[index] as string])), line);
}
