import { type Static, Type } from 'typebox';
import { ShownBusiness } from './author.ts';
import { defineCall } from './call.ts';
import { Picture, Uuid } from './field.ts';
import { PostCard } from './post.ts';

const noun = 'newsfeed';

/** Which posts somebody sees: of whom they follow, of their industries, or all. */
export const newsfeedChoices = ['following', 'industries', 'all'] as const;
export type NewsfeedChoice = (typeof newsfeedChoices)[number];
const Choice = Type.Enum([...newsfeedChoices]);
const Cursor = Type.String({ maxLength: 100 });

const ofPerson = { access: 'signed-in', limit: 'read', noun } as const;

/** What a business published in 24 hours. */
const BusinessNews = Type.Object({
  newsID: Uuid,
  kind: Type.Enum(['products', 'certificates']),
  business: ShownBusiness,
  count: Type.Integer({ description: 'How many are still public; 1000 for more' }),
  shown: Type.Array(
    Type.Object({
      productID: Type.Optional(Type.Intersect([Uuid], { description: 'Of a product' })),
      /** Whose plate stands in the place of a picture. */
      categoryID: Type.Optional(Type.String({ description: 'Of a product; its industry where it has none' })),
      name: Type.String(),
      picture: Type.Optional(Picture),
    }),
    { description: 'The first three' },
  ),
  at: Type.String({ description: 'When the first became public; ISO 8601, UTC' }),
});
export type BusinessNews = Static<typeof BusinessNews>;

/** Checklist 155, 300. */
export const loadNewsfeed = defineCall({
  ...ofPerson,
  name: 'loadNewsfeed',
  method: 'GET',
  path: 'newsfeed/load',
  summary: 'Ten posts and news of businesses for whoever asks, the last first',
  query: Type.Object({
    nextID: Type.Optional(Type.Intersect([Cursor], { description: '`nextID` of the page before' })),
    choice: Type.Optional(Type.Intersect([Choice], { description: 'What one chose last without it' })),
  }),
  data: Type.Object({
    items: Type.Array(PostCard),
    news: Type.Array(BusinessNews, {
      description:
        'New products and certificates of businesses one follows; they stand among the posts by time',
    }),
    nextID: Type.Optional(Type.Intersect([Cursor], { description: 'Absent at the end' })),
    newest: Type.Optional(Type.Intersect([Cursor], { description: 'By which `countNewPosts` is asked' })),
    choice: Choice,
    follows: Type.Boolean({ description: 'Whether one follows anybody' }),
  }),
  errors: ['BadRequest'],
});
export type Newsfeed = Static<(typeof loadNewsfeed)['data']>;

export const countNewPosts = defineCall({
  ...ofPerson,
  name: 'countNewPosts',
  method: 'GET',
  path: 'newsfeed/new',
  summary: 'How many posts came since a feed was loaded; 20 for more',
  query: Type.Object({
    since: Type.Optional(Type.Intersect([Cursor], { description: '`newest` of that feed; all without it' })),
    choice: Choice,
  }),
  data: Type.Object({ count: Type.Integer() }),
  errors: ['BadRequest'],
});

export const chooseNewsfeed = defineCall({
  name: 'chooseNewsfeed',
  method: 'PUT',
  path: 'newsfeed/choice',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Chooses which posts one sees from now on',
  body: Type.Object({ choice: Choice }),
  data: Type.Object({ choice: Choice }),
});
