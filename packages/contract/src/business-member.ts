import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { BusinessInvitation } from './business-invitation.ts';
import { JoinRequest } from './business-join-request.ts';
import { OwnershipTransfer } from './business-transfer.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { ofBusiness } from './of-business.ts';
import { BusinessRole, PersonCard } from './person.ts';

export * from './business-invitation.ts';
export * from './business-join-request.ts';
export * from './business-transfer.ts';

/** Somebody of a business, as its other members see them. */
export const BusinessMember = Type.Object({
  ...PersonCard.properties,
  role: BusinessRole,
  since: Type.String({ description: 'ISO 8601, UTC' }),
});
export type BusinessMember = Static<typeof BusinessMember>;

export const BusinessMembers = Type.Object({
  business: BusinessCard,
  accessLevel: Type.Intersect([BusinessRole], { description: 'Of whoever asks' }),
  members: Type.Array(BusinessMember, { description: 'Owners first, then administrators, then members' }),
  transfer: Type.Optional(
    Type.Intersect([OwnershipTransfer], { description: 'For both sides of it, and for administrators' }),
  ),
  invitations: Type.Optional(
    Type.Array(BusinessInvitation, { description: 'For administrators and owners alone' }),
  ),
  joinRequests: Type.Optional(
    Type.Array(JoinRequest, { description: 'For administrators and owners alone' }),
  ),
});
export type BusinessMembers = Static<typeof BusinessMembers>;

/** A role that is given; owners come by transfer. */
const GivenRole = Type.Enum(['admin', 'member']);

const ofMember = {
  ...ofBusiness,
  path: 'business/profile/{businessID}/members/{userID}',
  params: Type.Object({ businessID: Uuid, userID: Uuid }),
  data: Type.Object({ userID: Uuid }),
} as const;

export const listMembers = defineCall({
  ...ofBusiness,
  name: 'listMembers',
  method: 'GET',
  path: 'business/profile/{businessID}/members',
  limit: 'read',
  summary: 'The people of a business with their roles, for its members; what waits, for its administrators',
  data: BusinessMembers,
  errors: ['Forbidden'],
});

export const changeMemberRole = defineCall({
  ...ofMember,
  name: 'changeMemberRole',
  method: 'PUT',
  limit: 'write',
  summary: 'Gives a member another role, by an owner; an owner may step down while there is another one',
  body: Type.Object({ role: GivenRole }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const removeMember = defineCall({
  ...ofMember,
  name: 'removeMember',
  method: 'DELETE',
  limit: 'write',
  summary:
    'Removes somebody from a business: owners remove administrators and members, administrators remove members, and ' +
    'whoever names themselves leaves',
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});
