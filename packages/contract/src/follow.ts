import { type Static, Type } from 'typebox';
import { Author } from './author.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { listPage } from './list-page.ts';

const noun = 'follow';

/** What can be followed. */
export const followedResources = ['business', 'user'] as const;
export type FollowedResource = (typeof followedResources)[number];

/** What of it a follower wants to see. */
const wanted = {
  posts: Type.Boolean(),
  products: Type.Boolean(),
  certificates: Type.Boolean(),
};
const Wanted = Type.Object(wanted);
export type Wanted = Static<typeof Wanted>;

const Follow = Type.Object({ followID: Uuid, ...wanted });
export type Follow = Static<typeof Follow>;

/** Checklist 195. */
const FollowSummary = Type.Object({
  followers: Type.Integer(),
  follow: Type.Optional(
    Type.Intersect([Follow], { description: 'That of whoever asks; absent while they do not follow' }),
  ),
});
export type FollowSummary = Static<typeof FollowSummary>;

const ofID = Type.Object({ id: Uuid });

/** Checklist 295. */
export const getFollowSummary = defineCall({
  name: 'getFollowSummary',
  method: 'GET',
  path: 'social/follow/{id}/summary',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'How many follow a business or a person, and whether whoever asks does',
  params: ofID,
  data: FollowSummary,
});

/** Checklist 295; of people it is additive. */
export const follow = defineCall({
  name: 'follow',
  method: 'POST',
  path: 'social/follow/{resourceType}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Follows a business or a person; again it changes nothing',
  params: Type.Object({ resourceType: Type.Enum([...followedResources]) }),
  body: Type.Object({ resourceID: Uuid }),
  data: FollowSummary,
  errors: ['BadRequest', 'NotFound'],
});

/** Checklist 295. */
export const unfollow = defineCall({
  name: 'unfollow',
  method: 'DELETE',
  path: 'social/follow/{id}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary:
    'Follows a business or a person no more, by their id or that of the follow; who did not follow them is told the same',
  params: ofID,
  data: FollowSummary,
});

export const chooseFollowed = defineCall({
  name: 'chooseFollowed',
  method: 'PUT',
  path: 'social/follow/{id}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Chooses what to see of a business or a person one follows',
  params: ofID,
  body: Wanted,
  data: FollowSummary,
  errors: ['NotFound'],
});

export const listFollowed = defineCall({
  name: 'listFollowed',
  method: 'GET',
  path: 'social/follow',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'Whom one follows, the last first',
  query: Type.Object(listPage(50, 20)),
  data: Type.Object({
    followed: Type.Array(
      Type.Object({
        author: Author,
        follow: Follow,
        at: Type.String({ description: 'ISO 8601, UTC' }),
      }),
    ),
    next: Type.Optional(Type.String()),
  }),
  errors: ['BadRequest'],
});
