import type { Language } from '@kontor/contract';
import type { JobContext } from '../job/job-context.ts';
import { handOverMail } from '../mail/hand-over-mail.ts';
import { nameInMail } from '../mail/name-in-mail.ts';
import { findPeopleByIDs } from '../person/find-people-by-ids.ts';
import { choicesOf } from './choices-of.ts';
import { kinds } from './kinds.ts';
import { findUnread, markMailed } from './queries.ts';
import { replyAddress } from './reply-address.ts';
import { unsubscribeAddress } from './unsubscribe-address.ts';

/**
 * Has somebody told of a notification by mail, unless they have read it by now, in the language of their account. People without a known
 * address, as invented ones, are told nothing. @throws what the account service answers that does not take it
 */
export async function mailNotification(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  id: string,
): Promise<void> {
  const { db, settings } = context;
  const row = await findUnread(db, id);
  if (!row || row.mailed_at) return;
  const declared = kinds.get(row.kind);
  // It may have been ended since.
  if ((await choicesOf(db, row.person_id))[row.kind]?.mail === 'none') return;
  const [reader] = await findPeopleByIDs({ db }, [row.person_id]);
  if (!declared || !reader?.email) return;
  const { from, to, subject, subjectType } = row.data;
  const path = declared.pathOf({
    subjectID: row.subject_id,
    subjectType,
    businessID: row.business_id ?? undefined,
  });
  const replyTo = declared.isAnsweredByMail
    ? replyAddress(settings, { id, mail_token: row.mail_token })
    : undefined;
  const dataIn = (words: Language) => ({
    name: nameInMail(reader.name),
    from: nameInMail(from),
    to: nameInMail(to),
    subject: nameInMail(declared.subjectIn?.(subject, words) ?? subject),
    link: `${settings.PORTAL_ORIGIN}${path}`,
    ...(replyTo === undefined ? {} : { answered: nameInMail(from) }),
  });
  const { email, language } = reader;
  const unsubscribe = unsubscribeAddress(settings.PORTAL_ORIGIN, row.mail_token);
  const mail = declared.mail.inEachLanguage(
    { email, language, unsubscribe, ...(replyTo === undefined ? {} : { replyTo }) },
    dataIn,
  );
  await handOverMail(context, row.mail_token, mail);
  await markMailed(db, [id]);
}
