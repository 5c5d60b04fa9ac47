import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import {
  BusinessTypeName,
  CountryName,
  IndustryName,
  JobPositionName,
  LanguageName,
  Picture,
  Reactions,
  StateName,
  Uuid,
} from './field.ts';

const optionalText = Type.Optional(Type.String());
const Origin = Type.Enum(['registered', 'demo']);

/** Checklist 167: a person as cards show them; never with e-mail address or phone. */
export const PersonCard = Type.Object({
  userID: Uuid,
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  profilePhoto: Type.Optional(Picture),
  country: Type.Optional(CountryName),
  state: Type.Optional(StateName),
  city: optionalText,
  jobPosition: Type.Optional(JobPositionName),
  companyName: optionalText,
  briefPresentation: optionalText,
  origin: Origin,
  reactions: Reactions,
});
export type PersonCard = Static<typeof PersonCard>;

const BirthDate = Type.String({ description: 'YYYY-MM-DD' });

/** What a person's own and their public profile have in common. */
const profile = {
  userID: Uuid,
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  country: Type.Optional(CountryName),
  state: Type.Optional(StateName),
  city: optionalText,
  businessType: Type.Optional(BusinessTypeName),
  companyName: optionalText,
  industry: Type.Optional(IndustryName),
  jobPosition: Type.Optional(JobPositionName),
  preferredLanguage: Type.Optional(LanguageName),
  briefPresentation: optionalText,
  profilePhoto: Type.Optional(Picture),
  coverPhoto: Type.Optional(Picture),
};

/** Checklist 168 and 264: a person's own profile. */
export const MyProfile = Type.Object({
  ...profile,
  email: Type.Optional(
    Type.String({ description: 'Read-only; absent until the account service has told it' }),
  ),
  mobilePhone: Type.Optional(Type.Object({ countryCode: Type.String(), phoneNumber: Type.String() })),
  gender: Type.Optional(Type.Object({ code: Type.String(), name: Type.String() })),
  birthDate: Type.Optional(BirthDate),
  showBirthDate: Type.Boolean({ description: 'Whether others see the birth date' }),
  profession: optionalText,
  showProfession: Type.Boolean({ description: 'Whether others see the profession' }),
});
export type MyProfile = Static<typeof MyProfile>;

/** A person as everybody sees them: never with e-mail address, phone or gender. */
export const PublicProfile = Type.Object({
  ...profile,
  birthDate: Type.Optional(Type.Intersect([BirthDate], { description: 'Where they show it' })),
  profession: Type.Optional(Type.String({ description: 'Where they show it' })),
  origin: Origin,
  reactions: Reactions,
});
export type PublicProfile = Static<typeof PublicProfile>;

export const getMyProfile = defineCall({
  name: 'getMyProfile',
  method: 'GET',
  path: 'user/profile',
  access: 'signed-in',
  limit: 'read',
  noun: 'person',
  summary: 'The profile of whoever is signed in',
  data: MyProfile,
  errors: ['TokenNotFound'],
});

/** Checklist 284. */
export const getPublicProfile = defineCall({
  name: 'getPublicProfile',
  method: 'GET',
  path: 'user/public-profile/{userID}',
  access: 'anyone',
  limit: 'read',
  noun: 'person',
  summary: 'A person as everybody sees them',
  params: Type.Object({ userID: Uuid }),
  data: PublicProfile,
  errors: ['NotFound'],
});

/** What somebody may do for a business. */
export const BusinessRole = Type.Enum(['owner', 'admin', 'member']);
export type BusinessRole = Static<typeof BusinessRole>;

const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** All the api stores of a person, for themselves: names and ids as they are stored, in no language. */
export const PersonArchive = Type.Object({
  profile: Type.Optional(
    Type.Object({
      userID: Uuid,
      origin: Type.String(),
      username: Type.String(),
      firstName: Type.String(),
      lastName: Type.String(),
      email: optionalText,
      ownName: Type.Boolean({ description: 'Whether the name was written in the profile' }),
      mobilePhoneCountryCode: optionalText,
      mobilePhoneNumber: optionalText,
      profilePhoto: Type.Optional(Picture),
      coverPhoto: Type.Optional(Picture),
      country: optionalText,
      stateID: optionalText,
      city: optionalText,
      gender: optionalText,
      preferredLanguage: optionalText,
      birthDate: Type.Optional(BirthDate),
      showBirthDate: Type.Boolean(),
      profession: optionalText,
      showProfession: Type.Boolean(),
      jobPositionID: optionalText,
      companyName: optionalText,
      industryID: optionalText,
      businessType: optionalText,
      briefPresentation: optionalText,
      likes: Type.Integer({ description: 'Of others, for this person' }),
      createdAt: Moment,
      updatedAt: Moment,
    }),
  ),
  businesses: Type.Array(
    Type.Object({ businessID: Uuid, companyName: Type.String(), role: BusinessRole, since: Moment }),
  ),
  operatorRoles: Type.Array(Type.Object({ role: Type.String(), since: Moment })),
  uploads: Type.Array(
    Type.Object({
      token: Uuid,
      purpose: Type.String(),
      contentType: Type.String(),
      bytes: Type.Integer(),
      state: Type.String(),
      /** Addresses of the pictures it became. */
      pictures: Type.Array(Type.String()),
      at: Moment,
    }),
  ),
  reactions: Type.Array(
    Type.Object({
      resourceType: Type.String(),
      resourceID: Uuid,
      asBusinessID: Type.Optional(Uuid),
      reactionType: Type.String(),
      at: Moment,
    }),
  ),
});
export type PersonArchive = Static<typeof PersonArchive>;
