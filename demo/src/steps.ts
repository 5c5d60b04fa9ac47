import { type Database, type DB, inTransaction } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import type { DemoSize } from './progress.ts';

/** The rows of people who can log in, and their accounts: of every load, and in a database that may be another one. */
export const loginsStep = 'logins';
export const accountsStep = 'accounts of logins';

/** How invented businesses came to their packages: a larger load has more of them. */
export const purchasesStep = (size: DemoSize) => `${size} purchases`;

/** Whether one of these steps is done. */
export async function isDone(db: Database, ...steps: string[]): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM demo_loads WHERE step = ANY(${steps})`.execute(db);
  return rows.length > 0;
}

export async function markDone(db: Database, step: string): Promise<void> {
  await sql`INSERT INTO demo_loads (step) VALUES (${step}) ON CONFLICT DO NOTHING`.execute(db);
}

/** Does a step and notes it in the same transaction, so that it is done wholly and once. */
export async function runStep(
  db: Database,
  step: string,
  work: (trx: Transaction<DB>) => Promise<void>,
): Promise<void> {
  if (await isDone(db, step)) return;
  await inTransaction(db, async (trx) => {
    await work(trx);
    await markDone(trx, step);
  });
}
