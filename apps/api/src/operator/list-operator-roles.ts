import type { Context } from '../context.ts';
import type { OperatorRole } from './operator-role.ts';
import { findRoles } from './queries.ts';

/** The operator's roles a person has, sorted by name. @returns `since` in ISO 8601 */
export async function listOperatorRoles(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<{ role: OperatorRole; since: string }[]> {
  const rows = await findRoles(db, personID);
  return rows.map(({ role, since }) => ({ role, since: new Date(since).toISOString() }));
}
