import { Type } from 'typebox';

/** Field shapes that several nouns share. A field that is not stated is absent from an answer, never null. */

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'UUID, 36 characters',
});

export const CountryCode = Type.String({
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166-1 alpha-2, upper case',
});

export const Picture = Type.Object({ url: Type.String() });

export const NumberRange = Type.Object({
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
});

export const Subscription = Type.Enum(['standard', 'gold', 'premium', 'platinum']);

export const BusinessTypeCode = Type.Enum(['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO']);

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
