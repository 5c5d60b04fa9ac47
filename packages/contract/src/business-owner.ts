import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { BusinessRole } from './person.ts';

// What the account service asks of businesses before one of their owners leaves.

/** What calls about one owner have in common. */
const ofOwner = { access: 'services', noun: 'business', params: Type.Object({ personID: Uuid }) } as const;

/** A business with one owner, and who could be the next: its other members. */
export const SoleBusiness = Type.Object({
  businessID: Uuid,
  companyName: Type.String(),
  members: Type.Array(
    Type.Object({
      userID: Uuid,
      firstName: Type.String(),
      lastName: Type.String(),
      role: BusinessRole,
    }),
  ),
});
export type SoleBusiness = Static<typeof SoleBusiness>;

/** Of the api. */
export const listSoleBusinesses = defineCall({
  ...ofOwner,
  name: 'listSoleBusinesses',
  method: 'GET',
  path: 'internal/person/{personID}/sole-business',
  summary: 'The businesses only this person owns: without them nobody would',
  data: Type.Array(SoleBusiness),
});

/** Of the api. All or none are transferred; saying the same twice is no error. */
export const transferBusinesses = defineCall({
  ...ofOwner,
  name: 'transferBusinesses',
  method: 'PUT',
  path: 'internal/person/{personID}/heirs',
  summary: 'Makes a member the owner of a business in place of this person, who stays as an administrator',
  body: Type.Object({
    heirs: Type.Array(Type.Object({ businessID: Uuid, heirID: Uuid }), { minItems: 1, maxItems: 100 }),
  }),
  data: Type.Object({ userID: Uuid }),
});
