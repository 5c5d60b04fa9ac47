import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';

const noun = 'inquiry';
const As = Type.Object({
  bid: Type.Optional(
    Type.Intersect([Uuid], { description: "One's own business, or one's own user id; oneself without it" }),
  ),
});

/** Whether a party tells others what it has read, and is told what they have: both or neither. */
export const ReadMarks = Type.Object({
  areShown: Type.Boolean({
    description:
      'Whether the other sides of conversations are told what was read; without it one is not told of them either',
  }),
});
export type ReadMarks = Static<typeof ReadMarks>;

export const getReadMarks = defineCall({
  name: 'getReadMarks',
  method: 'GET',
  path: 'business/request/read-marks',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'Whether a person or a business shows and is shown what was read',
  query: As,
  data: ReadMarks,
  errors: ['Forbidden'],
});

export const chooseReadMarks = defineCall({
  name: 'chooseReadMarks',
  method: 'PUT',
  path: 'business/request/read-marks',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary:
    'Chooses whether a person or a business shows and is shown what was read, in all conversations; of a business its owners and administrators may',
  query: As,
  body: ReadMarks,
  data: ReadMarks,
  errors: ['Forbidden'],
});
