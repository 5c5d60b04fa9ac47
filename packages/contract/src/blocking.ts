import { type Static, Type } from 'typebox';
import { AsBusiness, Author } from './author.ts';
import { blockingLimits as limits } from './blocking-limits.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { followedResources } from './follow.ts';
import { listPage } from './list-page.ts';
import { uuid } from './pattern.ts';

// What people want to see no more: a post, or all of a person or a business. Nobody is told of it.

const noun = 'blocking';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const ofPost = Type.Object({ postID: Uuid });
const ofID = Type.Object({ id: Uuid });
const resourceType = Type.Enum([...followedResources]);
const change = { access: 'signed-in', limit: 'write', noun } as const;
const list = {
  access: 'signed-in',
  limit: 'read',
  noun,
  query: Type.Object(listPage(limits.page, 20)),
} as const;

export const hidePost = defineCall({
  ...change,
  name: 'hidePost',
  method: 'PUT',
  path: 'social/posts/{postID}/hidden',
  summary: 'Shows a post no more in one’s newsfeed and on timelines; again it changes nothing',
  params: ofPost,
  data: Type.Object({ postID: Uuid, isHidden: Type.Boolean() }),
  errors: ['NotFound'],
});

export const unhidePost = defineCall({
  ...change,
  name: 'unhidePost',
  method: 'DELETE',
  path: 'social/posts/{postID}/hidden',
  summary: 'Shows a post again; what is not hidden stays as it is',
  params: ofPost,
  data: Type.Object({ postID: Uuid, isHidden: Type.Boolean() }),
});

const HiddenPost = Type.Object({
  postID: Uuid,
  content: Type.String({ description: 'Its beginning' }),
  author: Type.Optional(Author),
  since: Moment,
});
export type HiddenPost = Static<typeof HiddenPost>;

export const listHiddenPosts = defineCall({
  ...list,
  name: 'listHiddenPosts',
  method: 'GET',
  path: 'social/hidden-posts',
  summary: 'The posts one hid, the last first',
  data: Type.Object({ hidden: Type.Array(HiddenPost), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest'],
});

export const mute = defineCall({
  ...change,
  name: 'mute',
  method: 'PUT',
  path: 'social/mutes/{id}',
  summary:
    'Shows the posts and comments of a person or a business no more to oneself; they are not told. Again it changes nothing',
  params: ofID,
  body: Type.Object({ resourceType }),
  data: Type.Object({ id: Uuid, isMuted: Type.Boolean() }),
  errors: ['BadRequest', 'NotFound'],
});

export const unmute = defineCall({
  ...change,
  name: 'unmute',
  method: 'DELETE',
  path: 'social/mutes/{id}',
  summary: 'Shows them again; who is not muted stays as they are',
  params: ofID,
  data: Type.Object({ id: Uuid, isMuted: Type.Boolean() }),
});

const MutedParty = Type.Object({ author: Author, since: Moment });
export type MutedParty = Static<typeof MutedParty>;

export const listMuted = defineCall({
  ...list,
  name: 'listMuted',
  method: 'GET',
  path: 'social/mutes',
  summary: 'Whom one muted, the last first',
  data: Type.Object({ muted: Type.Array(MutedParty), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest'],
});

export const block = defineCall({
  ...change,
  name: 'block',
  method: 'PUT',
  path: 'social/blocks/{id}',
  summary:
    'Keeps a person or a business apart from oneself, or from a business one administers: neither reads the other, writes to it or is connected with it. Of whom is blocked there is one list, listBlockedParties; unblockParty takes it back',
  params: ofID,
  body: Type.Object({ resourceType, ...AsBusiness }),
  data: Type.Object({ id: Uuid, isBlocked: Type.Boolean() }),
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
});

export const getBlocking = defineCall({
  name: 'getBlocking',
  method: 'GET',
  path: 'social/blocking/{id}',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'Whether one muted or blocked a person or a business',
  params: ofID,
  data: Type.Object({ isMuted: Type.Boolean(), isBlocked: Type.Boolean() }),
});

export const listBlockedAmong = defineCall({
  name: 'listBlockedAmong',
  method: 'GET',
  path: 'social/blocked-among',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary:
    'Which of these one is kept apart from by a block of either side, for lists that are made for everybody',
  query: Type.Object({
    ids: Type.String({
      pattern: `^${uuid}(,${uuid}){0,${limits.askedAtOnce - 1}}$`,
      description: `Ids with commas between them, at most ${limits.askedAtOnce}`,
    }),
  }),
  data: Type.Object({ ids: Type.Array(Uuid) }),
});
