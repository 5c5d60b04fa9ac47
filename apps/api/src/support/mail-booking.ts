import { addressById } from '@kontor/contract';
import { v5 } from 'uuid';
import type { JobContext } from '../job/job-context.ts';
import { handOverMail } from '../mail/hand-over-mail.ts';
import { findPeopleByIDs } from '../person/find-people-by-ids.ts';
import { bookingFile } from './booking-file.ts';
import texts from './calendar-texts.json' with { type: 'json' };
import type { MailKind } from './mail-kinds.ts';
import { supportBookedMail, supportCancelledMail, supportEndedMail, supportReminderMail } from './mails.ts';
import { type BookingRow, findBooking, findCompanyName, findManagerIDs } from './queries.ts';
import { readSupportHours } from './support-hours.ts';

/** Ids of these mails are made under it, so that the same news is the same mail however often its job runs. */
const namespace = '5a3c2e51-6d0c-4d0e-b7b8-0a7f2d0c9e44';

/** Longest name of a company in a mail, in characters. */
const maxName = 70;

/**
 * Tells people of a booking, each in their language and in the time zone it was booked in, with the team's beside it; nothing where it
 * is no longer so. @throws what the account service answers that does not take a mail
 */
export async function mailBooking(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  { bookingID, kind }: { bookingID: string; kind: MailKind },
): Promise<void> {
  const { db, settings } = context;
  const row = await findBooking(db, bookingID);
  const isAboutEnd = kind === 'cancelled' || kind === 'ended';
  if (!row || (row.cancelled_at !== null) !== isAboutEnd) return;
  const companyName = await findCompanyName(db, row.business_id);
  const company = companyName.length > maxName ? `${companyName.slice(0, maxName - 1)}…` : companyName;
  const { timeZone } = readSupportHours(settings);
  const link = `${settings.PORTAL_ORIGIN}${addressById('business', row.business_id)}/support`;
  for (const { id, name, email, language } of await findPeopleByIDs(context, await readersOf(row, kind))) {
    if (email === undefined) continue;
    const { topics } = texts[language];
    const when = (zone: string) =>
      new Intl.DateTimeFormat(language, { ...format, timeZone: zone }).format(row.starts_at);
    const data = {
      name,
      company,
      when: when(row.time_zone),
      teamWhen: when(timeZone),
      minutes: String(row.minutes),
      topic: topics[row.topic as keyof typeof topics],
      link,
    };
    const reader = { email, language };
    const file = bookingFile(row, { language, portalOrigin: settings.PORTAL_ORIGIN });
    const write = () => {
      switch (kind) {
        case 'booked':
          return supportBookedMail.inWords(reader, data);
        case 'reminder':
          return supportReminderMail.inWords(reader, data);
        case 'ended':
          return supportEndedMail.inWords(reader, data);
        case 'cancelled':
          return supportCancelledMail.inWords(reader, { ...data, reason: row.cancel_reason ?? '' });
      }
    };
    const mail = { ...write(), calendar: { name: file.name, content: file.content } };
    await handOverMail(context, v5([bookingID, kind, id].join(' '), namespace), mail);
  }

  /** What is new for whoever booked it; what others caused for all who manage the business. */
  async function readersOf({ booked_by: bookedBy, business_id }: BookingRow, told: MailKind) {
    if (told === 'booked') return bookedBy ? [bookedBy] : [];
    const managers = await findManagerIDs(db, business_id);
    return told === 'reminder' && bookedBy && managers.includes(bookedBy) ? [bookedBy] : managers;
  }
}

const format = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
