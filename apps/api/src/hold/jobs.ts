import { defineJob } from '../job/define-job.ts';
import { forgetTexts } from './forget-texts.ts';
import { publishDue } from './publish-due.ts';

export const holdJobs = [
  defineJob({ name: 'hold.publish-due', cron: '*/5 * * * *', run: (_, context) => publishDue(context) }),
  defineJob({ name: 'hold.forget-texts', cron: '41 * * * *', run: (_, context) => forgetTexts(context) }),
];
