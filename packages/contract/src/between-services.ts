import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CountryCode, Uuid } from './field.ts';
import { languages } from './language.ts';
import { BusinessRole, PersonArchive } from './person.ts';

// Calls of our services to each other, below `/internal` and not below `/api/v1`, for who shows `INTERNAL_TOKEN` in the
// header `internalTokenHeader`. They are in no description.

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
  access: 'services',
  noun: 'session',
  summary: 'Sessions ended since the answer that gave `since`; without it all that matter',
  query: Type.Object({ since: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) }),
  data: Revocations,
});

/** What calls about one person have in common. */
const ofPerson = { access: 'services', noun: 'person', params: Type.Object({ personID: Uuid }) } as const;
const PersonTold = Type.Object({ userID: Uuid });

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
  ...ofPerson,
  name: 'listSoleBusinesses',
  method: 'GET',
  path: 'internal/person/{personID}/sole-business',
  summary: 'The businesses only this person owns: without them nobody would',
  data: Type.Array(SoleBusiness),
});

/** Of the api. All or none are transferred; saying the same twice is no error. */
export const transferBusinesses = defineCall({
  ...ofPerson,
  name: 'transferBusinesses',
  method: 'PUT',
  path: 'internal/person/{personID}/heirs',
  summary: 'Makes a member the owner of a business in place of this person, who stays as an administrator',
  body: Type.Object({
    heirs: Type.Array(Type.Object({ businessID: Uuid, heirID: Uuid }), { minItems: 1, maxItems: 100 }),
  }),
  data: PersonTold,
});

/** Of the api. Somebody it was never told of has no profile there. */
export const exportPerson = defineCall({
  ...ofPerson,
  name: 'exportPerson',
  method: 'GET',
  path: 'internal/person/{personID}/archive',
  summary: 'All the api keeps of this person',
  data: PersonArchive,
});

/** A mail that another service has written. */
export const WrittenMail = Type.Object({
  to: Type.String({ minLength: 3, maxLength: 254 }),
  /** Whom an answer goes to, when not us. */
  replyTo: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  language: Type.Enum([...languages]),
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  paragraphs: Type.Array(Type.String({ maxLength: 2_000 }), { minItems: 1, maxItems: 100 }),
  /** The one thing to do. */
  button: Type.Optional(
    Type.Object({
      label: Type.String({ minLength: 1, maxLength: 100 }),
      link: Type.String({ maxLength: 2_000, pattern: '^https?://' }),
    }),
  ),
  note: Type.String({ maxLength: 500 }),
});
export type WrittenMail = Static<typeof WrittenMail>;

/** Of the account service, which alone knows the mail server. Saying the same twice is no error. */
export const sendMail = defineCall({
  name: 'sendMail',
  method: 'PUT',
  path: 'internal/mail/{mailID}',
  access: 'services',
  noun: 'mail',
  summary: 'Sends a mail, once for each id',
  params: Type.Object({ mailID: Uuid }),
  body: WrittenMail,
  data: Type.Object({ mailID: Uuid }),
});

/** A role somebody was given or lost. */
export const RoleEvent = Type.Object({
  userID: Uuid,
  kind: Type.Enum(['role-granted', 'role-revoked']),
  /** A role of the operator, or the role in a business. */
  role: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
  businessID: Type.Optional(Uuid),
});
export type RoleEvent = Static<typeof RoleEvent>;

/** Of the account service, which keeps everybody's security log. Saying the same twice is no error. */
export const recordRoleEvent = defineCall({
  name: 'recordRoleEvent',
  method: 'PUT',
  path: 'internal/security-event/{eventID}',
  access: 'services',
  noun: 'person',
  summary: 'Adds a change of roles to the security log of the person, once for each id',
  params: Type.Object({ eventID: Uuid }),
  body: RoleEvent,
  data: Type.Object({ eventID: Uuid }),
});
