import { membershipDay } from '@kontor/contract';
import { type DB, inTransaction } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../../job/define-job.ts';
import type { JobContext } from '../../job/job-context.ts';
import { notify } from '../../notification/notify.ts';
import { membershipOn } from '../membership-on.ts';
import { findBusiness, findPaidOrders } from '../queries.ts';
import { mailNotice } from './mail-notice.ts';
import { membershipDueKind, subjectOf } from './notification-kinds.ts';
import { findOwnerIDs, insertDueNotices, insertNotice, type Notice } from './queries.ts';

const atOnce = 500;

export const mailNotices = defineJob({
  name: 'membership.mail-notice',
  data: Type.Object({
    businessID: Type.String(),
    kind: Type.Enum(['ends-in-60', 'ends-in-30', 'ends-in-7', 'renews', 'renewal-failed', 'ended']),
    endsOn: Type.String(),
  }),
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 60,
  run: (notice, context) => mailNotice(context, notice),
});

/** The owners find it on their page, and have a mail of it. */
async function tell(trx: Transaction<DB>, notice: Notice): Promise<void> {
  const { businessID, endsOn } = notice;
  await enqueue(trx, mailNotices, notice, { key: Object.values(notice).join(' ') });
  const [business, orders, personIDs] = await Promise.all([
    findBusiness(trx, businessID),
    findPaidOrders(trx, businessID),
    findOwnerIDs(trx, businessID),
  ]);
  const ending = membershipOn(orders, endsOn);
  if (!business || !ending) return;
  await notify(trx, membershipDueKind, {
    personIDs,
    subjectID: businessID,
    businessID,
    data: { from: '', to: business.company_name as string, subject: subjectOf(notice, ending.planID) },
  });
}

/** Tells the owners one thing, once. */
export async function tellOwners(trx: Transaction<DB>, notice: Notice): Promise<void> {
  if (await insertNotice(trx, notice)) await tell(trx, notice);
}

/** Notes what is due on a day, with the jobs that mail it, in one transaction. */
export async function noteNotices({ db }: Pick<JobContext, 'db'>, today: string): Promise<void> {
  let due: number;
  do {
    due = await inTransaction(db, async (trx) => {
      const notices = await insertDueNotices(trx, today, atOnce);
      for (const notice of notices) await tell(trx, notice);
      return notices.length;
    });
  } while (due === atOnce);
}

/** Each morning. */
export const noticeJobs = [
  mailNotices,
  defineJob({
    name: 'membership.note-notices',
    cron: '20 6 * * *',
    run: (_, context) => noteNotices(context, membershipDay(new Date())),
  }),
];
