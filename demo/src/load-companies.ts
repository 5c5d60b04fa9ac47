import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importFile } from '@kontor/api/import';
import type { Database } from '@kontor/database';
import { addDays, dayOfLoad } from './invent/calendar.ts';
import type { DemoSize, Progress } from './progress.ts';
import { isDone, markDone } from './steps.ts';

/** So long before the load they were listed, whose days count back from it as all others do. */
const listedFor = 28;
const bands = 'uk-gpg-employee-bands.csv.br';

/** Imports the real companies as `npm run import` does, file after file; the numbers of employees come last. */
export async function loadCompanies(
  db: Database,
  { size, day = dayOfLoad() }: { size: DemoSize; day?: string | undefined },
  onProgress: Progress,
): Promise<void> {
  const folder = new URL(size === 'full' ? '../companies/' : '../companies/sample/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.csv.br') && file !== bands);
  const paths = [...files.sort(), bands].map((file) => ({
    step: `${size} ${file}`,
    path: fileURLToPath(new URL(file, folder)),
  }));
  const sizes = await Promise.all(paths.map(async ({ path }) => (await stat(path)).size));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  let before = 0;
  for (const [index, { step, path }] of paths.entries()) {
    if (!(await isDone(db, step))) {
      await importFile({
        db,
        file: path,
        now: new Date(addDays(day, -listedFor)),
        onProgress: ({ bytesRead }) => onProgress('Real companies', (before + bytesRead) / total),
      });
      await markDone(db, step);
    }
    before += sizes[index] ?? 0;
  }
  onProgress('Real companies', 1);
}
