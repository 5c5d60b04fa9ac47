import { Type } from 'typebox';
import { AsBusiness, Author } from './author.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { listPage } from './list-page.ts';
import { uuid } from './pattern.ts';

const noun = 'reaction';

/** What can be liked. */
export const reactionResources = ['business', 'product', 'user', 'post', 'comment'] as const;
export type ReactionResource = (typeof reactionResources)[number];

const ofResource = Type.Object({ resourceID: Uuid });
const ofType = Type.Object({ resourceType: Type.Enum([...reactionResources]) });
const ReactionType = Type.Literal('like');

/** Checklist 263. */
export const getReactionSummary = defineCall({
  name: 'getReactionSummary',
  method: 'GET',
  path: 'social/reaction/summary/{resourceID}',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'How many reactions a resource has; zero for a resource nobody reacted to',
  params: ofResource,
  data: Type.Object({ reactionCount: Type.Object({ like: Type.Integer() }) }),
});

/** Checklist 292. */
export const checkReaction = defineCall({
  name: 'checkReaction',
  method: 'GET',
  path: 'social/reaction/check/{resourceID}',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'With what somebody, or a business of theirs, reacted to a resource; nothing where they did not',
  params: ofResource,
  query: Type.Object(AsBusiness),
  data: Type.Object({ reactionType: Type.Optional(ReactionType) }),
  errors: ['Forbidden'],
});

/** As many as a page shows. */
const askedAtOnce = 50;

export const listMyLikes = defineCall({
  name: 'listMyLikes',
  method: 'GET',
  path: 'social/reaction/mine',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'Which of some resources somebody, or a business of theirs, likes',
  query: Type.Object({
    resourceIDs: Type.String({
      pattern: `^${uuid}(,${uuid}){0,${askedAtOnce - 1}}$`,
      description: `Ids with commas between them, at most ${askedAtOnce}`,
    }),
    ...AsBusiness,
  }),
  data: Type.Object({ resourceIDs: Type.Array(Uuid) }),
  errors: ['Forbidden'],
});

const Reacted = Type.Object({
  reactionType: Type.Optional(ReactionType),
  reactionCount: Type.Object({ like: Type.Integer({ description: 'Of everybody, with this one' }) }),
});

/** Checklist 293. */
export const react = defineCall({
  name: 'react',
  method: 'POST',
  path: 'social/reaction/react/{resourceType}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Likes a resource; again it is the same like',
  params: ofType,
  body: Type.Object({ resourceID: Uuid, ...AsBusiness, reactionType: ReactionType }),
  data: Reacted,
  errors: ['Forbidden', 'NotFound'],
});

/** Checklist 294. */
export const takeReactionBack = defineCall({
  name: 'takeReactionBack',
  method: 'DELETE',
  path: 'social/reaction/react/{resourceType}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Takes a like back; one that is not there is taken back already',
  params: ofType,
  body: Type.Object({ resourceID: Uuid, ...AsBusiness }),
  data: Reacted,
  errors: ['Forbidden'],
});

/** Rows of a page of those who like something, at once at the utmost. */
const pageOfLikes = 50;

export const listLikes = defineCall({
  name: 'listLikes',
  method: 'GET',
  path: 'social/reaction/likes/{resourceID}',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'Who likes a resource, the last first',
  params: ofResource,
  query: Type.Object(listPage(pageOfLikes, 20)),
  data: Type.Object({
    likes: Type.Array(Type.Object({ author: Author, at: Type.String({ description: 'ISO 8601, UTC' }) })),
    next: Type.Optional(Type.String()),
  }),
  errors: ['BadRequest'],
});
