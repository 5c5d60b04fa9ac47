import { type Static, Type } from 'typebox';
import { accountLimits } from './account-limits.ts';
import { defineCall } from './call.ts';
import { CountryCode, Uuid } from './field.ts';
import { PersonArchive } from './person.ts';

// What the account service tells the api of people, and asks of them.

/** What calls about one person have in common. */
const ofPerson = { access: 'services', noun: 'person', params: Type.Object({ personID: Uuid }) } as const;
const PersonTold = Type.Object({ userID: Uuid });

/** What the account service knows of a person. */
export const AccountOwner = Type.Object({
  firstName: Type.String({ minLength: 1, maxLength: accountLimits.name }),
  lastName: Type.String({ minLength: 1, maxLength: accountLimits.name }),
  email: Type.String({ minLength: 3, maxLength: accountLimits.email }),
  country: Type.Optional(CountryCode),
  /** The account is to be deleted, and can be kept until then. */
  isLeaving: Type.Optional(Type.Boolean()),
});
export type AccountOwner = Static<typeof AccountOwner>;

/** Of the api. Saying the same twice is no error. */
export const tellPerson = defineCall({
  ...ofPerson,
  name: 'tellPerson',
  method: 'PUT',
  path: 'internal/person/{personID}',
  summary: 'Somebody confirmed an e-mail address, or changed what the account service knows of them',
  body: AccountOwner,
  data: PersonTold,
});

/** Of the api. */
export const forgetPerson = defineCall({
  ...ofPerson,
  name: 'forgetPerson',
  method: 'DELETE',
  path: 'internal/person/{personID}',
  summary: 'The account is gone, and with it the person; it never comes back under this id',
  data: PersonTold,
});

/** Of the api. Somebody it was never told of has no profile there. */
export const exportPerson = defineCall({
  ...ofPerson,
  name: 'exportPerson',
  method: 'GET',
  path: 'internal/person/{personID}/archive',
  summary: 'All the api stores of this person',
  data: PersonArchive,
});
