import { globSync, readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobs, jobsWithoutMails } from '../jobs.ts';
import { aUser, sharedAccounts } from '../testing.ts';

const accounts = await sharedAccounts();

interface Forgotten {
  job: string;
  table: string;
  /** The column by which rows are old, and when they are. */
  by: string;
  age?: string;
  /** What a row of somebody has beside it. */
  row: (userID: string) => Record<string, RawBuilder<unknown>>;
}

const bytes = sql`uuid_send(gen_random_uuid())`;
const text = sql`gen_random_uuid()::text`;
const forgotten: Forgotten[] = [
  {
    job: 'session.forget-old',
    table: 'logins',
    by: 'expires_at',
    row: (id) => ({ user_id: sql`${id}`, token: text }),
  },
  {
    job: 'link.forget-expired',
    table: 'links',
    by: 'expires_at',
    row: (id) => ({ user_id: sql`${id}`, token_hash: bytes, purpose: sql`'new-password'` }),
  },
  {
    job: 'account.forget-expired-changes',
    table: 'email_changes',
    by: 'expires_at',
    row: (id) => ({ user_id: sql`${id}`, new_email: text }),
  },
  {
    job: 'sign-in.forget-old-attempts',
    table: 'attempts',
    by: 'last_at',
    age: '2 days',
    row: () => ({ subject: bytes, failures: sql`1` }),
  },
  {
    job: 'sign-in.forget-old-attempts',
    table: 'verifications',
    by: 'expires_at',
    row: () => ({ identifier: text, value: text }),
  },
  {
    job: 'password.forget-old-requests',
    table: 'password_requests',
    by: 'created_at',
    age: '1 hour',
    row: () => ({ email: text, back: sql`'/'` }),
  },
  {
    job: 'mail.forget-old',
    table: 'mails',
    by: 'created_at',
    age: '30 days',
    row: () => ({ to_address: text, template: sql`'written'`, language: sql`'en'`, data: sql`'{}'` }),
  },
  {
    job: 'security-log.forget-old',
    table: 'security_events',
    by: 'at',
    age: '12 months',
    row: (id) => ({ user_id: sql`${id}`, kind: sql`'login'` }),
  },
];

/** Does a job as a worker does that was handed one without data. */
async function run(name: string): Promise<void> {
  const job = jobs.find((declared) => declared.name === name);
  const send = () => Promise.reject(new Error('No mail is sent here.'));
  const attempt = {
    jobID: '',
    number: 1,
    isLast: false,
    signal: AbortSignal.any([]),
    report: async () => {},
  };
  await job?.runWith({}, { ...accounts.context, send, undecryptable: new Set() }, attempt);
}

test.each(forgotten)('$job forgets rows of $table that are old, and no others', async (each) => {
  const { db } = accounts;
  const table = sql.table(`accounts.${each.table}`);
  async function insert(minutesLeft: number): Promise<string> {
    const row = each.row((await aUser(accounts)).id);
    const names = [each.by, ...Object.keys(row)].map((name) => sql.ref(name));
    const time = sql`now() - ${each.age ?? '0'}::interval + make_interval(mins => ${minutesLeft})`;
    const { rows } = await sql<{ row: string }>`
      INSERT INTO ${table} AS stored (${sql.join(names)}) VALUES (${sql.join([time, ...Object.values(row)])})
      RETURNING to_jsonb(stored)::text AS row`.execute(db);
    return rows[0]?.row ?? '';
  }
  const [old, young] = [await insert(-1), await insert(1)];
  await run(each.job);
  const { rows } = await sql<{
    row: string;
  }>`SELECT to_jsonb(stored)::text AS row FROM ${table} AS stored`.execute(db);
  const left = rows.map(({ row }) => row);
  expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
});

test('each noun forgets its own rows, every ten minutes, with and without a mail server', () => {
  const names = new Set(forgotten.map(({ job }) => job));
  const declared = jobsWithoutMails.filter(({ name }) => names.has(name));
  expect(declared.map(({ cron }) => cron)).toEqual(Array.from(names, () => '*/10 * * * *'));
  const folder = new URL('../', import.meta.url);
  const foreign = globSync('*/jobs.ts', { cwd: folder }).flatMap((file) => {
    const noun = file.split('/', 1)[0];
    const source = readFileSync(new URL(file, folder), 'utf8');
    return [...source.matchAll(/name: '([^'.]+)\.[^']+'/g)].filter(([, owner]) => owner !== noun);
  });
  expect(foreign).toEqual([]);
});
