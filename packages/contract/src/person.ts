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
      leavingSince: Type.Optional(Moment),
    }),
  ),
  businesses: Type.Array(
    Type.Object({ businessID: Uuid, companyName: Type.String(), role: BusinessRole, since: Moment }),
  ),
  invitations: Type.Array(
    Type.Object({
      businessID: Uuid,
      sentByMe: Type.Boolean({ description: 'Else it was sent to their address' }),
      email: Type.String(),
      role: BusinessRole,
      createdAt: Moment,
      expiresAt: Moment,
      outcome: optionalText,
    }),
  ),
  ownershipTransfers: Type.Array(
    Type.Object({ businessID: Uuid, ownerID: Uuid, heirID: Uuid, createdAt: Moment, expiresAt: Moment }),
  ),
  joinRequests: Type.Array(
    Type.Object({
      businessID: Uuid,
      email: Type.String(),
      createdAt: Moment,
      declinedAt: Type.Optional(Moment),
    }),
  ),
  operatorRoles: Type.Array(Type.Object({ role: Type.String(), since: Moment })),
  products: Type.Array(Type.Object({ productID: Uuid, businessID: Uuid, name: Type.String(), at: Moment }), {
    description: 'Of businesses, of which this person was the last to change them',
  }),
  inquiries: Type.Array(
    Type.Object({
      requestID: Uuid,
      subject: Type.String(),
      asMyself: Type.Boolean({ description: 'Else they wrote for a business' }),
      messages: Type.Array(
        Type.Object({
          content: Type.String(),
          datetime: Moment,
          files: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
        }),
      ),
    }),
    { description: 'Conversations of this person, and those in which they wrote, with what they wrote' },
  ),
  inquirySafety: Type.Object({
    blocked: Type.Array(Type.Object({ partyID: Uuid, at: Moment }), { description: 'Whom they block' }),
    muted: Type.Array(Type.Object({ requestID: Uuid, at: Moment })),
    firstContacts: Type.Array(Type.Object({ requestID: Uuid, at: Moment }), {
      description: 'Inquiries to businesses that did not know them, of about the last day',
    }),
    suspensions: Type.Array(Type.Object({ from: Moment, until: Moment })),
    hidesReadMarks: Type.Boolean({ description: 'Whether they keep to themselves what they have read' }),
  }),
  reports: Type.Array(
    Type.Object({
      reportID: Uuid,
      did: Type.Enum(['reported', 'decided', 'was reported']),
      reason: Type.String(),
      text: optionalText,
      at: Moment,
      decision: optionalText,
    }),
    { description: 'What this person reported or decided as a moderator, and reports about them' },
  ),
  receivedFiles: Type.Array(
    Type.Object({
      requestID: Uuid,
      name: Type.String(),
      action: Type.Enum(['confirmed', 'downloaded']),
      at: Moment,
    }),
    { description: 'Files of conversations that this person confirmed to be confidential, or got' },
  ),
  inquiryNotes: Type.Array(Type.Object({ requestID: Uuid, content: Type.String(), datetime: Moment }), {
    description: 'What they noted on conversations for the people of their business',
  }),
  absences: Type.Array(
    Type.Object({ businessID: Uuid, userID: Uuid, firstDay: Type.String(), lastDay: Type.String() }),
    { description: 'Days on which they are away from a business, or stand in for the person named' },
  ),
  routingRules: Type.Array(Type.Object({ businessID: Uuid, position: Type.Integer() }), {
    description: 'Rules by which inquiries to a business are assigned to them',
  }),
  notifications: Type.Object({
    told: Type.Array(
      Type.Object({
        kind: Type.String(),
        subjectID: Uuid,
        from: Type.String(),
        subject: Type.String(),
        at: Moment,
      }),
    ),
    choices: Type.Array(
      Type.Object({
        kind: Type.String(),
        onPage: Type.Boolean(),
        mail: Type.String(),
        push: Type.Boolean(),
      }),
    ),
    browsers: Type.Array(Type.Object({ pushService: Type.String(), since: Moment }), {
      description: 'In which they turned notifications on, by the origin of the push service',
    }),
    timeZone: Type.Optional(Type.String()),
    digests: Type.Array(Type.String({ description: 'Days of which a summary was mailed' })),
  }),
  productImports: Type.Array(
    Type.Object({
      importID: Uuid,
      businessID: Uuid,
      fileName: Type.String(),
      did: Type.Enum(['began', 'undid']),
      at: Moment,
    }),
    { description: 'Imports of products that this person began or undid' },
  ),
  uploads: Type.Array(
    Type.Object({
      token: Uuid,
      purpose: Type.String(),
      contentType: Type.String(),
      bytes: Type.Integer(),
      state: Type.String(),
      /** Addresses of the pictures it became. */
      pictures: Type.Array(Type.String()),
      file: Type.Optional(Type.String({ description: 'Address of a file that is no picture' })),
      at: Moment,
    }),
  ),
  posts: Type.Array(
    Type.Object({
      postID: Uuid,
      content: Type.String(),
      kind: Type.String(),
      asBusinessID: Type.Optional(Uuid),
      pictures: Type.Array(Type.String()),
      before: Type.Array(Type.String({ description: 'What it said before it was edited' })),
      at: Moment,
      groupID: Type.Optional(Uuid),
      editedAt: Type.Optional(Moment),
      removedAt: Type.Optional(Moment),
    }),
  ),
  newsfeed: Type.Object({ choice: Type.Optional(Type.String()) }),
  favorites: Type.Array(Type.Object({ resourceType: Type.String(), resourceID: Uuid, at: Moment })),
  savedSearches: Type.Array(
    Type.Object({
      savedSearchID: Uuid,
      name: Type.String(),
      resourceType: Type.String(),
      query: Type.Unknown({ description: 'What it asks for' }),
      at: Moment,
      seenAt: Moment,
      digest: Type.String({ description: 'How often mails tell what is new in it' }),
      digestedAt: Moment,
      hasFeed: Type.Boolean(),
    }),
  ),
  savedSearchDigests: Type.Array(Moment, { description: 'When a mail told of what is new' }),
  followUps: Type.Array(
    Type.Object({
      followUpID: Uuid,
      subjectType: Type.String(),
      subjectID: Uuid,
      businessID: Type.Optional(Uuid),
      day: Type.String(),
      note: Type.Optional(Type.String()),
      at: Moment,
      doneAt: Type.Optional(Moment),
      deletedAt: Type.Optional(Moment),
    }),
  ),
  lists: Type.Object({
    own: Type.Array(
      Type.Object({
        listID: Uuid,
        name: Type.String(),
        at: Moment,
        archivedAt: Type.Optional(Moment),
        entries: Type.Array(
          Type.Object({ resourceType: Type.String(), resourceID: Uuid, tags: Type.Array(Type.String()) }),
        ),
        shared: Type.Array(
          Type.Object({
            userID: Type.Optional(Uuid),
            businessID: Type.Optional(Uuid),
            mayEdit: Type.Boolean(),
          }),
        ),
      }),
    ),
    notes: Type.Array(
      Type.Object({
        listID: Uuid,
        resourceType: Type.String(),
        resourceID: Uuid,
        content: Type.String(),
        at: Moment,
      }),
    ),
    added: Type.Array(
      Type.Object({ listID: Uuid, resourceType: Type.String(), resourceID: Uuid, at: Moment }),
    ),
    sharedWithOne: Type.Array(Type.Object({ listID: Uuid, mayEdit: Type.Boolean(), at: Moment })),
  }),
  follows: Type.Array(
    Type.Object({
      resourceType: Type.String(),
      resourceID: Uuid,
      posts: Type.Boolean(),
      products: Type.Boolean(),
      certificates: Type.Boolean(),
      at: Moment,
    }),
  ),
  holds: Type.Object({
    held: Type.Array(
      Type.Object({
        resourceType: Type.String(),
        resourceID: Uuid,
        cause: Type.String(),
        at: Moment,
        reason: optionalText,
        note: optionalText,
      }),
      { description: 'What they wrote that others do not see' },
    ),
    decided: Type.Array(Type.Object({ resourceType: Type.String(), resourceID: Uuid, at: Moment }), {
      description: 'What they refused as a moderator',
    }),
    written: Type.Array(Type.Object({ kind: Type.String(), mentions: Type.Integer(), at: Moment }), {
      description: 'That they wrote something, of about the last day',
    }),
  }),
  blocking: Type.Object({
    muted: Type.Array(Type.Object({ resourceType: Type.String(), resourceID: Uuid, at: Moment })),
    hiddenPosts: Type.Array(Type.Object({ postID: Uuid, at: Moment })),
  }),
  connections: Type.Array(
    Type.Object({
      userID: Uuid,
      askedByMe: Type.Boolean(),
      state: Type.Enum(['asked', 'received', 'connected', 'ended']),
      isShown: Type.Boolean(),
      askedAt: Moment,
      acceptedAt: Type.Optional(Moment),
    }),
  ),
  purchases: Type.Object(
    {
      orders: Type.Array(
        Type.Object({
          orderID: Uuid,
          businessID: Uuid,
          planId: Type.String(),
          way: Type.String(),
          totalCents: Type.Integer(),
          currency: Type.String(),
          buyer: Type.Unknown(),
          at: Moment,
          takenBackAt: Type.Optional(Moment),
        }),
      ),
      events: Type.Array(
        Type.Object({
          orderID: Uuid,
          kind: Type.String(),
          cause: Type.String(),
          at: Moment,
          detail: Type.Optional(Type.String()),
        }),
      ),
      renewals: Type.Array(Type.Object({ businessID: Uuid, card: Type.String(), at: Moment })),
      vouchers: Type.Array(Type.Object({ code: Type.String(), note: Type.String(), at: Moment })),
    },
    { description: 'Packages they ordered or took back, events of money they caused, renewals they chose' },
  ),
  invoices: Type.Array(
    Type.Object({
      number: Type.String(),
      kind: Type.String(),
      orderID: Uuid,
      businessID: Uuid,
      issuedOn: Type.String(),
      buyer: Type.Unknown(),
      totalCents: Type.Integer(),
      currency: Type.String(),
    }),
    { description: 'Of those packages; each names the business, and stays when the person leaves' },
  ),
  support: Type.Object(
    {
      bookings: Type.Array(
        Type.Object({
          bookingID: Uuid,
          businessID: Uuid,
          startsAt: Moment,
          minutes: Type.Integer(),
          topic: Type.String(),
          message: Type.String(),
          timeZone: Type.String(),
          at: Moment,
        }),
      ),
      logged: Type.Array(
        Type.Object({ bookingID: Uuid, minutes: Type.Integer(), note: Type.String(), at: Moment }),
      ),
    },
    { description: 'Times they booked with the support team, and minutes they logged for it' },
  ),
  groups: Type.Object({
    memberships: Type.Array(
      Type.Object({ groupID: Uuid, name: Type.String(), role: Type.String(), joinedAt: Moment }),
    ),
    requests: Type.Array(
      Type.Object({
        groupID: Uuid,
        name: Type.String(),
        state: Type.String(),
        request: Type.Optional(Type.String()),
        at: Moment,
      }),
    ),
    invited: Type.Array(Type.Object({ groupID: Uuid, userID: Uuid, at: Moment })),
  }),
  comments: Type.Array(
    Type.Object({
      commentID: Uuid,
      resourceType: Type.String(),
      resourceID: Uuid,
      businessID: Type.Optional(Uuid),
      content: Type.String(),
      at: Moment,
      editedAt: Type.Optional(Moment),
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
  businessEdits: Type.Object({
    confirmed: Type.Array(Type.Object({ businessID: Uuid, section: Type.String(), at: Moment })),
    changes: Type.Array(
      Type.Object({
        businessID: Uuid,
        section: Type.String(),
        field: Type.String(),
        before: Type.Optional(Type.Unknown()),
        after: Type.Optional(Type.Unknown()),
        at: Moment,
      }),
    ),
    drafts: Type.Array(
      Type.Object({
        businessID: Uuid,
        section: Type.String(),
        fields: Type.Unknown({ description: 'What was typed, by field' }),
        at: Moment,
      }),
    ),
  }),
});
export type PersonArchive = Static<typeof PersonArchive>;
