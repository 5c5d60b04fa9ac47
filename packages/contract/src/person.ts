import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { BusinessTypeName, CountryName, IndustryName, Picture, Reactions, StateName, Uuid } from './field.ts';

const JobPositionName = Type.Object({ jobPositionID: Type.String(), name: Type.String() });

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
  jobPosition: Type.Optional(JobPositionName),
  companyName: Type.Optional(Type.String()),
  briefPresentation: Type.Optional(Type.String()),
  origin: Type.Enum(['registered', 'demo']),
  reactions: Reactions,
});
export type PersonCard = Static<typeof PersonCard>;

/** Checklist 168 and 264: a person's own profile. */
export const MyProfile = Type.Object({
  userID: Uuid,
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.Optional(
    Type.String({ description: 'Read-only; absent until the account service has told it' }),
  ),
  country: Type.Optional(CountryName),
  state: Type.Optional(StateName),
  city: Type.Optional(Type.String()),
  businessType: Type.Optional(BusinessTypeName),
  companyName: Type.Optional(Type.String()),
  industry: Type.Optional(IndustryName),
  jobPosition: Type.Optional(JobPositionName),
  briefPresentation: Type.Optional(Type.String()),
  profilePhoto: Type.Optional(Picture),
});
export type MyProfile = Static<typeof MyProfile>;

export const getMyProfile = defineCall({
  name: 'getMyProfile',
  method: 'GET',
  path: 'user/profile',
  noun: 'person',
  summary: 'The profile of whoever is signed in',
  data: MyProfile,
  errors: ['TokenNotFound'],
});
