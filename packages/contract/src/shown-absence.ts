import { type Static, Type } from 'typebox';
import { CalendarDay } from './field.ts';
import { languages } from './language.ts';

/** That a business as a whole is away, as the other side reads it. */
export const ShownAbsence = Type.Object({
  from: CalendarDay,
  until: CalendarDay,
  text: Type.Optional(
    Type.Object(
      { content: Type.String(), language: Type.Enum([...languages]) },
      {
        description: 'In the language of the reader, if it was written in it',
      },
    ),
  ),
});
export type ShownAbsence = Static<typeof ShownAbsence>;
