import { inTransaction } from '@kontor/database';
import type { JobContext } from '../job/job-context.ts';
import { localDay } from '../notification/local-day.ts';
import { notify } from '../notification/notify.ts';
import { timeZonesOf } from '../notification/time-zones-of.ts';
import { findPeopleByIDs } from '../person/find-people-by-ids.ts';
import { loadReference } from '../reference/load-reference.ts';
import { localTime } from '../time-zone/local-time.ts';
import { findSubjects, nameOf } from './find-subjects.ts';
import { followUpDueKind } from './notification-kinds.ts';
import { type ComingRow, findComing, markTold } from './queries.ts';
import texts from './subject-texts.json' with { type: 'json' };

const atOnce = 500;

/**
 * Tells people of what they meant to come back to, once it is 07:00 of its day where they are. That it was told is stored with what
 * tells it, so whatever ends this in between leaves no one told twice or not at all.
 */
export async function remind(
  context: Pick<JobContext, 'db'> & { settings: Pick<JobContext['settings'], 'PORTAL_COUNTRY'> },
  now: Date,
): Promise<void> {
  const { db } = context;
  const reference = await loadReference(db);
  // Where a day begins first.
  const until = localTime('Pacific/Kiritimati', now).day;
  let after: ComingRow | undefined;
  do {
    const coming = await findComing(db, { until, after, atOnce });
    after = coming.length === atOnce ? coming.at(-1) : undefined;
    const zones = await timeZonesOf(context, [...new Set(coming.map(({ person_id }) => person_id))]);
    const isDue = ({ person_id, day }: ComingRow) => {
      const zone = zones.get(person_id);
      return zone !== undefined && day <= (localDay(zone, now)?.day ?? '');
    };
    const due = Map.groupBy(coming.filter(isDue), ({ person_id }) => person_id);
    const people = due.size > 0 ? await findPeopleByIDs({ db }, [...due.keys()]) : [];
    for (const { id: personID, language } of people) {
      const rows = due.get(personID) ?? [];
      const subjects = await findSubjects({ db, reference, language }, personID, rows);
      for (const row of rows) {
        const subject = subjects.get(row);
        const name = (subject && nameOf(subject)) || texts.unavailable[language];
        await tell(context, row, name);
      }
    }
  } while (after);
}

function tell({ db }: Pick<JobContext, 'db'>, row: ComingRow, name: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!(await markTold(trx, row))) return;
    await notify(trx, followUpDueKind, {
      personIDs: [row.person_id],
      subjectID: row.id,
      businessID: undefined,
      data: { from: '', to: name, subject: row.note ?? '' },
    });
  });
}
