import { type MailTime, type NotificationKind, notificationKinds } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { choicesOf } from './choices-of.ts';
import { usualOf } from './kinds.ts';
import type { MailLink } from './mail-link.ts';
import { endMails, findByMailToken, hasEnded, resumeEnded } from './notification-link-queries.ts';

/** Of a mail of a kind, or of the one that sums up a day; undefined for a link that is in none, or in one of a kind that is no more. */
export async function findNotificationLink(db: ReadDatabase, token: string): Promise<MailLink | undefined> {
  const mailed = await findByMailToken(db, token);
  if (!mailed) return undefined;
  const { person_id: personID, kind } = mailed;
  if (kind === null) return linkOf({ personID, token }, 'digest');
  const known = notificationKinds.find((each) => each === kind);
  return known && linkOf({ personID, token }, known);
}

function linkOf(of: { personID: string; token: string }, mails: NotificationKind | 'digest'): MailLink {
  // All of a kind, or what a summary would tell.
  const kinds: readonly NotificationKind[] = mails === 'digest' ? notificationKinds : [mails];
  const ended: readonly MailTime[] = mails === 'digest' ? ['daily'] : ['at-once', 'daily'];
  return {
    async present(db) {
      const choices = await choicesOf(db, of.personID);
      return {
        mails,
        isEnded: !kinds.some((kind) => ended.includes(choices[kind].mail)),
        isUndoable: await hasEnded(db, of),
      };
    },
    end: (trx) => endMails(trx, { ...of, usual: kinds.map((kind) => ({ kind, ...usualOf(kind) })), ended }),
    resume: (trx) => resumeEnded(trx, of),
  };
}
