import { type Static, Type } from 'typebox';
import { AsBusiness, Author } from './author.ts';
import { defineCall } from './call.ts';
import { Fair } from './fair.ts';
import { Picture, Reactions, Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { Held } from './hold.ts';
import { NewPictureReference } from './picture-reference.ts';
import { postLimits as limits, postKinds } from './post-limits.ts';

const noun = 'post';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const Kind = Type.Enum([...postKinds]);

export const mentionedResources = ['business', 'user', 'product'] as const;

/** Whom or what a text names, with an @ before the name. */
export const Mention = Type.Object({
  resourceType: Type.Enum([...mentionedResources]),
  resourceID: Uuid,
  name: Type.String({ minLength: 1, maxLength: 200, description: 'As it stands in the text, behind the @' }),
});
export type Mention = Static<typeof Mention>;

/** A page of the product that the text leads to. */
const Link = Type.Object({
  resourceType: Type.Enum(['business', 'product', 'post']),
  resourceID: Uuid,
  title: Type.String(),
  company: Type.Optional(Type.String({ description: 'Of a product: whose it is' })),
  picture: Type.Optional(Picture),
});
export type PostLink = Static<typeof Link>;

/** What whoever asks may do with it, and did. */
const Mine = Type.Object({
  isLiked: Type.Boolean({ description: 'As oneself' }),
  mayEdit: Type.Boolean(),
  mayRemove: Type.Boolean(),
  mayPin: Type.Boolean(),
});

/** A group, by name. */
const InGroup = Type.Object({ groupID: Uuid, name: Type.String() });

const entity = {
  postID: Uuid,
  content: Type.String(),
  createdAt: Moment,
  author: Author,
  timelineID: Uuid,
  timelineType: Type.Enum(['user', 'business', 'group']),
  group: Type.Optional(Type.Intersect([InGroup], { description: 'In which it stands' })),
  kind: Kind,
  picture: Type.Optional(Picture),
  pictures: Type.Array(Picture),
  mentions: Type.Array(Mention),
  fair: Type.Optional(Fair),
  link: Type.Optional(Link),
  editedAt: Type.Optional(Moment),
  isPinned: Type.Boolean(),
  held: Type.Optional(Type.Intersect([Held], { description: 'Why its author alone sees it' })),
  reactions: Reactions,
  comments: Type.Integer({ description: 'How many stand below it, replies included' }),
  commentsForMembers: Type.Optional(
    Type.Literal(true, {
      description: 'Members of its group alone read and write them; whoever asks is none',
    }),
  ),
  mine: Type.Optional(Type.Intersect([Mine], { description: 'Of whoever asks; absent for visitors' })),
};

/** Checklist 154. */
export const Post = Type.Object(entity);
export type Post = Static<typeof Post>;

/** Checklist 152: as feeds and timelines show it, beside what it is. */
export const PostCard = Type.Object({
  ...entity,
  header: Type.Object({
    author: Author,
    metadata: Type.Object({ datetime: Moment, resourceID: Uuid }),
  }),
  body: Type.Object({ text: Type.String(), picture: Type.Optional(Picture) }),
});
export type PostCard = Static<typeof PostCard>;

const ofPost = Type.Object({ postID: Uuid });

const written = {
  content: Type.String({ minLength: 1, maxLength: limits.content }),
  mentions: Type.Optional(Type.Array(Mention, { maxItems: limits.mentions })),
  kind: Type.Optional(Kind),
  fair: Type.Optional(Fair),
};

/** Checklist 154, 298. */
export const makePost = defineCall({
  name: 'makePost',
  method: 'POST',
  path: 'social/posts/make-post',
  access: 'signed-in',
  limit: 'write',
  noun,
  isIdempotent: true,
  summary: 'Posts to one’s own timeline, to that of a business one administers, or in a group one is in',
  body: Type.Object({
    ...written,
    ...AsBusiness,
    timelineID: Type.Optional(
      Type.Intersect([Uuid], {
        description: 'One’s own id, that of the business, or of a group one is in; whoever posts without it',
      }),
    ),
    timelineType: Type.Optional(Type.Enum(['user', 'business', 'group'])),
    picture: Type.Optional(NewPictureReference),
    pictures: Type.Optional(Type.Array(NewPictureReference, { maxItems: limits.pictures })),
  }),
  data: Post,
  errors: ['Forbidden', 'NotFound', 'Conflict', 'UnsupportedMediaType', 'Unavailable'],
});
export type NewPost = Static<(typeof makePost)['body']>;

/** Checklist 298. */
export const getPost = defineCall({
  name: 'getPost',
  method: 'GET',
  path: 'social/posts/{postID}',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'A post',
  params: ofPost,
  data: Post,
  errors: ['NotFound'],
});

export const editPost = defineCall({
  name: 'editPost',
  method: 'PUT',
  path: 'social/posts/{postID}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Words a post anew; everybody sees that, and what it said before',
  params: ofPost,
  body: Type.Object({ content: written.content, mentions: written.mentions }),
  data: Post,
  errors: ['Forbidden', 'NotFound'],
});

export const listPostVersions = defineCall({
  name: 'listPostVersions',
  method: 'GET',
  path: 'social/posts/{postID}/versions',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'What a post said before it was edited, the last first',
  params: ofPost,
  data: Type.Object({
    versions: Type.Array(Type.Object({ content: Type.String(), until: Moment })),
  }),
  errors: ['NotFound'],
});

/** Checklist 252, 273, 299. */
export const removePost = defineCall({
  name: 'removePost',
  method: 'DELETE',
  path: 'social/posts/remove-post',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Removes a post; it can be restored for 30 days',
  body: Type.Object({ postID: Uuid }),
  data: Type.Object({ restorableUntil: Moment }),
  errors: ['Forbidden', 'NotFound'],
});

export const restorePost = defineCall({
  name: 'restorePost',
  method: 'POST',
  path: 'social/posts/{postID}/restore',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Shows a removed post again',
  params: ofPost,
  data: Post,
  errors: ['Forbidden', 'NotFound'],
});

export const pinPost = defineCall({
  name: 'pinPost',
  method: 'PUT',
  path: 'social/posts/{postID}/pin',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Shows a post first on its timeline, in the place of the one that was pinned before',
  params: ofPost,
  data: Post,
  errors: ['Forbidden', 'NotFound'],
});

export const unpinPost = defineCall({
  name: 'unpinPost',
  method: 'DELETE',
  path: 'social/posts/{postID}/pin',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Shows a post in its place again',
  params: ofPost,
  data: Post,
  errors: ['Forbidden', 'NotFound'],
});

export const downloadFair = defineCall({
  name: 'downloadFair',
  method: 'GET',
  path: 'social/posts/{postID}/calendar',
  access: 'anyone',
  limit: 'read',
  noun,
  isFile: true,
  summary: 'The fair that a post announces, as a file for calendars (RFC 5545)',
  params: ofPost,
  data: FileAnswer,
  errors: ['NotFound'],
});

/** Checklist 300. */
export const loadTimeline = defineCall({
  name: 'loadTimeline',
  method: 'GET',
  path: 'timeline/load/{id}',
  access: 'anyone',
  limit: 'read',
  noun,
  summary:
    'What a person or a business posted, or what stands in a group, the last first; a pinned post before it on the first page',
  params: Type.Object({ id: Uuid }),
  query: Type.Object({
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.skipped })),
    size: Type.Integer({ minimum: 1, maximum: limits.page, default: 10 }),
    after: Type.Optional(Type.String({ maxLength: 100, description: '`next` of the page before' })),
    search: Type.Optional(
      Type.String({ maxLength: limits.search, description: 'Of a group: posts with all of these words' }),
    ),
  }),
  data: Type.Object({
    items: Type.Array(PostCard),
    pinned: Type.Optional(PostCard),
    pinnedPosts: Type.Optional(Type.Array(PostCard, { description: 'Of a group: all that are pinned' })),
    owner: Type.Optional(
      Type.Intersect([Author], { description: 'Whose timeline it is; absent of a group’s' }),
    ),
    group: Type.Optional(InGroup),
    next: Type.Optional(Type.String()),
  }),
  errors: ['BadRequest', 'NotFound'],
});

export const listLatestPosts = defineCall({
  name: 'listLatestPosts',
  method: 'GET',
  path: 'timeline/latest/{id}',
  access: 'anyone',
  limit: 'read',
  noun,
  summary:
    'The beginnings of the last three posts of a person or a business, for pages that say no more of them',
  params: Type.Object({ id: Uuid }),
  data: Type.Object({
    latest: Type.Array(
      Type.Object({
        postID: Uuid,
        content: Type.String({ description: 'Its first 300 characters' }),
        createdAt: Moment,
        kind: Kind,
      }),
    ),
  }),
});

export const listRemovedPosts = defineCall({
  name: 'listRemovedPosts',
  method: 'GET',
  path: 'timeline/removed/{id}',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary:
    'Posts of one’s own timeline, or that of a business one administers, that can be restored, the last removed first',
  params: Type.Object({ id: Uuid }),
  data: Type.Object({
    removed: Type.Array(Type.Object({ postID: Uuid, content: Type.String(), restorableUntil: Moment })),
  }),
  errors: ['Forbidden'],
});
