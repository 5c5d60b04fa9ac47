import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CountryCode, Uuid } from './field.ts';

// Calls of our services to each other, below `/internal` and not below `/api/v1`: with `INTERNAL_TOKEN` for who shows it in
// the header `internalTokenHeader`, else for the same machine alone. They are in no description.

/** Sessions that were ended, for as long as an access token of theirs can be valid. */
export const Revocations = Type.Object({
  revocations: Type.Array(
    Type.Object({
      family: Type.Intersect([Uuid], { description: '`sid` of its tokens' }),
      at: Type.Integer({ description: 'When it was ended, in epoch seconds' }),
    }),
  ),
  next: Type.String({ description: 'What to ask for next time as `since`' }),
});
export type Revocations = Static<typeof Revocations>;

/** Of the account service. The api asks at its start and every 15 s. */
export const listRevocations = defineCall({
  name: 'listRevocations',
  method: 'GET',
  path: 'internal/revocations',
  noun: 'session',
  summary: 'Sessions ended since the answer that gave `since`; without it all that matter',
  query: Type.Object({ since: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) }),
  data: Revocations,
});

/** What the account service knows of a person. */
export const AccountOwner = Type.Object({
  firstName: Type.String({ minLength: 1, maxLength: 100 }),
  lastName: Type.String({ minLength: 1, maxLength: 100 }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  country: Type.Optional(CountryCode),
});
export type AccountOwner = Static<typeof AccountOwner>;

/** Of the api. Saying the same twice is no error. */
export const tellPerson = defineCall({
  name: 'tellPerson',
  method: 'PUT',
  path: 'internal/person/{personID}',
  noun: 'person',
  summary: 'Somebody confirmed an e-mail address, or changed what the account service knows of them',
  params: Type.Object({ personID: Uuid }),
  body: AccountOwner,
  data: Type.Object({ userID: Uuid }),
});

/** Of the api. */
export const forgetPerson = defineCall({
  name: 'forgetPerson',
  method: 'DELETE',
  path: 'internal/person/{personID}',
  noun: 'person',
  summary: 'The account is gone, and with it the person; it never comes back under this id',
  params: Type.Object({ personID: Uuid }),
  data: Type.Object({ userID: Uuid }),
});
