import { RoleEvent, recordRoleEvent } from '@kontor/contract';
import { Type } from 'typebox';
import { defineJob } from '../../job/define-job.ts';
import { deleteOldAnswers } from './delete-old-answers.ts';
import { mailInvitations } from './invitation/jobs.ts';
import { mailNotices } from './notice/jobs.ts';

/** Milliseconds the account service has for its answer. */
const timeout = 10_000;

/** The account service stores everybody's security log. */
export const recordRoles = defineJob({
  name: 'business.record-role',
  data: Type.Object({ eventID: Type.String(), ...RoleEvent.properties }),
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 30,
  async run({ eventID, ...body }, { accounts }) {
    const signal = AbortSignal.timeout(timeout);
    await accounts(recordRoleEvent, { params: { eventID }, body }, { signal });
  },
});

const deleteOld = defineJob({
  name: 'business.delete-old-invitations',
  cron: '53 3 * * *',
  run: (_, { db }) => deleteOldAnswers(db),
});

export const memberJobs = [recordRoles, mailInvitations, mailNotices, deleteOld];
