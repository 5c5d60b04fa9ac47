import { deleteDueAccounts, deleteUnconfirmedAccounts } from '../account/deletion-queries.ts';
import type { Context } from '../context.ts';
import { openMailServer } from '../mail/mail-server.ts';
import { sendMails } from '../mail/send-mails.ts';
import { answerPasswordRequests } from '../password/answer-password-requests.ts';
import { tellApi } from '../person/tell-api.ts';
import { hashStoredCodes } from '../second-factor/hash-stored-codes.ts';
import { recordFailedLogins } from '../security-log/record-failed-logins.ts';
import { forgetOld } from './forget-old.ts';
import { type Repeated, repeat } from './repeat.ts';

const second = 1_000;
const minute = 60 * second;
/** Days after which an address that was never confirmed is free again. */
const unconfirmedDays = 7;

/** Starts what the account service does by itself; each may run in several processes at once. */
export function startJobs(context: Context): Repeated {
  const { db, keys, log, settings } = context;
  const server = settings.SMTP_URL ? openMailServer(settings.SMTP_URL) : undefined;
  const logged = new Set<string>();
  const jobs = [
    repeat(log, 'people', { every: second, work: () => tellApi(context) }),
    repeat(log, 'failed logins', { every: second, work: () => recordFailedLogins(context) }),
    repeat(log, 'recovery codes', { every: 10 * minute, work: () => hashStoredCodes(context, { logged }) }),
    repeat(log, 'passwords', { every: second / 4, work: () => answerPasswordRequests(context) }),
    repeat(log, 'keys', { every: minute, work: () => keys.refresh() }),
    repeat(log, 'deletion', {
      every: 10 * minute,
      work: async () => {
        await deleteDueAccounts(db);
        await deleteUnconfirmedAccounts(db, unconfirmedDays);
        await forgetOld(db);
      },
    }),
    ...(server ? [repeat(log, 'mail', { every: second, work: () => sendMails(context, server.send) })] : []),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      server?.close();
    },
  };
}
