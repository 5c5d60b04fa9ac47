import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, Uuid } from './field.ts';
import { Colleague } from './inquiry-team.ts';

// Who of a business is away, and who does their part meanwhile. What is told of it is told to its people alone.

export const MemberAbsence = Type.Object({
  person: Colleague,
  firstDay: CalendarDay,
  lastDay: CalendarDay,
  isNow: Type.Boolean({ description: 'Whether they are away today, where the business is' }),
  substitute: Type.Optional(
    Type.Intersect([Colleague], { description: 'Everybody of the business without' }),
  ),
});
export type MemberAbsence = Static<typeof MemberAbsence>;

const ofBusiness = {
  access: 'signed-in',
  noun: 'inquiry',
  params: Type.Object({ businessID: Uuid }),
} as const;

export const listAbsences = defineCall({
  ...ofBusiness,
  name: 'listAbsences',
  method: 'GET',
  path: 'business/{businessID}/absences',
  limit: 'read',
  summary: 'Who of a business is or will be away, for its people, by the first day',
  data: Type.Object({ absences: Type.Array(MemberAbsence) }),
  errors: ['Forbidden'],
});

const ofMember = {
  ...ofBusiness,
  limit: 'write',
  params: Type.Object({ businessID: Uuid, userID: Uuid }),
  path: 'business/{businessID}/absences/{userID}',
} as const;

/** A person has one at a time; another takes its place. */
export const setAbsence = defineCall({
  ...ofMember,
  name: 'setAbsence',
  method: 'PUT',
  summary:
    'Says from when until when somebody is away, and who stands in: everybody for themselves, owners and administrators for others',
  body: Type.Object({
    firstDay: CalendarDay,
    lastDay: CalendarDay,
    substituteID: Type.Optional(Uuid),
  }),
  data: MemberAbsence,
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
});

export const endAbsence = defineCall({
  ...ofMember,
  name: 'endAbsence',
  method: 'DELETE',
  summary: 'Takes back that somebody is away; once more changes nothing',
  data: Type.Object({ userID: Uuid }),
  errors: ['Forbidden'],
});
