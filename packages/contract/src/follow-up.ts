import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { CalendarDay, Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { followUpSubjects, followUpLimits as limits } from './follow-up-limits.ts';
import { InquiryParty } from './inquiry.ts';
import { listPage } from './list-page.ts';
import { Product } from './product.ts';

export * from './follow-up-limits.ts';

const noun = 'follow-up';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const subjectType = Type.Enum([...followUpSubjects]);

/** A conversation as its reader knows it. */
const FollowedInquiry = Type.Object({
  businessID: Type.Optional(
    Type.Intersect([Uuid], { description: "Which of one's businesses it is of; one's own without it" }),
  ),
  other: InquiryParty,
  subject: Type.String(),
});

/** One of the last four, by its type; without it the subject is no longer available to its reader. */
const FollowUpSubject = Type.Object({
  type: subjectType,
  id: Uuid,
  business: Type.Optional(BusinessCard),
  product: Type.Optional(Product),
  inquiry: Type.Optional(FollowedInquiry),
  list: Type.Optional(Type.Object({ name: Type.String() })),
});
export type FollowUpSubject = Static<typeof FollowUpSubject>;

const Note = Type.String({ maxLength: limits.note });

const FollowUp = Type.Object({
  followUpID: Uuid,
  subject: FollowUpSubject,
  day: CalendarDay,
  note: Type.Optional(Note),
  doneAt: Type.Optional(Moment),
});
export type FollowUp = Static<typeof FollowUp>;

const ofFollowUp = Type.Object({ followUpID: Uuid });
const writing = { access: 'signed-in', limit: 'write', noun } as const;
const changing = { ...writing, params: ofFollowUp, data: ofFollowUp } as const;

export const createFollowUp = defineCall({
  ...writing,
  name: 'createFollowUp',
  method: 'POST',
  path: 'follow-up',
  isIdempotent: true,
  summary:
    'Sets a day to come back to a business, a product, a conversation or a list; on it one is told, once',
  body: Type.Object({
    subjectType,
    subjectID: Uuid,
    businessID: Type.Optional(
      Type.Intersect([Uuid], { description: "Of a conversation: which of one's businesses it is of" }),
    ),
    day: CalendarDay,
    note: Type.Optional(Note),
  }),
  data: ofFollowUp,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
});

export const listFollowUps = defineCall({
  name: 'listFollowUps',
  method: 'GET',
  access: 'signed-in',
  limit: 'read',
  noun,
  path: 'follow-up',
  summary: 'What one means to come back to, the first day first; or what is done, the last first',
  query: Type.Object({
    done: Type.Optional(Type.Boolean({ description: 'Only what is done, of the last 90 days' })),
    ...listPage(limits.page, 20),
  }),
  data: Type.Object({
    followUps: Type.Array(FollowUp),
    next: Type.Optional(Type.String()),
    total: Type.Object({ open: Type.Integer(), done: Type.Integer() }),
  }),
  errors: ['BadRequest'],
});

export const editFollowUp = defineCall({
  ...changing,
  name: 'editFollowUp',
  method: 'PUT',
  path: 'follow-up/{followUpID}',
  summary: 'Sets another day or note; on another day one is told again',
  body: Type.Object({ day: CalendarDay, note: Type.Optional(Note) }),
  errors: ['BadRequest', 'NotFound'],
});

export const completeFollowUp = defineCall({
  ...changing,
  name: 'completeFollowUp',
  method: 'PUT',
  path: 'follow-up/{followUpID}/done',
  summary: 'Notes that it is done: one is not told of it any more',
  errors: ['NotFound'],
});

export const reopenFollowUp = defineCall({
  ...changing,
  name: 'reopenFollowUp',
  method: 'DELETE',
  path: 'follow-up/{followUpID}/done',
  summary: 'Takes back that it is done',
  errors: ['NotFound', 'Conflict'],
});

export const deleteFollowUp = defineCall({
  ...changing,
  name: 'deleteFollowUp',
  method: 'DELETE',
  path: 'follow-up/{followUpID}',
  summary: 'Deletes it; for a day it can be restored',
  errors: ['NotFound'],
});

export const restoreFollowUp = defineCall({
  ...changing,
  name: 'restoreFollowUp',
  method: 'POST',
  path: 'follow-up/{followUpID}/restore',
  summary: 'Takes back that it was deleted',
  errors: ['NotFound', 'Conflict'],
});

export const downloadFollowUp = defineCall({
  name: 'downloadFollowUp',
  method: 'GET',
  access: 'signed-in',
  limit: 'read',
  noun,
  path: 'follow-up/{followUpID}/calendar.ics',
  summary: 'A follow-up as a calendar file of a whole day (RFC 5545)',
  params: ofFollowUp,
  isFile: true,
  data: FileAnswer,
  errors: ['NotFound'],
});
