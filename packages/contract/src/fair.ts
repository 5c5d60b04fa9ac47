import { type Static, Type } from 'typebox';
import { CalendarDay } from './field.ts';
import { postLimits as limits } from './post-limits.ts';

/** A fair that is announced, or a group is about. */
export const Fair = Type.Object({
  name: Type.String({ minLength: 1, maxLength: limits.fairName }),
  place: Type.Optional(Type.String({ maxLength: limits.fairPlace })),
  from: CalendarDay,
  until: CalendarDay,
});
export type Fair = Static<typeof Fair>;
