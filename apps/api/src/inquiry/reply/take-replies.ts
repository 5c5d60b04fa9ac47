import type { JobContext } from '../../job/job-context.ts';
import type { ListedMail, Mailbox } from '../../mail/mailbox/mailbox.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { asSystem } from '../../write/write.ts';
import { takeReply } from './take-reply.ts';

/** Mails of one look. */
const atOnce = 50;
const megabyte = 1024 * 1024;
/** Of a larger mail no more than the headers are read, to tell its sender. */
const largest = 10 * megabyte;
const headersOnly = 256 * 1024;
/** Milliseconds after which a mail that fails each time is put aside. */
const retriedFor = 24 * 3_600_000;
/** Milliseconds for which mails that nothing was done about are kept. */
const storedAside = 30 * 24 * 3_600_000;

type Taking = Pick<JobContext, 'db' | 'settings' | 'log' | 'openMailbox'>;

/**
 * Makes messages of the mails that wait in the mailbox. A mail is deleted once it is stored, so one that is met again after a crash is known by
 * its Message-ID. One that fails keeps the others from nothing. @throws what the mailbox answers, or the first failure
 */
export async function takeReplies(context: Taking, signal: AbortSignal): Promise<void> {
  const { openMailbox, db } = context;
  if (!openMailbox) return;
  const mailbox = await openMailbox();
  try {
    const mails = await mailbox.list(atOnce);
    if (mails.length === 0) return;
    const taking = { ...context, system: asSystem({ db, reference: await loadReference(db) }) };
    let failure: { error: unknown } | undefined;
    for (const mail of mails) {
      if (signal.aborted) break;
      await takeOne(taking, mailbox, mail).catch((error: unknown) => {
        failure ??= { error };
      });
    }
    if (failure) throw failure.error;
  } finally {
    await mailbox.close();
  }
}

async function takeOne(
  context: Taking & Parameters<typeof takeReply>[0],
  mailbox: Mailbox,
  { id, bytes, arrivedAt }: ListedMail,
): Promise<void> {
  const isWhole = bytes <= largest;
  const source = await mailbox.read(id, isWhole ? largest : headersOnly);
  if (!source) return;
  try {
    if (await takeReply(context, { source, isWhole })) return await mailbox.discard(id);
  } catch (error) {
    if (Date.now() - arrivedAt.getTime() < retriedFor) throw error;
    context.log.error({ err: error, bytes }, 'A mail in answer failed for a day');
  }
  context.log.warn({ bytes }, 'A mail that answers nothing was put aside');
  await mailbox.putAside(id);
}

/** Deletes mails that were put aside a while ago: what people write is not kept without a use. */
export async function forgetMailsAside({ openMailbox }: Pick<JobContext, 'openMailbox'>): Promise<void> {
  if (!openMailbox) return;
  const mailbox = await openMailbox();
  try {
    await mailbox.forgetAside(new Date(Date.now() - storedAside));
  } finally {
    await mailbox.close();
  }
}
