import { recordRoleEvent as recordRoleEventCall } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { recordRoleEvent } from './record-role-event.ts';

/** Roles are the api's, and what happens to them belongs in the person's security log, which is here. */
export const securityLogRoutes: Route[] = [
  route(recordRoleEventCall, async ({ context }, { params: { eventID }, body }) => {
    await recordRoleEvent(context, eventID, body);
    return { eventID };
  }),
];
