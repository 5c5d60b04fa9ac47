import { createDatabase, createPool } from '@kontor/database';
import { ConfigError, readConfig } from '@kontor/server';
import { loadReference } from '../../reference/load-reference.ts';
import { catchUpSearch } from '../../search/catch-up.ts';
import { FileError, type ImportProgress, type ImportReport, importFile, printReport } from './import-file.ts';

// node apps/api/src/business/import/cli.ts FILE
// Ends with 0 when every row was taken, 2 when rows were refused (the others are written), 1 when nothing could be read.

class UsageError extends Error {}

async function run(): Promise<ImportReport> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0)
    throw new UsageError('Say which file to import: npm run import -- FILE');
  const databaseUrl = readConfig().DATABASE_URL;
  if (databaseUrl === undefined) throw new UsageError('DATABASE_URL must name the database to import into.');
  const db = createDatabase(createPool(databaseUrl, { max: 2 }));
  try {
    const report = await importFile({
      db,
      file,
      onProgress: process.stderr.isTTY ? showProgress : undefined,
    });
    // Of an import that is killed before, the worker does it.
    await catchUpSearch(db, () => loadReference(db));
    return report;
  } finally {
    await db.destroy();
  }
}

function showProgress({ rows, bytesRead, bytes }: ImportProgress): void {
  const percent = bytes === 0 ? 100 : Math.floor((bytesRead / bytes) * 100);
  process.stderr.write(`\r${rows.toLocaleString('en')} rows, ${percent} %\u001B[K`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
}

function sentenceOf(error: unknown): string {
  if (error instanceof FileError || error instanceof ConfigError || error instanceof UsageError)
    return error.message;
  const reason =
    error instanceof Error
      ? error.message || ('code' in error ? String(error.code) : error.name)
      : String(error);
  return `The import stopped: ${reason}. What was written so far stays; run it again to go on.`;
}

try {
  const report = await run();
  clearProgress();
  console.log(printReport(report));
  process.exitCode = report.refused > 0 ? 2 : 0;
} catch (error) {
  clearProgress();
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
