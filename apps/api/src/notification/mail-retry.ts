import type { RunnableJob } from '@kontor/jobs';

/** While the account service takes no mails: some two days. */
export const mailRetry: RunnableJob<never>['retry'] = { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 };
