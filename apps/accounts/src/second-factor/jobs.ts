import { defineJob } from '../job/define-job.ts';
import { hashStoredCodes } from './hash-stored-codes.ts';

export const secondFactorJobs = [
  defineJob({
    name: 'second-factor.hash-stored-codes',
    cron: '*/10 * * * *',
    async run(_, context) {
      await hashStoredCodes(context, { logged: context.undecryptable });
    },
  }),
];
