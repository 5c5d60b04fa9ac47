import { type Static, Type } from 'typebox';
import { accountLimits } from './account-limits.ts';
import { BusinessCard } from './business.ts';
import { OfferedOwnership } from './business-transfer.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { ofBusiness } from './of-business.ts';
import { emailAddress } from './pattern.ts';
import { BusinessRole } from './person.ts';

const Moment = Type.String({ description: 'ISO 8601, UTC' });
const PersonName = Type.Object({ firstName: Type.String(), lastName: Type.String() });

/** What one is invited as; owners come by transfer. */
const InvitedRole = Type.Enum(['admin', 'member']);

/** An invitation nobody has answered, as the administrators of its business see it. */
export const BusinessInvitation = Type.Object({
  invitationID: Uuid,
  email: Type.String(),
  role: InvitedRole,
  invitedBy: Type.Object({ userID: Uuid, ...PersonName.properties }),
  createdAt: Moment,
  expiresAt: Moment,
  isExpired: Type.Boolean(),
});
export type BusinessInvitation = Static<typeof BusinessInvitation>;

const ofInvitation = { access: 'signed-in', limit: 'write', noun: 'business' } as const;
const Invitation = Type.Object({ businessID: Uuid, invitationID: Uuid });
const InvitationID = Type.Object({ invitationID: Uuid });

/** Whom it is for need not have an account; neither the answer nor its time tells whether they do. */
export const inviteMember = defineCall({
  ...ofBusiness,
  name: 'inviteMember',
  method: 'POST',
  path: 'business/profile/{businessID}/invitations',
  limit: 'write',
  isIdempotent: true,
  summary:
    'Invites the owner of an e-mail address to a business, by mail: administrators invite members, owners administrators, ' +
    'too. An open invitation of the same address is renewed',
  body: Type.Object({
    email: Type.String({ minLength: 3, maxLength: accountLimits.email, pattern: emailAddress }),
    role: InvitedRole,
  }),
  data: InvitationID,
  errors: ['Forbidden', 'Conflict', 'TooManyRequests'],
});

export const resendInvitation = defineCall({
  ...ofInvitation,
  name: 'resendInvitation',
  method: 'POST',
  path: 'business/profile/{businessID}/invitations/{invitationID}/resend',
  summary: 'Mails a new link, which can be used for another 14 days; the former one ends',
  params: Invitation,
  data: InvitationID,
  errors: ['Forbidden', 'NotFound', 'TooManyRequests'],
});

export const revokeInvitation = defineCall({
  ...ofInvitation,
  name: 'revokeInvitation',
  method: 'DELETE',
  path: 'business/profile/{businessID}/invitations/{invitationID}',
  summary: 'Ends an invitation: its link leads nowhere from now on',
  params: Invitation,
  data: InvitationID,
  errors: ['Forbidden', 'NotFound'],
});

const byToken = {
  noun: 'business',
  params: Type.Object({
    token: Type.String({ pattern: '^[\\w-]{20,100}$', description: 'As the link in the mail has it' }),
  }),
} as const;
const Joined = Type.Object({ businessID: Uuid, role: BusinessRole });

export const getInvitation = defineCall({
  ...byToken,
  name: 'getInvitation',
  method: 'GET',
  path: 'invitations/{token}',
  access: 'anyone',
  limit: 'read',
  summary: 'What one is invited to, for whoever has the link',
  data: Type.Object({
    businessID: Uuid,
    companyName: Type.String(),
    role: InvitedRole,
    invitedBy: PersonName,
    expiresAt: Moment,
    isExpired: Type.Boolean(),
  }),
  errors: ['NotFound'],
});

/** The link alone is not enough: whoever accepts has confirmed the address it was mailed to. */
export const acceptInvitation = defineCall({
  ...byToken,
  name: 'acceptInvitation',
  method: 'POST',
  path: 'invitations/{token}/accept',
  access: 'signed-in',
  limit: 'write',
  summary: "Joins a business by the link of an invitation to an address of one's own",
  data: Joined,
  errors: ['Forbidden', 'NotFound', 'Conflict', 'Unavailable'],
});

/** Nobody needs an account to say no. */
export const declineInvitation = defineCall({
  ...byToken,
  name: 'declineInvitation',
  method: 'POST',
  path: 'invitations/{token}/decline',
  access: 'anyone',
  limit: 'write',
  summary: 'Declines an invitation by its link, which ends',
  data: InvitationID,
  errors: ['NotFound'],
});

/** An invitation to one's own confirmed address. */
export const MyInvitation = Type.Object({
  invitationID: Uuid,
  business: BusinessCard,
  role: InvitedRole,
  invitedBy: PersonName,
  expiresAt: Moment,
});
export type MyInvitation = Static<typeof MyInvitation>;

export const listMyInvitations = defineCall({
  name: 'listMyInvitations',
  method: 'GET',
  path: 'business/profile/my-invitations',
  access: 'signed-in',
  limit: 'read',
  noun: 'business',
  summary: "Invitations to one's own confirmed address, and businesses whose ownership one is offered",
  data: Type.Object({
    invitations: Type.Array(MyInvitation),
    transfers: Type.Array(OfferedOwnership),
  }),
});

const ofMine = { ...ofInvitation, params: InvitationID } as const;

export const acceptMyInvitation = defineCall({
  ...ofMine,
  name: 'acceptMyInvitation',
  method: 'POST',
  path: 'business/profile/my-invitations/{invitationID}/accept',
  summary: "Joins a business by an invitation to one's own confirmed address",
  data: Joined,
  errors: ['NotFound', 'Conflict'],
});

export const declineMyInvitation = defineCall({
  ...ofMine,
  name: 'declineMyInvitation',
  method: 'POST',
  path: 'business/profile/my-invitations/{invitationID}/decline',
  summary: "Declines an invitation to one's own confirmed address",
  data: InvitationID,
  errors: ['NotFound'],
});
