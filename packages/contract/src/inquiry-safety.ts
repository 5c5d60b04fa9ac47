import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { InquiryParty } from './inquiry.ts';
import { listPage } from './list-page.ts';
import { inquiryFolders, safetyLimits as limits } from './safety-limits.ts';

// First contacts of strangers, blocked parties and muted conversations.

const noun = 'inquiry';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const As = Type.Object({
  bid: Type.Optional(
    Type.Intersect([Uuid], { description: "One's own business, or one's own user id; oneself without it" }),
  ),
});
const ofConversation = {
  access: 'signed-in',
  limit: 'write',
  noun,
  params: Type.Object({ rid: Uuid }),
  query: As,
} as const;

export const moveInquiry = defineCall({
  ...ofConversation,
  name: 'moveInquiry',
  method: 'PUT',
  path: 'business/request/{rid}/folder',
  summary: 'Moves a conversation one received to another folder; answering moves it to the inbox',
  body: Type.Object({ folder: Type.Enum([...inquiryFolders]) }),
  data: Type.Object({ requestID: Uuid, folder: Type.Enum([...inquiryFolders]) }),
  errors: ['Forbidden', 'NotFound'],
});

export const muteInquiry = defineCall({
  ...ofConversation,
  name: 'muteInquiry',
  method: 'PUT',
  path: 'business/request/{rid}/mute',
  summary:
    'Ends notifications and mails about a conversation for oneself, or takes that back; it is counted as before',
  body: Type.Object({ isMuted: Type.Boolean() }),
  data: Type.Object({ requestID: Uuid, isMuted: Type.Boolean() }),
  errors: ['Forbidden', 'NotFound'],
});

export const blockParty = defineCall({
  ...ofConversation,
  name: 'blockParty',
  method: 'PUT',
  path: 'business/request/{rid}/block',
  summary:
    'Lets the other side of a conversation write no more, here and in any other; of a business its owners and administrators may',
  data: Type.Object({ requestID: Uuid, partyID: Uuid }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const unblockParty = defineCall({
  name: 'unblockParty',
  method: 'DELETE',
  path: 'business/request/blocked/{partyID}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Lets a business or a person write again; who is not blocked stays as they are',
  params: Type.Object({ partyID: Uuid }),
  query: As,
  data: Type.Object({ partyID: Uuid }),
  errors: ['Forbidden'],
});

const BlockedParty = Type.Object({ party: InquiryParty, since: Moment });
export type BlockedParty = Static<typeof BlockedParty>;

export const listBlockedParties = defineCall({
  name: 'listBlockedParties',
  method: 'GET',
  path: 'business/request/blocked',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'Whom a person or a business has blocked, page by page, the last first',
  query: Type.Object({
    ...As.properties,
    ...listPage(limits.pageOfBlocked, 25),
  }),
  data: Type.Object({ blocked: Type.Array(BlockedParty), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden'],
});
