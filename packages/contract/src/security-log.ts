import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';

/** A role somebody was given or lost. */
export const RoleEvent = Type.Object({
  userID: Uuid,
  kind: Type.Enum(['role-granted', 'role-revoked']),
  /** A role of the operator, or the role in a business. */
  role: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
  businessID: Type.Optional(Uuid),
});
export type RoleEvent = Static<typeof RoleEvent>;

/** Of the account service, which stores everybody's security log. Saying the same twice is no error. */
export const recordRoleEvent = defineCall({
  name: 'recordRoleEvent',
  method: 'PUT',
  path: 'internal/security-event/{eventID}',
  access: 'services',
  noun: 'security-log',
  summary: 'Adds a change of roles to the security log of the person, once for each id',
  params: Type.Object({ eventID: Uuid }),
  body: RoleEvent,
  data: Type.Object({ eventID: Uuid }),
});
