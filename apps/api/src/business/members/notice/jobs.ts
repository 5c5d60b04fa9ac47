import { defineJob } from '../../../job/define-job.ts';
import { mailNotice } from './mail-notice.ts';
import { Notice } from './notice.ts';

export const mailNotices = defineJob({
  name: 'business.mail-notice',
  data: Notice,
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 30,
  run: (notice, context) => mailNotice(context, notice),
});
