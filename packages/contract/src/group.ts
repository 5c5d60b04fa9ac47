import { type Static, Type } from 'typebox';
import { ShownPerson } from './author.ts';
import { defineCall } from './call.ts';
import { Fair } from './fair.ts';
import { CountryCode, CountryName, IndustryName, StateName, Uuid } from './field.ts';
import { groupAccesses, groupRoles, groupLimits as limits } from './group-limits.ts';
import { listPage } from './list-page.ts';

export * from './group-limits.ts';

const noun = 'group';
const Moment = Type.String({ description: 'ISO 8601, UTC' });

const Access = Type.Enum([...groupAccesses], {
  description:
    'Whoever wants to is in, moderators let in who asks, or moderators invite and nobody else knows of it',
});
const Role = Type.Enum([...groupRoles], {
  description: 'A moderator lets people in, takes posts out and pins them; there is one owner',
});

/** What a group is about. */
export const GroupSubject = Type.Union([
  Type.Object({ kind: Type.Literal('industry'), industry: IndustryName }),
  Type.Object({ kind: Type.Literal('region'), country: CountryName, state: Type.Optional(StateName) }),
  Type.Object({ kind: Type.Literal('fair'), fair: Fair }),
]);
export type GroupSubject = Static<typeof GroupSubject>;

const about = {
  groupID: Uuid,
  name: Type.String(),
  description: Type.String(),
  access: Access,
  subject: GroupSubject,
  members: Type.Integer({ description: 'How many there are' }),
  isDemo: Type.Optional(Type.Boolean({ description: 'Invented, to show the product with' })),
};

/** What whoever asks is to a group. */
const mine = {
  role: Type.Optional(Role),
  state: Type.Optional(
    Type.Enum(['asked', 'invited', 'declined'], {
      description: 'Of who is no member: asked to be let in, was invited, or may not ask for 30 days',
    }),
  ),
};

/** A group as lists show it. */
export const GroupCard = Type.Object({ ...about, mine: Type.Optional(Type.Object(mine)) });
export type GroupCard = Static<typeof GroupCard>;

export const Group = Type.Object({
  ...about,
  rules: Type.Array(Type.String()),
  createdAt: Moment,
  mine: Type.Optional(
    Type.Object(
      {
        ...mine,
        request: Type.Optional(Type.String({ description: 'Why one asks, in one’s own words' })),
        at: Type.Optional(Type.Intersect([Moment], { description: 'When one asked or was invited' })),
        againFrom: Type.Optional(Type.Intersect([Moment], { description: 'From when one may ask again' })),
        waiting: Type.Optional(
          Type.Integer({ description: 'Requests that wait for an answer; of moderators' }),
        ),
        known: Type.Object({
          count: Type.Integer({ description: 'How many members one is connected with' }),
          named: Type.Array(ShownPerson, { maxItems: limits.named }),
        }),
      },
      { description: 'Of whoever asks; absent for visitors' },
    ),
  ),
});
export type Group = Static<typeof Group>;

const Description = Type.String({ minLength: 1, maxLength: limits.description });
const Rules = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: limits.rule }), { maxItems: limits.rules }),
);
const NewSubject = Type.Union([
  Type.Object({ kind: Type.Literal('industry'), industryID: Type.String({ pattern: '^[0-9]{4}$' }) }),
  Type.Object({
    kind: Type.Literal('region'),
    country: CountryCode,
    state: Type.Optional(Type.String({ maxLength: 10, description: 'ISO 3166-2' })),
  }),
  Type.Object({ kind: Type.Literal('fair'), fair: Fair }),
]);
export type NewGroupSubject = Static<typeof NewSubject>;

const written = {
  name: Type.String({ minLength: limits.name.min, maxLength: limits.name.max }),
  description: Description,
  rules: Rules,
  subject: NewSubject,
  access: Access,
};

const ofGroup = Type.Object({ groupID: Uuid });
const ofPerson = Type.Object({ userID: Uuid });
const reading = { method: 'GET', limit: 'read', noun } as const;
const writing = { access: 'signed-in', limit: 'write', noun } as const;

export const createGroup = defineCall({
  ...writing,
  name: 'createGroup',
  method: 'POST',
  path: 'group/create',
  isIdempotent: true,
  summary: 'Creates a group, of which one is the owner',
  body: Type.Object(written),
  data: Group,
  errors: ['BadRequest', 'Conflict'],
});
export type NewGroup = Static<(typeof createGroup)['body']>;

export const editGroup = defineCall({
  ...writing,
  name: 'editGroup',
  method: 'PUT',
  path: 'group/edit/{groupID}',
  summary: 'Says anew what a group is about; it may become more closed and never more open',
  params: ofGroup,
  body: Type.Object(written),
  data: Group,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export const removeGroup = defineCall({
  ...writing,
  name: 'removeGroup',
  method: 'DELETE',
  path: 'group/remove/{groupID}',
  summary: 'Removes a group with all that stands in it, for good',
  params: ofGroup,
  data: Type.Object({ groupID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const getGroup = defineCall({
  ...reading,
  name: 'getGroup',
  path: 'group/load/{groupID}',
  access: 'anyone',
  summary: 'A group; a private one only for its members and whom they invited',
  params: ofGroup,
  data: Group,
  errors: ['NotFound'],
});

export const listGroups = defineCall({
  ...reading,
  name: 'listGroups',
  path: 'group/list',
  access: 'anyone',
  summary: 'Groups that are not private, the last created first',
  query: Type.Object({
    search: Type.Optional(
      Type.String({
        maxLength: limits.search,
        description: 'All of these words, of its name, its description or its fair',
      }),
    ),
    kind: Type.Optional(Type.Enum(['industry', 'region', 'fair'])),
    industry: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
    country: Type.Optional(CountryCode),
    ...listPage(limits.page, 20),
  }),
  data: Type.Object({ groups: Type.Array(GroupCard), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest'],
});

export const listMyGroups = defineCall({
  ...reading,
  name: 'listMyGroups',
  path: 'group/mine',
  access: 'signed-in',
  summary: 'Groups one is in, was invited to, or asks to be let into',
  data: Type.Object({
    groups: Type.Array(
      Type.Object({
        ...GroupCard.properties,
        waiting: Type.Optional(
          Type.Integer({ description: 'Requests that wait for an answer; of moderators' }),
        ),
      }),
    ),
  }),
});

export const joinGroup = defineCall({
  ...writing,
  name: 'joinGroup',
  method: 'POST',
  path: 'group/join/{groupID}',
  summary:
    'Joins an open group, or one that one was invited to; asks to be let into another; again it words the request anew',
  params: ofGroup,
  body: Type.Object({
    request: Type.Optional(Type.String({ maxLength: limits.request, description: 'Why one asks' })),
  }),
  data: Group,
  errors: ['NotFound', 'Conflict'],
});

export const withdrawGroupRequest = defineCall({
  ...writing,
  name: 'withdrawGroupRequest',
  method: 'DELETE',
  path: 'group/join/{groupID}',
  summary: 'Takes a request to be let in back',
  params: ofGroup,
  data: Group,
  errors: ['NotFound'],
});

export const leaveGroup = defineCall({
  ...writing,
  name: 'leaveGroup',
  method: 'POST',
  path: 'group/leave/{groupID}',
  summary: 'Leaves a group; its owner hands it over before',
  params: ofGroup,
  data: Type.Object({ groupID: Uuid }),
  errors: ['NotFound', 'Conflict'],
});

const Waiting = Type.Object({
  person: ShownPerson,
  at: Moment,
  request: Type.Optional(Type.String()),
});
export type WaitingForGroup = Static<typeof Waiting>;

export const listGroupRequests = defineCall({
  ...reading,
  name: 'listGroupRequests',
  path: 'group/requests/{groupID}',
  access: 'signed-in',
  summary: 'Who asks to be let into a group, the last first; for its moderators',
  params: ofGroup,
  query: Type.Object(listPage(limits.page, 20)),
  data: Type.Object({ requests: Type.Array(Waiting), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
});

export const acceptGroupRequest = defineCall({
  ...writing,
  name: 'acceptGroupRequest',
  method: 'POST',
  path: 'group/requests/{groupID}/accept',
  summary: 'Lets somebody in who asks; again it changes nothing',
  params: ofGroup,
  body: ofPerson,
  data: Type.Object({ userID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const declineGroupRequest = defineCall({
  ...writing,
  name: 'declineGroupRequest',
  method: 'POST',
  path: 'group/requests/{groupID}/decline',
  summary: 'Declines a request; whoever asked may ask again after 30 days',
  params: ofGroup,
  body: ofPerson,
  data: Type.Object({ userID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const inviteToGroup = defineCall({
  ...writing,
  name: 'inviteToGroup',
  method: 'POST',
  path: 'group/invitations/{groupID}',
  summary: 'Invites a person; whoever asks already is let in',
  params: ofGroup,
  body: ofPerson,
  data: Type.Object({ userID: Uuid }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const listGroupInvitations = defineCall({
  ...reading,
  name: 'listGroupInvitations',
  path: 'group/invitations/{groupID}',
  access: 'signed-in',
  summary: 'Who was invited and is not in yet, the last first; for moderators',
  params: ofGroup,
  query: Type.Object(listPage(limits.page, 20)),
  data: Type.Object({ invitations: Type.Array(Waiting), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
});

export const withdrawGroupInvitation = defineCall({
  ...writing,
  name: 'withdrawGroupInvitation',
  method: 'DELETE',
  path: 'group/invitations/{groupID}',
  summary: 'Takes an invitation back',
  params: ofGroup,
  body: ofPerson,
  data: Type.Object({ userID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const declineGroupInvitation = defineCall({
  ...writing,
  name: 'declineGroupInvitation',
  method: 'POST',
  path: 'group/invitations/{groupID}/decline',
  summary: 'Declines an invitation; whoever invited is not told',
  params: ofGroup,
  data: Type.Object({ groupID: Uuid }),
  errors: ['NotFound'],
});

const Member = Type.Object({
  person: ShownPerson,
  role: Role,
  joinedAt: Moment,
  isConnected: Type.Boolean({ description: 'With whoever asks' }),
});
export type GroupMember = Static<typeof Member>;

export const listGroupMembers = defineCall({
  ...reading,
  name: 'listGroupMembers',
  path: 'group/members/{groupID}',
  access: 'signed-in',
  summary:
    'Who is in a group, for its members, and of an open one for whoever is signed in: who runs it on the first page, then the last who joined',
  params: ofGroup,
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: limits.search, description: 'A part of the name' })),
    ...listPage(limits.page, 20),
  }),
  data: Type.Object({ members: Type.Array(Member), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
});

export const changeGroupRole = defineCall({
  ...writing,
  name: 'changeGroupRole',
  method: 'PUT',
  path: 'group/members/{groupID}',
  summary: 'Gives a member another role; whoever hands the group over becomes a moderator',
  params: ofGroup,
  body: Type.Object({ userID: Uuid, role: Role }),
  data: Type.Object({ userID: Uuid, role: Role }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const removeGroupMember = defineCall({
  ...writing,
  name: 'removeGroupMember',
  method: 'DELETE',
  path: 'group/members/{groupID}',
  summary: 'Takes a member out, who may ask again after 30 days; moderators are taken out by the owner',
  params: ofGroup,
  body: ofPerson,
  data: Type.Object({ userID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});
