import type { Database, DB } from '@kontor/database';
import { enqueue, enqueueEach, type Job } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../../job/define-job.ts';
import type { JobContext } from '../../job/job-context.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { asSystem, write } from '../../write/write.ts';
import { findWorking } from './queries.ts';
import { forgetImports } from './undo/forget-imports.ts';
import { workOnImport } from './work-on-import.ts';

/** Does what an import waits for, by the state its row has: reads it, checks it, imports it, takes it back. */
export const workOnImports: Job<{ importID: string }, JobContext> = defineJob({
  name: 'product.work-on-import',
  data: Type.Object({ importID: Type.String() }),
  onePerKey: true,
  // Two imports at once: a large one holds up nobody else.
  lanes: [{}, {}],
  timeout: 3_600,
  // A killed worker counts as a try, and each of them gets further.
  retry: { limit: 100, delay: 5, factor: 2, maximum: 300 },
  run: ({ importID }, context, attempt) => workOnImport(context, importID, attempt),
  catchUp: ({ db }) => enqueueEach(db, findWorkingImports, enqueueWork),
});

async function findWorkingImports(trx: Database): Promise<{ importID: string }[]> {
  return (await findWorking(trx)).map((importID) => ({ importID }));
}

/** In the transaction that gives an import a state in which the worker goes on with it. */
export async function enqueueWork(trx: Transaction<DB>, { importID }: { importID: string }): Promise<void> {
  await enqueue(trx, workOnImports, { importID }, { key: importID });
}

const forgetOldImports = defineJob({
  name: 'product.forget-imports',
  cron: '51 * * * *',
  timeout: 3_600,
  async run(_, { db }) {
    const context = asSystem({ db, reference: await loadReference(db) });
    while ((await write(context, undefined, forgetImports)) > 0);
  },
});

export const productImportJobs = [workOnImports, forgetOldImports];
