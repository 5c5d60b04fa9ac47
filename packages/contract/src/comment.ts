import { type Static, Type } from 'typebox';
import { AsBusiness, ShownBusiness, ShownPerson } from './author.ts';
import { defineCall } from './call.ts';
import { commentLimits as limits } from './comment-limits.ts';
import { Reactions, Uuid } from './field.ts';
import { Held } from './hold.ts';
import { listPage } from './list-page.ts';

const noun = 'comment';
const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** What comments stand below. A comment on a comment is a reply. */
export const commentedRoots = ['post', 'product'] as const;
export type CommentedRoot = (typeof commentedRoots)[number];
export const commentedResources = [...commentedRoots, 'comment'] as const;
export type CommentedResource = (typeof commentedResources)[number];

const shown = {
  commentID: Uuid,
  resourceType: Type.Enum([...commentedResources]),
  resourceID: Type.Intersect([Uuid], { description: 'What it is on; the comment it replies to' }),
  content: Type.String({ description: 'Empty of one that was removed' }),
  whoComment: Type.Optional(
    Type.Intersect([ShownPerson, Type.Object({ username: Type.String() })], {
      description: 'Absent of one that was removed',
    }),
  ),
  business: Type.Optional(
    Type.Intersect([ShownBusiness], { description: 'In whose name it was written: what is shown' }),
  ),
  at: Moment,
  editedAt: Type.Optional(Moment),
  reactions: Reactions,
  replies: Type.Integer({ description: 'How many there are' }),
  isAnswer: Type.Optional(
    Type.Literal(true, { description: 'The reply that answers the comment, as the business says' }),
  ),
  held: Type.Optional(Type.Intersect([Held], { description: 'Why its author alone sees it' })),
  isRemoved: Type.Optional(
    Type.Literal(true, { description: 'It only holds the place of what its replies are below' }),
  ),
};

/** Checklist 193. */
export const Comment = Type.Object({
  ...shown,
  answer: Type.Optional(Type.Object(shown, { description: 'The reply that answers it' })),
});
export type Comment = Static<typeof Comment>;

const Content = Type.String({ minLength: 1, maxLength: limits.content });
const ofComment = Type.Object({ commentID: Uuid });
const ofResource = Type.Object({ resourceID: Uuid });

/** Checklist 296. */
export const listComments = defineCall({
  name: 'listComments',
  method: 'GET',
  path: 'social/comments/{resourceID}',
  access: 'anyone',
  limit: 'read',
  noun,
  summary:
    'The comments on something, the last first; the replies to a comment, the answer and then the first first',
  params: ofResource,
  query: Type.Object({
    skip: Type.Integer({ minimum: 0, maximum: limits.skip, default: 0 }),
    ...listPage(limits.pageAtOnce, limits.page),
  }),
  data: Type.Object({
    comments: Type.Array(Comment),
    next: Type.Optional(Type.String({ description: '`after` of the next page, where there is one' })),
    total: Type.Integer({ description: 'How many stand below it, replies included' }),
    rootID: Type.Intersect([Uuid], { description: 'The product or post that all of them stand below' }),
    areClosed: Type.Optional(Type.Literal(true, { description: 'Nobody can add any more' })),
  }),
  errors: ['BadRequest'],
});

/** Checklist 297. */
export const makeComment = defineCall({
  name: 'makeComment',
  method: 'POST',
  path: 'social/comments/make-comment',
  access: 'signed-in',
  isIdempotent: true,
  limit: 'write',
  noun,
  summary: 'Comments on something, or replies to a comment; a reply to a reply stands beside it',
  body: Type.Object({
    resourceID: Uuid,
    resourceType: Type.Enum([...commentedResources], { default: 'post' }),
    content: Content,
    ...AsBusiness,
  }),
  data: Comment,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export const editComment = defineCall({
  name: 'editComment',
  method: 'PUT',
  path: 'social/comments/{commentID}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Changes what one wrote',
  params: ofComment,
  body: Type.Object({ content: Content }),
  data: Comment,
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
});

export const removeComment = defineCall({
  name: 'removeComment',
  method: 'DELETE',
  path: 'social/comments/{commentID}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary:
    'Removes a comment; one with replies leaves its place. For its author, administrators of the business it was written as or stands below, and moderators',
  params: ofComment,
  data: Type.Object({ commentID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const markAnswer = defineCall({
  name: 'markAnswer',
  method: 'PUT',
  path: 'social/comments/{commentID}/answer',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary:
    'Says of a reply that it answers the question, in the place of any other, or no longer does. For administrators of the business it stands below',
  params: ofComment,
  body: Type.Object({ isAnswer: Type.Boolean() }),
  data: Type.Object({ isAnswer: Type.Boolean() }),
  errors: ['Conflict', 'Forbidden', 'NotFound'],
});

export const closeComments = defineCall({
  name: 'closeComments',
  method: 'PUT',
  path: 'social/comments/{resourceID}/closed',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Takes no more comments on something of a business, or takes them again. For its administrators',
  params: ofResource,
  body: Type.Object({ resourceType: Type.Enum([...commentedRoots]), areClosed: Type.Boolean() }),
  data: Type.Object({ areClosed: Type.Boolean() }),
  errors: ['Forbidden', 'NotFound'],
});
