import {
  type MailSubscription,
  type MailTime,
  type NotificationKind,
  notificationKinds,
} from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { found } from '../found.ts';
import { choicesOf } from './choices-of.ts';
import { findByMailToken, hasEnded } from './mail-link-queries.ts';

/** What the link in a mail is about. */
export interface MailLink {
  personID: string;
  token: string;
  mails: NotificationKind | 'digest';
}

/** Mails that come like this are what a link ends: all of a kind, or what a summary would tell. */
export const endedBy = ({ mails }: MailLink): MailTime[] =>
  mails === 'digest' ? ['daily'] : ['at-once', 'daily'];

export const kindsOf = ({ mails }: MailLink): readonly NotificationKind[] =>
  mails === 'digest' ? notificationKinds : [mails];

/** @throws NotFound for a link that is in no mail, or in one of a kind that is no more */
export async function findMailLink(db: ReadDatabase, token: string): Promise<MailLink> {
  const { person_id: personID, kind } = found(await findByMailToken(db, token), 'link');
  const mails =
    kind === null
      ? 'digest'
      : found(
          notificationKinds.find((known) => known === kind),
          'link',
        );
  return { personID, token, mails };
}

export async function presentMailLink(db: ReadDatabase, link: MailLink): Promise<MailSubscription> {
  const choices = await choicesOf(db, link.personID);
  const ended = endedBy(link);
  return {
    mails: link.mails,
    isEnded: !kindsOf(link).some((kind) => ended.includes(choices[kind].mail)),
    isUndoable: await hasEnded(db, link),
  };
}
