import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { teamLimits as limits } from './team-limits.ts';

// What the people of a business have of a conversation among themselves. Nothing of it is told to the other side.

const noun = 'inquiry';
const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** Somebody of the reader's own business. */
export const Colleague = Type.Object({
  userID: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
});
export type Colleague = Static<typeof Colleague>;

const ofTeam = {
  access: 'signed-in',
  noun,
  params: Type.Object({ rid: Uuid }),
  query: Type.Object({ bid: Type.Intersect([Uuid], { description: "One's own business" }) }),
} as const;

/** Assigned again to whom it is assigned already, nothing changes. */
export const assignInquiry = defineCall({
  ...ofTeam,
  name: 'assignInquiry',
  method: 'PUT',
  path: 'business/request/{rid}/assignee',
  limit: 'write',
  summary:
    'Assigns a conversation to somebody of the business, or to nobody: owners and administrators any, members take what is ' +
    'nobody’s and hand back what is theirs',
  body: Type.Object({
    userID: Type.Optional(Type.Intersect([Uuid], { description: 'Nobody without it' })),
  }),
  data: Type.Object({ requestID: Uuid, assignee: Type.Optional(Colleague) }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const InquiryNote = Type.Object({
  noteID: Uuid,
  content: Type.String(),
  datetime: Moment,
  editedAt: Type.Optional(Moment),
  author: Type.Optional(
    Type.Intersect([Colleague], { description: 'Missing of somebody who is no longer there' }),
  ),
});
export type InquiryNote = Static<typeof InquiryNote>;

const Written = Type.Object({ content: Type.String({ minLength: 1, maxLength: limits.note }) });

export const listInquiryNotes = defineCall({
  ...ofTeam,
  name: 'listInquiryNotes',
  method: 'GET',
  path: 'business/request/{rid}/notes',
  limit: 'read',
  summary: 'What the people of a business noted on a conversation for one another, the oldest first',
  data: Type.Object({ notes: Type.Array(InquiryNote) }),
  errors: ['Forbidden', 'NotFound'],
});

export const addInquiryNote = defineCall({
  ...ofTeam,
  name: 'addInquiryNote',
  method: 'POST',
  path: 'business/request/{rid}/notes',
  limit: 'write',
  isIdempotent: true,
  summary: 'Notes something on a conversation, which may have ended, for the people of the business alone',
  body: Written,
  data: InquiryNote,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

const ofNote = { ...ofTeam, limit: 'write', params: Type.Object({ rid: Uuid, noteID: Uuid }) } as const;

export const changeInquiryNote = defineCall({
  ...ofNote,
  name: 'changeInquiryNote',
  method: 'PUT',
  path: 'business/request/{rid}/notes/{noteID}',
  summary: 'Changes a note of one’s own',
  body: Written,
  data: InquiryNote,
  errors: ['Forbidden', 'NotFound'],
});

export const deleteInquiryNote = defineCall({
  ...ofNote,
  name: 'deleteInquiryNote',
  method: 'DELETE',
  path: 'business/request/{rid}/notes/{noteID}',
  summary: 'Deletes a note of one’s own; it can be restored for a day',
  data: Type.Object({ noteID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const restoreInquiryNote = defineCall({
  ...ofNote,
  name: 'restoreInquiryNote',
  method: 'POST',
  path: 'business/request/{rid}/notes/{noteID}/restore',
  summary: 'Takes back that a note of one’s own was deleted',
  data: InquiryNote,
  errors: ['Forbidden', 'NotFound'],
});
