import type { RoleEvent } from '@kontor/contract';
import type { Context } from '../context.ts';
import { logEvent } from './log-event.ts';
import { insertEvent, isUser } from './queries.ts';

/**
 * Adds what another service did to somebody's roles to their security log, once for each id. People without an account,
 * such as those who were deleted meanwhile, have no log: nothing is written.
 */
export async function recordRoleEvent(
  { db, log }: Pick<Context, 'db' | 'log'>,
  sourceID: string,
  { userID, kind, role, businessID }: RoleEvent,
): Promise<void> {
  if (!(await isUser(db, userID))) return;
  const details = { role, ...(businessID === undefined ? {} : { businessID }) };
  const origin = { address: undefined, userAgent: undefined, sourceID };
  const isNew = await insertEvent(db, { userID, kind, details }, origin);
  if (isNew) logEvent({ log }, { event: kind, userID, address: undefined, role });
}
