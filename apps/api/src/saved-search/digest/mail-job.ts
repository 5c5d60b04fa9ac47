import { Type } from 'typebox';
import { defineJob } from '../../job/define-job.ts';
import { mailRetry } from '../../notification/mail-retry.ts';
import { mailSearchDigest } from './mail-search-digest.ts';

export const mailSearchDigests = defineJob({
  name: 'saved-search.mail-digest',
  data: Type.Object({ digestID: Type.String() }),
  retry: mailRetry,
  timeout: 30,
  run: ({ digestID }, context) => mailSearchDigest(context, digestID),
});
