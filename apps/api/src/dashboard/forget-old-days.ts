import { dashboardLimits } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** So long a year can be compared with the one before, to its last day. */
const months = 25;
/** Words may be asked again so long before those that were asked rarely are forgotten. */
const daysOfRareWords = 30;

/** Forgets what is older than 25 months, rare words after 30 days, and ids of batches after one. */
export async function forgetOldDays(db: Database): Promise<void> {
  const tooOld = sql`day < current_date - make_interval(months => ${months})`;
  await sql`DELETE FROM dashboard_days WHERE ${tooOld}`.execute(db);
  await sql`DELETE FROM dashboard_product_days WHERE ${tooOld}`.execute(db);
  await sql`DELETE FROM dashboard_words WHERE ${tooOld}`.execute(db);
  await sql`
    DELETE FROM dashboard_words AS rare WHERE day < current_date - ${daysOfRareWords}::integer AND (
      SELECT sum(times) FROM dashboard_words AS all_days
      WHERE all_days.business_id = rare.business_id AND all_days.words = rare.words
    ) < ${dashboardLimits.leastAsked}
  `.execute(db);
  await sql`DELETE FROM dashboard_batches WHERE added_at < now() - interval '1 day'`.execute(db);
}
