import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, Uuid } from './field.ts';
import { ShownAbsence } from './shown-absence.ts';
import { teamLimits as limits } from './team-limits.ts';
import { textsByLanguage } from './texts-by-language.ts';

// How a business shows itself to those it writes with.

const noun = 'inquiry';

const StatedAbsence = Type.Object({
  from: CalendarDay,
  until: CalendarDay,
  texts: Type.Intersect([textsByLanguage(limits.absenceText)], {
    description: 'Without any the days alone are shown',
  }),
});

export const InboxSettings = Type.Object({
  showsNames: Type.Boolean({ description: 'Whether the other side reads the first names of its people' }),
  absence: Type.Optional(StatedAbsence),
});
export type InboxSettings = Static<typeof InboxSettings>;

const ofBusiness = {
  access: 'signed-in',
  noun,
  params: Type.Object({ businessID: Uuid }),
} as const;

export const getInboxSettings = defineCall({
  ...ofBusiness,
  name: 'getInboxSettings',
  method: 'GET',
  path: 'business/{businessID}/inbox-settings',
  limit: 'read',
  summary: 'How a business shows itself in its conversations, for its people',
  data: InboxSettings,
  errors: ['Forbidden'],
});

export const chooseShownNames = defineCall({
  ...ofBusiness,
  name: 'chooseShownNames',
  method: 'PUT',
  path: 'business/{businessID}/inbox-settings/names',
  limit: 'write',
  summary: 'Says whether the other side reads who of the business wrote, in all of its conversations',
  body: Type.Object({ showsNames: Type.Boolean() }),
  data: InboxSettings,
  errors: ['Forbidden'],
});

/** For the people of the business who may; everybody reads it by `getBusinessAbsence`. */
export const setBusinessAbsence = defineCall({
  ...ofBusiness,
  name: 'setBusinessAbsence',
  method: 'PUT',
  path: 'business/{businessID}/absence',
  limit: 'write',
  summary:
    'Says from when until when a business as a whole is away. It is no answer, and no time is left out for it',
  body: StatedAbsence,
  data: InboxSettings,
  errors: ['BadRequest', 'Forbidden'],
});

export const endBusinessAbsence = defineCall({
  ...ofBusiness,
  name: 'endBusinessAbsence',
  method: 'DELETE',
  path: 'business/{businessID}/absence',
  limit: 'write',
  summary: 'Takes back that a business is away; once more changes nothing',
  data: InboxSettings,
  errors: ['Forbidden'],
});

export const getBusinessAbsence = defineCall({
  ...ofBusiness,
  name: 'getBusinessAbsence',
  method: 'GET',
  path: 'business/{businessID}/absence',
  limit: 'read',
  summary: 'Until when a business is away, for who thinks of writing to it; nothing while it is there',
  data: Type.Object({ absence: Type.Optional(ShownAbsence) }),
  errors: ['NotFound'],
});
