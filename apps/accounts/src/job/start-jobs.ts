import { runJobs } from '@kontor/jobs';
import { fail } from '@kontor/server';
import type { Context } from '../context.ts';
import { jobs, jobsWithoutMails } from '../jobs.ts';
import { openMailServer } from '../mail/mail-server.ts';
import { type Repeated, repeat } from './repeat.ts';

const minute = 60_000;

/** Starts what the account service does by itself; several processes may. Without a mail server mails wait. */
export function startJobs(context: Context, databaseUrl: string): Repeated {
  const { keys, log, settings } = context;
  const server = settings.SMTP_URL ? openMailServer(settings.SMTP_URL) : undefined;
  // Each process has its own keys in memory.
  const refreshing = repeat(log, 'keys', { every: minute, work: () => keys.refresh() });
  const send = server?.send ?? (() => Promise.reject(new Error('There is no mail server.')));
  const stopJobs = runJobs(
    {
      databaseUrl,
      schema: 'accounts_jobs',
      log,
      jobs: server ? jobs : jobsWithoutMails,
      context: { ...context, send, undecryptable: new Set() },
    },
    fail,
  );
  return {
    async stop() {
      await Promise.all([stopJobs(), refreshing.stop()]);
      server?.close();
    },
  };
}
