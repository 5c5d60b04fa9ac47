import { teamLimits } from '@kontor/contract';
import { sql } from 'kysely';

/** What of the sides `own` is somebody's, nobody's, or has waited too long (`inquiry_sides_assigned`, `_unassigned`, `_owed_by_…`). */
export const teamFilters = (readerID: string) => ({
  mine: sql`own.assigned_to = ${readerID}`,
  unassigned: sql`own.assigned_to IS NULL AND NOT own.is_closed`,
  overdue: sql`own.owes_answer AND own.waiting_since < now() - make_interval(hours => ${teamLimits.overdueHours})`,
});
