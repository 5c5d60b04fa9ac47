import type { Language } from '@kontor/contract';
import { Type } from 'typebox';
import { defineJob } from '../../job/define-job.ts';
import type { JobContext } from '../../job/job-context.ts';
import { handOverMail } from '../../mail/hand-over-mail.ts';
import { nameInMail } from '../../mail/name-in-mail.ts';
import { findAnsweredByID } from '../../notification/find-answered.ts';
import { mailRetry } from '../../notification/mail-retry.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';
import { subjectIn } from '../subject-in.ts';
import { replyRefusedMail, replyWithoutFilesMail } from './mails.ts';
import { findReply } from './queries.ts';
import { refusals } from './reply-outcome.ts';

/** Tells somebody, at their confirmed address alone, what became of their mail. @throws what the account service answers that does not take it */
async function tellReply(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  replyID: string,
): Promise<void> {
  const { db, settings } = context;
  const reply = await findReply(db, replyID);
  const answered = reply && (await findAnsweredByID(db, reply.notification_id));
  if (!answered) return;
  const [reader] = await findPeopleByIDs({ db }, [reply.person_id]);
  if (!reader?.email) return;
  const { email, language, name } = reader;
  const dataIn = (words: Language) => ({
    name: nameInMail(name),
    subject: nameInMail(subjectIn(answered.subject, words)),
    link: `${settings.PORTAL_ORIGIN}${answered.path}`,
  });
  const reason = refusals.find((each) => each === reply.outcome);
  const mail = reason
    ? replyRefusedMail.inEachLanguage({ email, language }, (words) => ({ ...dataIn(words), reason }))
    : replyWithoutFilesMail.inEachLanguage({ email, language }, dataIn);
  await handOverMail(context, replyID, mail);
}

export const tellReplies = defineJob({
  name: 'inquiry.tell-reply',
  data: Type.Object({ replyID: Type.String() }),
  retry: mailRetry,
  timeout: 30,
  run: ({ replyID }, context) => tellReply(context, replyID),
});
