import type { JobContext } from '../job/job-context.ts';
import { findTimeZonesOf } from './time-zone-queries.ts';
import { zoneOfPortal } from './zone-of-portal.ts';

/** Where people are, by their ids: as they said, else where most of the portal's country are. */
export async function timeZonesOf(
  { db, settings }: Pick<JobContext, 'db'> & { settings: Pick<JobContext['settings'], 'PORTAL_COUNTRY'> },
  personIDs: readonly string[],
): Promise<Map<string, string>> {
  const chosen = await findTimeZonesOf(db, personIDs);
  return new Map(personIDs.map((id) => [id, chosen.get(id) ?? zoneOfPortal(settings)]));
}
