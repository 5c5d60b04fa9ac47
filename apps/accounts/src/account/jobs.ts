import { defineJob } from '../job/define-job.ts';
import { deleteExpiredChanges } from './delete-expired-changes.ts';
import { deleteDueAccounts, deleteUnconfirmedAccounts } from './deletion-queries.ts';

/** Days after which an address that was never confirmed is free again. */
const unconfirmedDays = 7;

export const accountJobs = [
  defineJob({
    name: 'account.delete-due',
    cron: '*/10 * * * *',
    async run(_, { db }) {
      await deleteDueAccounts(db);
      await deleteUnconfirmedAccounts(db, unconfirmedDays);
    },
  }),
  defineJob({
    name: 'account.forget-expired-changes',
    cron: '*/10 * * * *',
    run: (_, { db }) => deleteExpiredChanges(db),
  }),
];
