import { type Static, Type } from 'typebox';
import { businessTypes } from './business-types.ts';
import { countryCode, uuid } from './pattern.ts';

/** Field shapes that several nouns share. A field that is not stated is absent from an answer, never null. */

export const Uuid = Type.String({
  pattern: `^${uuid}$`,
  description: 'UUID, 36 characters',
});

export const CountryCode = Type.String({
  pattern: countryCode,
  description: 'ISO 3166-1 alpha-2, upper case',
});

/** A day, wherever it is. */
export const CalendarDay = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'YYYY-MM-DD',
});

/** A picture in one of its sizes and formats. */
export const PictureVersion = Type.Object({
  url: Type.String(),
  width: Type.Integer({ description: 'Pixels' }),
  height: Type.Integer({ description: 'Pixels' }),
  type: Type.String({ description: 'As `image/webp`' }),
});

/** `url` is good for any use; `versions` are the same picture smaller and in other formats. */
export const Picture = Type.Object({
  url: Type.String(),
  versions: Type.Optional(Type.Array(PictureVersion)),
  alt: Type.Optional(Type.String({ description: 'What is to be seen, in words' })),
});
export type Picture = Static<typeof Picture>;

/** A public source as people know it, and its licence; both with where they are, if we know. */
export const DataSource = Type.Object({
  name: Type.String(),
  url: Type.Optional(Type.String()),
  licence: Type.String(),
  licenceUrl: Type.Optional(Type.String()),
});
export type DataSource = Static<typeof DataSource>;

export const NumberRange = Type.Object({
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
});

export const Subscription = Type.Enum(['standard', 'gold', 'premium', 'platinum']);

export const BusinessTypeCode = Type.Enum([...businessTypes]);

/** A business type as other answers name it. */
export const BusinessTypeName = Type.Object({ code: BusinessTypeCode, name: Type.String() });

export const Reactions = Type.Object({ reactionCount: Type.Object({ like: Type.Integer() }) });

/** A node of the industry tree as other answers name it. */
export const IndustryName = Type.Object({ id: Type.String(), name: Type.String() });

export const CountryName = Type.Object({
  code: CountryCode,
  countryName: Type.String(),
  emoji: Type.String(),
});

export const StateName = Type.Object({ stateID: Type.Optional(Type.String()), stateName: Type.String() });

export const JobPositionName = Type.Object({ jobPositionID: Type.String(), name: Type.String() });

/** `languageName` is the language's name for itself. */
export const LanguageName = Type.Object({
  code: Type.String(),
  name: Type.String(),
  languageName: Type.String(),
});

/** Somebody who edits something, by name. */
export const Editor = Type.Object({ userID: Uuid, firstName: Type.String(), lastName: Type.String() });
export type Editor = Static<typeof Editor>;
