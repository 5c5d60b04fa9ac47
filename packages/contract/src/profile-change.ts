import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { oneLine } from './pattern.ts';
import { MyProfile } from './person.ts';
import { PictureReference } from './picture-reference.ts';
import { profileLimits as limits } from './profile-limits.ts';

/** Text; null or an empty one takes away what was there. */
function text(maxLength: number) {
  return Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength }));
}

/** The same of one line. */
function line(maxLength: number) {
  return Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, pattern: oneLine }));
}

/** A row of the reference data: its id, or the object that answers give, of which `key` counts. */
function oneOf<Key extends string>(key: Key) {
  const id = { type: ['string', 'null'], maxLength: 100 };
  return Type.Optional(
    Type.Unsafe<string | null | { [name in Key]?: string | null }>({
      type: ['string', 'object', 'null'],
      maxLength: 100,
      properties: { [key]: id },
      description: `Its \`${key}\`, or an object with it`,
    }),
  );
}

/**
 * What somebody changes in their profile (checklist 233–236, 283). Fields that are absent stay as they are; null or an empty
 * text takes away what was there. Fields are taken as answers give them and as forms send them. The e-mail address is the
 * account's: what is sent of it, as of ids and names of other things, is not looked at.
 */
export const ProfileChange = Type.Object({
  firstName: Type.Optional(Type.String({ maxLength: limits.firstName, pattern: oneLine })),
  lastName: Type.Optional(Type.String({ maxLength: limits.lastName, pattern: oneLine })),
  mobilePhone: Type.Optional(
    Type.Unsafe<string | null | { countryCode?: string | null; phoneNumber?: string | null }>({
      type: ['object', 'string', 'null'],
      maxLength: 0,
      properties: {
        countryCode: { type: ['string', 'null'], maxLength: limits.dialCode },
        phoneNumber: { type: ['string', 'null'], maxLength: limits.phoneNumber },
      },
      description: 'Known dial code, with or without plus sign, and a number of at least 8 digits, or none',
    }),
  ),
  removesMobilePhone: Type.Optional(
    Type.Literal(true, {
      description: 'Takes the phone away, as a form that never sends one without a number does',
    }),
  ),
  country: oneOf('code'),
  state: oneOf('stateID'),
  city: line(limits.city),
  gender: oneOf('code'),
  preferredLanguage: oneOf('code'),
  birthDate: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: limits.birthDate,
      description: 'Year, month, day, separated by hyphens, spaces, slashes or dots; stored as YYYY-MM-DD',
    }),
  ),
  showBirthDate: Type.Optional(Type.Boolean()),
  profession: line(limits.profession),
  showProfession: Type.Optional(Type.Boolean()),
  companyName: line(limits.companyName),
  industry: oneOf('id'),
  jobPosition: oneOf('jobPositionID'),
  businessType: oneOf('code'),
  briefPresentation: text(limits.briefPresentation),
  profilePhoto: Type.Optional(PictureReference),
  coverPhoto: Type.Optional(PictureReference),
});
export type ProfileChange = Static<typeof ProfileChange>;

/** Checklist 283. */
export const updateMyProfile = defineCall({
  name: 'updateMyProfile',
  method: 'PUT',
  path: 'user/profile',
  access: 'signed-in',
  limit: 'write',
  noun: 'person',
  summary: 'Changes the fields that are sent; of two who change the same field, the later one wins',
  body: ProfileChange,
  data: MyProfile,
  errors: ['TokenNotFound', 'NotFound', 'UnsupportedMediaType'],
});
