import { type Static, Type } from 'typebox';
import { Author, ShownPerson } from './author.ts';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { favoriteResources } from './favorite-limits.ts';
import { Uuid } from './field.ts';
import { listLimits as limits } from './list-limits.ts';
import { listPage } from './list-page.ts';
import { oneLine } from './pattern.ts';
import { Product } from './product.ts';

export * from './list-limits.ts';

const noun = 'list';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const reading = { method: 'GET', access: 'signed-in', limit: 'read', noun } as const;
const writing = { access: 'signed-in', limit: 'write', noun } as const;
const resourceType = Type.Enum([...favoriteResources]);
const Name = Type.String({ minLength: 1, maxLength: limits.name, pattern: oneLine });
const ofList = Type.Object({ listID: Uuid });
const ofEntry = Type.Object({ listID: Uuid, resourceType, resourceID: Uuid });
const ListID = Type.Object({ listID: Uuid });

/** What somebody may do with a list, each more than the one before; who may edit does what its owner does, but sharing, archiving and deleting. */
export const listLevels = ['read', 'edit', 'owner'] as const;
export type ListLevel = (typeof listLevels)[number];

const list = {
  listID: Uuid,
  name: Type.String(),
  level: Type.Enum([...listLevels], { description: 'What whoever asks may do with it' }),
  owner: Type.Optional(ShownPerson),
  entries: Type.Integer({ description: 'How many' }),
  isShared: Type.Boolean(),
  isArchived: Type.Boolean(),
};

const List = Type.Object(list);
export type List = Static<typeof List>;

const ListShare = Type.Object({
  shareID: Uuid,
  with: Type.Optional(Type.Intersect([Author], { description: 'A person, or all people of a business' })),
  mayEdit: Type.Boolean(),
});
export type ListShare = Static<typeof ListShare>;

const ListNote = Type.Object({
  author: Type.Optional(ShownPerson),
  isOwn: Type.Boolean(),
  content: Type.String(),
  version: Type.Integer(),
  at: Moment,
});
export type ListNote = Static<typeof ListNote>;

const ListEntryChanges = Type.Object(
  {
    since: Type.Intersect([Moment], { description: 'When people of the list last looked through it' }),
    certificates: Type.Array(
      Type.Object({ name: Type.String(), endedOn: Type.String({ description: 'YYYY-MM-DD' }) }),
      { description: 'Of a business: those that ended and that nothing replaced' },
    ),
    leadTime: Type.Optional(
      Type.Object(
        { before: Type.Optional(Type.Integer()), now: Type.Optional(Type.Integer()) },
        { description: 'Days, where they are stated' },
      ),
    ),
    stock: Type.Optional(Type.Boolean({ description: 'As it is now, where it was the other way' })),
    editedAt: Type.Optional(Type.Intersect([Moment], { description: 'When its page was edited last' })),
  },
  { description: 'What changed of its page' },
);
export type ListEntryChanges = Static<typeof ListEntryChanges>;

const ListEntry = Type.Object({
  resourceType,
  resourceID: Uuid,
  business: Type.Optional(BusinessCard),
  product: Type.Optional(Product),
  tags: Type.Array(Type.String()),
  version: Type.Integer({ description: 'Of the tags; sent with a change of them' }),
  notes: Type.Array(ListNote, { description: 'The oldest first' }),
  at: Type.Intersect([Moment], { description: 'When it came into the list' }),
  changes: Type.Optional(ListEntryChanges),
});
export type ListEntry = Static<typeof ListEntry>;

export const createList = defineCall({
  ...writing,
  name: 'createList',
  method: 'POST',
  path: 'list',
  isIdempotent: true,
  summary: 'Begins a named list of businesses and products, which nobody else sees until it is shared',
  body: Type.Object({ name: Name }),
  data: List,
  errors: ['BadRequest', 'Conflict'],
});

export const listLists = defineCall({
  ...reading,
  name: 'listLists',
  path: 'list',
  summary:
    'The named lists of one’s own and those that are shared with one, or with a business of one’s own, by name',
  data: Type.Object({ lists: Type.Array(List) }),
});

export const getList = defineCall({
  ...reading,
  name: 'getList',
  path: 'list/{listID}',
  summary: 'A named list, and with whom it is shared; its entries are asked for apart',
  params: ofList,
  data: Type.Object({
    ...list,
    shares: Type.Array(ListShare),
    total: Type.Object({
      businesses: Type.Integer(),
      products: Type.Integer(),
      changed: Type.Object(
        { businesses: Type.Integer(), products: Type.Integer() },
        { description: 'Entries whose page changed since people of the list last looked' },
      ),
    }),
  }),
  errors: ['NotFound'],
});

export const editList = defineCall({
  ...writing,
  name: 'editList',
  method: 'PUT',
  path: 'list/{listID}',
  summary: 'Names a list anew, puts it into the archive or takes it out again',
  params: ofList,
  body: Type.Object({ name: Type.Optional(Name), isArchived: Type.Optional(Type.Boolean()) }),
  data: List,
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
});

export const deleteList = defineCall({
  ...writing,
  name: 'deleteList',
  method: 'DELETE',
  path: 'list/{listID}',
  summary: 'Deletes a list with its notes, for everybody it is shared with',
  params: ofList,
  data: ListID,
  errors: ['Forbidden', 'NotFound'],
});

export const listListEntries = defineCall({
  ...reading,
  name: 'listListEntries',
  path: 'list/{listID}/entries',
  summary: 'What is in a list, in its own order; what is no longer in the directory has no card',
  params: ofList,
  query: Type.Object({
    ...listPage(limits.page, 20),
    resourceType: Type.Optional(resourceType),
    resourceID: Type.Optional(Type.Intersect([Uuid], { description: 'This one alone' })),
    areChanged: Type.Optional(Type.Boolean({ description: 'Those whose page changed' })),
  }),
  data: Type.Object({ entries: Type.Array(ListEntry), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'NotFound'],
});

export const addListEntry = defineCall({
  ...writing,
  name: 'addListEntry',
  method: 'POST',
  path: 'list/{listID}/entries',
  summary: 'Puts a business or a product at the end of a list; what is in it stays where it is',
  params: ofList,
  body: Type.Object({ resourceType, resourceID: Uuid }),
  data: ListID,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const removeListEntry = defineCall({
  ...writing,
  name: 'removeListEntry',
  method: 'DELETE',
  path: 'list/{listID}/entries/{resourceType}/{resourceID}',
  summary:
    'Takes an entry out of a list, with its notes, to be put back for a day; what is not in it stays so',
  params: ofEntry,
  data: ListID,
  errors: ['Forbidden', 'NotFound'],
});

export const restoreListEntry = defineCall({
  ...writing,
  name: 'restoreListEntry',
  method: 'POST',
  path: 'list/{listID}/entries/{resourceType}/{resourceID}/restore',
  summary: 'Puts an entry back where it stood, with its tags and notes; what is in the list stays as it is',
  params: ofEntry,
  data: ListID,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const dismissListChanges = defineCall({
  ...writing,
  name: 'dismissListChanges',
  method: 'POST',
  path: 'list/{listID}/changes/dismiss',
  summary: 'Notes that people of a list looked through it: what its pages say now is what they know',
  params: ofList,
  data: ListID,
  errors: ['Forbidden', 'NotFound'],
});

export const moveListEntry = defineCall({
  ...writing,
  name: 'moveListEntry',
  method: 'PUT',
  path: 'list/{listID}/entries/{resourceType}/{resourceID}/place',
  summary: 'Puts an entry right behind another one, or first',
  params: ofEntry,
  body: Type.Object({
    behind: Type.Optional(
      Type.Object({ resourceType, resourceID: Uuid }, { description: 'First without it' }),
    ),
  }),
  data: ListID,
  errors: ['Forbidden', 'NotFound'],
});

export const tagListEntry = defineCall({
  ...writing,
  name: 'tagListEntry',
  method: 'PUT',
  path: 'list/{listID}/entries/{resourceType}/{resourceID}/tags',
  summary: 'Replaces the tags of an entry. Where somebody changed them since that version it is a Conflict',
  params: ofEntry,
  body: Type.Object({
    tags: Type.Array(Type.String({ minLength: 1, maxLength: limits.tag, pattern: oneLine }), {
      maxItems: limits.tags,
    }),
    version: Type.Integer(),
  }),
  data: Type.Object({ tags: Type.Array(Type.String()), version: Type.Integer() }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const noteListEntry = defineCall({
  ...writing,
  name: 'noteListEntry',
  method: 'PUT',
  path: 'list/{listID}/entries/{resourceType}/{resourceID}/note',
  summary:
    'Replaces one’s own note beside an entry, or deletes it where it is empty; those of others stay. Where one changed it elsewhere since that version it is a Conflict',
  params: ofEntry,
  body: Type.Object({
    content: Type.String({ maxLength: limits.note }),
    version: Type.Integer({ minimum: 0, description: '0 where there is none so far' }),
  }),
  data: Type.Object({ note: Type.Optional(ListNote) }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const shareList = defineCall({
  ...writing,
  name: 'shareList',
  method: 'POST',
  path: 'list/{listID}/shares',
  summary:
    'Shares a list with a colleague, somebody of a business of one’s own, or with all people of one; again it changes what they may',
  params: ofList,
  body: Type.Object({
    userID: Type.Optional(Uuid),
    businessID: Type.Optional(Uuid),
    mayEdit: Type.Boolean(),
  }),
  data: Type.Object({ shares: Type.Array(ListShare) }),
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export const revokeListShare = defineCall({
  ...writing,
  name: 'revokeListShare',
  method: 'DELETE',
  path: 'list/{listID}/shares/{shareID}',
  summary: 'Shares a list with somebody no more; their notes stay in it',
  params: Type.Object({ listID: Uuid, shareID: Uuid }),
  data: Type.Object({ shares: Type.Array(ListShare) }),
  errors: ['Forbidden', 'NotFound'],
});
