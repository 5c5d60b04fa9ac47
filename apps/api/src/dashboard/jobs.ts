import { defineJob } from '../job/define-job.ts';
import type { JobContext } from '../job/job-context.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { forgetOldDays } from './forget-old-days.ts';
import { addDays, dayOfMoment } from './period.ts';
import { rollUpFrom } from './roll-up.ts';

/** Answers come late, and likes are taken back: so many days are written anew each night. */
const daysAtNight = 60;

async function rollUp({ db }: JobContext, days: number): Promise<void> {
  const context = asSystem({ db, reference: await loadReference(db) });
  await write(context, undefined, (trx) => rollUpFrom(trx, addDays(dayOfMoment(new Date()), -days)));
}

/** Today, and yesterday where midnight was just now. */
const rollUpToday = defineJob({
  name: 'dashboard.roll-up-today',
  cron: '*/10 * * * *',
  timeout: 300,
  run: (_, context) => rollUp(context, 1),
});

export const rollUpLastDays = defineJob({
  name: 'dashboard.roll-up-last-days',
  cron: '20 2 * * *',
  timeout: 900,
  run: (_, context) => rollUp(context, daysAtNight),
});

const forgetOldDashboards = defineJob({
  name: 'dashboard.forget-old',
  cron: '50 2 * * *',
  timeout: 900,
  async run(_, { db }) {
    const context = asSystem({ db, reference: await loadReference(db) });
    await write(context, undefined, forgetOldDays);
  },
});

export const dashboardJobs = [rollUpToday, rollUpLastDays, forgetOldDashboards];
