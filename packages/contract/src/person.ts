import { type Static, Type } from 'typebox';
import { CountryName, Picture, Reactions, StateName, Uuid } from './field.ts';

/** Checklist 167: a person as cards show them; never with e-mail address or phone. */
export const PersonCard = Type.Object({
  userID: Uuid,
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  profilePhoto: Type.Optional(Picture),
  country: Type.Optional(CountryName),
  state: Type.Optional(StateName),
  city: Type.Optional(Type.String()),
  jobPosition: Type.Optional(Type.Object({ jobPositionID: Type.String(), name: Type.String() })),
  companyName: Type.Optional(Type.String()),
  briefPresentation: Type.Optional(Type.String()),
  origin: Type.Enum(['registered', 'demo']),
  reactions: Reactions,
});
export type PersonCard = Static<typeof PersonCard>;
