import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { ofBusiness } from './of-business.ts';

const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** An owner offered a member to become the owner in their place, and waits for an answer. */
export const OwnershipTransfer = Type.Object({
  ownerID: Uuid,
  heirID: Uuid,
  createdAt: Moment,
  expiresAt: Moment,
});
export type OwnershipTransfer = Static<typeof OwnershipTransfer>;

/** The same as the one it is offered to sees it among their businesses. */
export const OfferedOwnership = Type.Object({
  business: BusinessCard,
  owner: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
  expiresAt: Moment,
});
export type OfferedOwnership = Static<typeof OfferedOwnership>;

const ofTransfer = {
  ...ofBusiness,
  limit: 'write',
  data: Type.Object({ businessID: Uuid }),
} as const;

export const offerOwnership = defineCall({
  ...ofTransfer,
  name: 'offerOwnership',
  method: 'POST',
  path: 'business/profile/{businessID}/transfer',
  isIdempotent: true,
  summary: "Offers a member the ownership in one's own place, for 14 days; nothing changes until they accept",
  body: Type.Object({ userID: Uuid }),
  errors: ['BadRequest', 'Forbidden', 'Conflict'],
});

export const cancelTransfer = defineCall({
  ...ofTransfer,
  name: 'cancelTransfer',
  method: 'DELETE',
  path: 'business/profile/{businessID}/transfer',
  summary: 'Calls off the offer of ownership, by an owner; without one that waits nothing changes',
  errors: ['Forbidden', 'NotFound'],
});

export const acceptTransfer = defineCall({
  ...ofTransfer,
  name: 'acceptTransfer',
  method: 'POST',
  path: 'business/profile/{businessID}/transfer/accept',
  summary:
    'Becomes the owner in place of who offered it, who stays as an administrator; again it says the same and changes nothing',
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const declineTransfer = defineCall({
  ...ofTransfer,
  name: 'declineTransfer',
  method: 'POST',
  path: 'business/profile/{businessID}/transfer/decline',
  summary: 'Declines the ownership one was offered',
  errors: ['Forbidden', 'NotFound'],
});
