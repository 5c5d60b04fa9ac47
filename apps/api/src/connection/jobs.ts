import { defineJob } from '../job/define-job.ts';
import { deleteOldConnections } from './delete-old-connections.ts';

export const connectionJobs = [
  defineJob({
    name: 'connection.delete-old',
    cron: '17 4 * * *',
    run: (_, { db }) => deleteOldConnections({ db }),
  }),
];
