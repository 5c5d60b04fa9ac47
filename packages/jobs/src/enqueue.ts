import { AsyncLocalStorage } from 'node:async_hooks';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { type Db, fromKysely, PgBoss, type SendOptions } from 'pg-boss';
import { v5 } from 'uuid';
import type { Job } from './define-job.ts';

interface Enqueued {
  /** The same key is the same job: see `onePerKey` of its declaration. */
  key?: string;
  /** Of the jobs with a group one is run at a time, whatever their keys; by default that of `onePerKey` is the key. */
  group?: string;
  /** Higher ones first; 0 by default. */
  priority?: number;
}

/** Keys of all jobs become ids under it. */
const namespace = '5b0e7a3c-5f0b-4f8e-9c43-1d1f5a3b7a60';

const transactions = new AsyncLocalStorage<Db>();
const senders = new Map<string, PgBoss>();

/** Writes jobs into a schema; what it reads about a queue it reads in the transaction at hand. */
function senderOf(schema: string): PgBoss {
  const known = senders.get(schema);
  if (known) return known;
  const db: Db = {
    executeSql(text, values) {
      const transaction = transactions.getStore();
      if (!transaction) throw new Error('Jobs are enqueued in a transaction.');
      return transaction.executeSql(text, values);
    },
  };
  const sender = new PgBoss({ db, schema });
  senders.set(schema, sender);
  return sender;
}

/**
 * Enqueues a job in the transaction of the write that causes it: both are there, or neither. A worker hears of it when it is
 * committed. The same key again changes nothing; a key that is taken once is known for an hour after its job is done.
 */
export async function enqueue<Data extends object, Context>(
  trx: Transaction<DB>,
  job: Job<Data, Context>,
  data: NoInfer<Data>,
  { key, group = job.onePerKey ? key : undefined, priority = 0 }: Enqueued = {},
): Promise<void> {
  const db = fromKysely(trx);
  const options = { ...(group === undefined ? {} : { group: { id: group } }), priority, db };
  const sender = senderOf(job.schema);
  await transactions.run(db, async () => {
    if (job.onePerKey)
      return enqueueOne(sender, job.name, data, { ...options, singletonKey: key ?? job.name });
    const id = key === undefined ? {} : { id: idOf(job.name, key) };
    await sender.send(job.name, data, { ...options, ...id });
  });
}

/**
 * The same of many jobs, in one statement.
 * @param all each with a key; jobs whose declaration says `onePerKey` are enqueued one by one
 */
export async function enqueueAll<Data extends object, Context>(
  trx: Transaction<DB>,
  job: Job<Data, Context>,
  all: readonly { key: string; data: NoInfer<Data> }[],
): Promise<void> {
  if (job.onePerKey) throw new Error(`Jobs ${job.name} are enqueued one by one.`);
  if (all.length === 0) return;
  const db = fromKysely(trx);
  const jobs = all.map(({ key, data }) => ({ id: idOf(job.name, key), data }));
  await transactions.run(db, () => senderOf(job.schema).insert(job.name, jobs, { db }));
}

const idOf = (name: string, key: string): string => v5(`${name} ${key}`, namespace);

/**
 * A job of the key that waits is locked until the transaction ends, so that no worker runs it without what is written here; one
 * that was put off is put first in time.
 */
async function enqueueOne(
  sender: PgBoss,
  name: string,
  data: object,
  options: SendOptions & { singletonKey: string },
): Promise<void> {
  // None when another transaction wrote the job and a worker took it, both in between.
  while ((await sender.upsert(name, data, { ...options, startAfter: 0 })).jobs.length === 0);
}
