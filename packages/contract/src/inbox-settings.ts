import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, Uuid } from './field.ts';
import { inquiryLimits } from './inquiry-limits.ts';
import { uuid } from './pattern.ts';
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

/** For the people of the business who may; everybody reads it by `listBusinessAbsences`. */
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

const atMost = inquiryLimits.suppliers;

export const listBusinessAbsences = defineCall({
  name: 'listBusinessAbsences',
  method: 'GET',
  path: 'business/absences',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'Which of some businesses are away just now and until when, for who thinks of writing to them',
  query: Type.Object({
    businessIDs: Type.String({
      pattern: `^${uuid}(,${uuid}){0,${atMost - 1}}$`,
      description: `Ids with commas between them, at most ${atMost}`,
    }),
  }),
  data: Type.Object({
    absences: Type.Array(
      Type.Object({ businessID: Uuid, companyName: Type.String(), ...ShownAbsence.properties }),
    ),
  }),
});
