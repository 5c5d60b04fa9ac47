import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { oneLine } from './pattern.ts';
import { placeholders, writtenPlaceholder } from './placeholder.ts';
import { teamLimits as limits } from './team-limits.ts';
import { textsByLanguage } from './texts-by-language.ts';

// Answers a business has written before: its owners and administrators write them, all of its people begin with them.

const noun = 'inquiry';

const reply = {
  name: Type.String({ minLength: 1, maxLength: limits.savedReplyName, pattern: oneLine }),
  texts: Type.Intersect([textsByLanguage(limits.savedReply)], {
    description: `In at least one language; ${placeholders.map(writtenPlaceholder).join(', ')} are filled in when it is used`,
  }),
};

export const SavedReply = Type.Object({
  replyID: Uuid,
  ...reply,
  revision: Type.Integer({ description: 'Raised by each change' }),
});
export type SavedReply = Static<typeof SavedReply>;

const ofBusiness = {
  access: 'signed-in',
  noun,
  params: Type.Object({ businessID: Uuid }),
  path: 'business/{businessID}/saved-replies',
} as const;

export const listSavedReplies = defineCall({
  ...ofBusiness,
  name: 'listSavedReplies',
  method: 'GET',
  limit: 'read',
  summary: 'The saved replies of a business, for its people, by their names',
  data: Type.Object({ replies: Type.Array(SavedReply) }),
  errors: ['Forbidden'],
});

export const addSavedReply = defineCall({
  ...ofBusiness,
  name: 'addSavedReply',
  method: 'POST',
  limit: 'write',
  isIdempotent: true,
  summary: `Saves a reply; a business has up to ${limits.savedReplies}`,
  body: Type.Object(reply),
  data: SavedReply,
  errors: ['BadRequest', 'Forbidden', 'Conflict'],
});

const ofReply = {
  ...ofBusiness,
  limit: 'write',
  params: Type.Object({ businessID: Uuid, replyID: Uuid }),
  path: 'business/{businessID}/saved-replies/{replyID}',
} as const;

export const changeSavedReply = defineCall({
  ...ofReply,
  name: 'changeSavedReply',
  method: 'PUT',
  summary: 'Changes a saved reply that nobody else has changed since it was read',
  body: Type.Object({ ...reply, revision: Type.Integer() }),
  data: SavedReply,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export const deleteSavedReply = defineCall({
  ...ofReply,
  name: 'deleteSavedReply',
  method: 'DELETE',
  summary: 'Deletes a saved reply; it can be restored for a day',
  data: Type.Object({ replyID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const restoreSavedReply = defineCall({
  ...ofReply,
  name: 'restoreSavedReply',
  method: 'POST',
  path: 'business/{businessID}/saved-replies/{replyID}/restore',
  summary: 'Takes back that a saved reply was deleted',
  data: SavedReply,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

/** Answered with placeholders that nothing is known of; `sendMessage` refuses them. */
export const listFilledReplies = defineCall({
  access: 'signed-in',
  noun,
  name: 'listFilledReplies',
  method: 'GET',
  path: 'business/request/{rid}/saved-replies',
  limit: 'read',
  summary:
    'The saved replies of a business as they would stand in a conversation: in the language its other side reads, filled in',
  params: Type.Object({ rid: Uuid }),
  query: Type.Object({ bid: Type.Intersect([Uuid], { description: "One's own business" }) }),
  data: Type.Object({
    replies: Type.Array(
      Type.Object({ replyID: Uuid, name: Type.String(), text: Type.String(), language: Type.String() }),
    ),
  }),
  errors: ['Forbidden', 'NotFound'],
});
export type FilledReply = Static<typeof listFilledReplies.data>['replies'][number];
