import { enqueueAll } from '@kontor/jobs';
import type { JobContext } from '../job/job-context.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { mailDigests } from './digest-job.ts';
import { findTimeZones, beginDigests as insertDigests } from './digest-queries.ts';
import { localDay } from './local-day.ts';
import { zoneOfPortal } from './zone-of-portal.ts';

const atOnce = 1_000;

/** Has a digest mailed to everybody for whom it is 07:00 by now and there is something to say: once for a day, late if need be. */
export async function beginDigests(
  { db, settings }: Pick<JobContext, 'db'> & { settings: Pick<JobContext['settings'], 'PORTAL_COUNTRY'> },
  now: Date,
): Promise<void> {
  const fallback = zoneOfPortal(settings);
  const zones = [...new Set([fallback, ...(await findTimeZones(db))])];
  const days = zones.flatMap((zone) => localDay(zone, now) ?? []);
  const context = asSystem({ db, reference: await loadReference(db) });
  const begin = () =>
    write(context, undefined, async (trx) => {
      const begun = await insertDigests(trx, { days, fallback, atOnce });
      const jobs = begun.map(({ person_id: personID, day }) => ({
        key: `${personID} ${day}`,
        data: { personID, day },
      }));
      await enqueueAll(trx, mailDigests, jobs);
      return begun.length;
    });
  while ((await begin()) > 0);
}
