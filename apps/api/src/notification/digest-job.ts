import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { mailDigest } from './mail-digest.ts';
import { mailRetry } from './mail-retry.ts';

export const mailDigests = defineJob({
  name: 'notification.mail-digest',
  data: Type.Object({ personID: Type.String(), day: Type.String() }),
  retry: mailRetry,
  timeout: 30,
  run: ({ personID, day }, context) => mailDigest(context, personID, day),
});
