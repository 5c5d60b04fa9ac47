import { membershipDay, membershipLimits } from '@kontor/contract';
import { defineJob } from '../job/define-job.ts';
import type { JobContext } from '../job/job-context.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem } from '../write/write.ts';
import { askProvider } from './ask-provider.ts';
import { compareLastDays } from './compare-payments.ts';
import { lapseTransfers } from './lapse-transfers.ts';
import { noticeJobs } from './notice/jobs.ts';
import { findRefundsDue, findUnanswered } from './queries.ts';
import { refundOrder } from './refund-order.ts';
import { renewMemberships } from './renew-memberships.ts';
import { readTaxRules } from './tax-rules.ts';
import { turnDay } from './turn-day.ts';

/** Seconds after which the provider is asked what became of a payment. */
const askAfter = 30;
const atOnce = 50;

const systemOf = async ({ db }: JobContext) => asSystem({ db, reference: await loadReference(db) });

export const membershipJobs = [
  ...noticeJobs,
  defineJob({
    name: 'membership.ask-provider',
    cron: '* * * * *',
    async run(_, context) {
      const system = await systemOf(context);
      for (const { id } of await findUnanswered(context.db, askAfter, atOnce))
        await askProvider(system, context, id);
    },
  }),
  defineJob({
    name: 'membership.refund-due',
    cron: '* * * * *',
    async run(_, context) {
      const system = await systemOf(context);
      for (const { id, refund_asked_by } of await findRefundsDue(context.db, atOnce))
        await refundOrder(system, context, id, refund_asked_by ?? undefined);
    },
  }),
  defineJob({
    name: 'membership.compare-provider',
    cron: '17 4 * * *',
    timeout: 3_600,
    async run(_, context) {
      await compareLastDays({ ...context, system: await systemOf(context) }, new Date());
    },
  }),
  defineJob({
    name: 'membership.turn-day',
    // Soon after midnight; the others are for what was missed then.
    cron: '2 * * * *',
    async run(_, context) {
      const system = await systemOf(context);
      const today = membershipDay(new Date());
      const taxRules = readTaxRules(context.settings.TAX_RULES);
      await renewMemberships({ system, payments: context.payments, seller: context.seller, taxRules }, today);
      await turnDay(system, today);
      await lapseTransfers(system, context.seller, membershipLimits.transferDays);
    },
  }),
];
