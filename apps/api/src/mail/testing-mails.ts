import { createClient, type WrittenMail } from '@kontor/contract';
import type { RunnableJob } from '@kontor/jobs';
import { doNext } from '@kontor/jobs/testing';
import type { Config } from '@kontor/server';
import { afterAll } from 'vitest';
import type { JobContext } from '../job/job-context.ts';
import { startAccountService } from '../test/account-service.ts';
import type { TestApi } from '../test/api.ts';
import { internalToken } from '../test/internal-token.ts';
import { preparingOf } from '../upload/testing-preparing.ts';

/** An account service that takes mails, and a worker that does these jobs, which hand them over. */
export async function handedMailsOf(
  api: TestApi,
  jobs: readonly RunnableJob<JobContext>[],
  wished: Partial<Config> = {},
) {
  const taken = new Map<string, WrittenMail>();
  let losesAnswers = false;
  const service = await startAccountService(async ({ url = '' }, body) => {
    const mailID = url.split('/').at(-1) ?? '';
    // The same id again is the same mail.
    if (!taken.has(mailID)) taken.set(mailID, JSON.parse(body));
    if (losesAnswers) return { status: 503, body: { success: false, name: 'Unavailable', message: 'Lost' } };
    return { status: 200, body: { success: true, data: { mailID } } };
  });
  const preparing = preparingOf(api);
  const settings = {
    ...preparing.settings,
    INTERNAL_TOKEN: internalToken,
    PORTAL_ORIGIN: 'https://portal.example',
    ...wished,
  };
  const context = { ...preparing, settings, accounts: createClient({ baseUrl: service.url }) };
  afterAll(async () => {
    preparing.decoder.close();
    await service.close();
  });

  return {
    /** What its worker works on. */
    context,
    /** The next mails are taken, and the answers that say so are lost. */
    loseAnswers(lost: boolean): void {
      losesAnswers = lost;
    },
    /** Does what waits, those that failed before, too. @returns the mails since the last time */
    async mailAll(): Promise<WrittenMail[]> {
      const before = new Set(taken.keys());
      for (const job of jobs) {
        const next = () => doNext<JobContext>({ pool: api.pool, job, context, ignoreDelay: true });
        while (await next().catch(() => false));
      }
      return [...taken].flatMap(([id, mail]) => (before.has(id) ? [] : mail));
    },
  };
}
