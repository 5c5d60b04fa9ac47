import type { RoleEvent } from '@kontor/contract';
import type { Context } from '../context.ts';
import { logEvent } from './log-event.ts';
import { storeRoleEvent } from './store-role-event.ts';

/** Adds what another service did to somebody's roles to their security log, once for each id, and to the service's log. */
export async function recordRoleEvent(
  { db, log }: Pick<Context, 'db' | 'log'>,
  sourceID: string,
  event: RoleEvent,
): Promise<void> {
  const { userID, kind, role } = event;
  if ((await storeRoleEvent({ db }, sourceID, event)) === 'stored')
    logEvent({ log }, { event: kind, userID, address: undefined, role });
}
