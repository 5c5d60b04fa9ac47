import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { ofBusiness } from './of-business.ts';
import { PersonCard } from './person.ts';

/** Somebody with a confirmed address at a business's own site asks to join it. */
export const JoinRequest = Type.Object({
  requestID: Uuid,
  person: PersonCard,
  email: Type.String({ description: 'Confirmed, at the site of the business' }),
  createdAt: Type.String({ description: 'ISO 8601, UTC' }),
});
export type JoinRequest = Static<typeof JoinRequest>;

const RequestID = Type.Object({ requestID: Uuid });

/** What pages ask before they offer to ask. */
export const getJoinState = defineCall({
  ...ofBusiness,
  name: 'getJoinState',
  method: 'GET',
  path: 'business/profile/{businessID}/join-requests/mine',
  limit: 'read',
  summary: "Whether one may ask to join a business, by one's own confirmed address",
  data: Type.Object({
    state: Type.Enum(['mayAsk', 'asked', 'declined', 'member', 'notAtItsSite', 'unclaimed']),
  }),
  errors: ['NotFound'],
});

export const askToJoin = defineCall({
  ...ofBusiness,
  name: 'askToJoin',
  method: 'POST',
  path: 'business/profile/{businessID}/join-requests',
  limit: 'write',
  isIdempotent: true,
  summary:
    'Asks to join a business at whose own site one has a confirmed address; asking twice is asking once',
  data: RequestID,
  errors: ['Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

export const withdrawJoinRequest = defineCall({
  ...ofBusiness,
  name: 'withdrawJoinRequest',
  method: 'DELETE',
  path: 'business/profile/{businessID}/join-requests/mine',
  limit: 'write',
  summary: 'Takes back that one asked to join a business; one may ask again',
  data: RequestID,
  errors: ['NotFound'],
});

/** A request of one's own that waits for an answer. */
export const MyJoinRequest = Type.Object({
  requestID: Uuid,
  business: BusinessCard,
  createdAt: Type.String({ description: 'ISO 8601, UTC' }),
});
export type MyJoinRequest = Static<typeof MyJoinRequest>;

export const listMyJoinRequests = defineCall({
  name: 'listMyJoinRequests',
  access: 'signed-in',
  noun: 'business',
  method: 'GET',
  path: 'business/profile/my-join-requests',
  limit: 'read',
  summary: 'Businesses one asked to join that have not answered, the latest first',
  data: Type.Array(MyJoinRequest),
});

const ofRequest = {
  ...ofBusiness,
  limit: 'write',
  params: Type.Object({ businessID: Uuid, requestID: Uuid }),
  data: RequestID,
} as const;

export const acceptJoinRequest = defineCall({
  ...ofRequest,
  name: 'acceptJoinRequest',
  method: 'POST',
  path: 'business/profile/{businessID}/join-requests/{requestID}/accept',
  summary: 'Takes who asked to join into the business, as a member',
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const declineJoinRequest = defineCall({
  ...ofRequest,
  name: 'declineJoinRequest',
  method: 'POST',
  path: 'business/profile/{businessID}/join-requests/{requestID}/decline',
  summary: 'Declines who asked to join; they may ask again after 30 days',
  errors: ['Forbidden', 'NotFound'],
});
