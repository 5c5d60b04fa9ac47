import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findDigestDays } from './digest-queries.ts';
import { findSubscriptionsOf } from './push/queries.ts';
import { findAllNotifications, findChoices } from './queries.ts';
import { findTimeZone } from './time-zone-queries.ts';

/** What somebody was told, and how they want to be told, for their archive. */
export async function listNotificationsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['notifications']> {
  const [told, choices, timeZone, digests, browsers] = await Promise.all([
    findAllNotifications(db, personID),
    findChoices(db, personID),
    findTimeZone(db, personID),
    findDigestDays(db, personID),
    findSubscriptionsOf(db, personID),
  ]);
  return {
    told: told.map(({ kind, subject_id, data, updated_at }) => ({
      kind,
      subjectID: subject_id,
      from: data.from,
      subject: data.subject,
      at: updated_at.toISOString(),
    })),
    choices: choices.map(({ kind, on_page, mail, push }) => ({ kind, onPage: on_page, mail, push })),
    browsers: browsers.map(({ endpoint, created_at }) => ({
      pushService: new URL(endpoint).origin,
      since: created_at.toISOString(),
    })),
    timeZone,
    digests,
  };
}
