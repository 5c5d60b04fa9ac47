import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '@kontor/database';
import { enqueueAll } from '@kontor/jobs';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { mailNotifications } from './notification/jobs.ts';
import { startAccountService } from './test/account-service.ts';
import { useKilledServices } from './test/killed-services.ts';
import { sharedApi } from './test/shared-api.ts';

/*
 * The worker is killed with -9 over and over while it does a long line of jobs: each has its effect once, whatever was under way. The jobs
 * are those that mail notifications; their effect is a mail, which the account service knows by its id.
 */
const jobs = 50_000;
const people = 500;
/** Milliseconds a worker works, counted from when it says that it does. */
const killEvery = 5_000;
/** Milliseconds; how long no more than one job at a time can be missed after a kill (ten seconds without a sign of life, looked for every two). */
const timeout = 120_000;
const atOnce = 5_000;

const api = await sharedApi();

/** How often each mail was handed over, by its id. */
const handedOver = new Map<string, number>();
const desk = await startAccountService(async ({ url = '' }) => {
  const mailID = url.split('/').at(-1) ?? '';
  handedOver.set(mailID, (handedOver.get(mailID) ?? 0) + 1);
  return { status: 200, body: { success: true, data: { mailID } } };
});
afterAll(() => desk.close());

const { restart } = useKilledServices(api, desk.url);

/** People who are told of many things, all to be mailed at once. @returns the ids of the mails there have to be */
async function tellOfMany(): Promise<string[]> {
  await sql`
    INSERT INTO people (id, username, first_name, last_name, email)
    SELECT gen_random_uuid(), 'told.' || n, 'Tom', 'Told', 'told' || n || '@jobs.example' FROM generate_series(1, ${people}::int) AS n
  `.execute(api.db);
  const { rows } = await sql<{ id: string; mail_token: string }>`
    INSERT INTO notifications (person_id, kind, subject_id, data, is_on_page, mail)
    SELECT id, 'message-received', gen_random_uuid(), '{"from": "Ada Example", "to": "Tom Told", "subject": "Full price list"}', true, 'at-once'
    FROM people, generate_series(1, ${jobs / people}::int) WHERE username LIKE 'told.%'
    RETURNING id::text, mail_token
  `.execute(api.db);
  for (let begin = 0; begin < rows.length; begin += atOnce) {
    const some = rows.slice(begin, begin + atOnce).map(({ id: notificationID }) => ({
      key: notificationID,
      data: { notificationID },
    }));
    await inTransaction(api.db, (trx) => enqueueAll(trx, mailNotifications, some));
  }
  return rows.map(({ mail_token }) => mail_token);
}

async function countJobs(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT state::text, count(*)::int AS count FROM jobs.job WHERE name = ${mailNotifications.name} GROUP BY state
  `.execute(api.db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test('killed every few seconds, the worker does each of many jobs with one effect', async () => {
  const expected = await tellOfMany();
  const begun = performance.now();
  let kills = 0;
  let longest = 0;
  while (handedOver.size < jobs) {
    await pause(killEvery);
    const before = handedOver.size;
    await restart('worker');
    kills += 1;
    const killed = performance.now();
    await vi.waitUntil(() => handedOver.size > before || handedOver.size === jobs, { timeout, interval: 10 });
    longest = Math.max(longest, performance.now() - killed);
    if (kills % 10 === 0) console.log(`${kills} kills, ${handedOver.size} of ${jobs} mails`);
  }
  const seconds = (performance.now() - begun) / 1_000;
  // The last ones are left by a killed worker, perhaps, and taken when they are missed.
  await expect.poll(countJobs, { timeout, interval: 200 }).toEqual({ completed: jobs });

  expect(new Set(handedOver.keys())).toEqual(new Set(expected));
  const { rows } = await sql<{ mailed: number }>`
      SELECT count(*)::int AS mailed FROM notifications WHERE mail_token = ANY (${expected}::uuid[]) AND mailed_at IS NOT NULL
    `.execute(api.db);
  expect(rows).toEqual([{ mailed: jobs }]);
  const again = [...handedOver.values()].filter((times) => times > 1).length;
  expect(again, 'no more are handed over again, under their id, than were under way').toBeLessThanOrEqual(
    kills,
  );
  console.log(
    `${jobs} jobs in ${Math.round(seconds)} s under ${kills} kills, ${Math.round(jobs / seconds)} a second in all; ` +
      `${again} handed over again; after a kill the next was done within ${(longest / 1_000).toFixed(1)} s`,
  );
}, 3_600_000);
