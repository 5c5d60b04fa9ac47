import { defineMail } from '@kontor/server/mail';
import { type Static, Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

/** Of invitations: `from` is who invites. The reader may have no account, so nobody is greeted by name. */
const Invited = Type.Object({ from: text, companyName: text, link: text });

export const memberInvitationMail = defineMail({
  name: 'business-member-invitation',
  data: Invited,
  words: texts.memberInvitation,
});

export const adminInvitationMail = defineMail({
  name: 'business-admin-invitation',
  data: Invited,
  words: texts.adminInvitation,
});

/** `name` is the reader, `other` whom it is about besides. */
const Notice = Type.Object({ name: text, other: text, companyName: text, link: text });
export type NoticeData = Static<typeof Notice>;

export const ownershipOfferedMail = defineMail({
  name: 'ownership-offered',
  data: Notice,
  words: texts.ownershipOffered,
});

export const ownershipOfferMadeMail = defineMail({
  name: 'ownership-offer-made',
  data: Notice,
  words: texts.ownershipOfferMade,
});

export const ownershipDeclinedMail = defineMail({
  name: 'ownership-declined',
  data: Notice,
  words: texts.ownershipDeclined,
});

export const ownershipTakenMail = defineMail({
  name: 'ownership-taken',
  data: Notice,
  words: texts.ownershipTaken,
});

export const ownershipGivenMail = defineMail({
  name: 'ownership-given',
  data: Notice,
  words: texts.ownershipGiven,
});

export const joinAskedMail = defineMail({ name: 'join-asked', data: Notice, words: texts.joinAsked });

export const joinAcceptedMail = defineMail({
  name: 'join-accepted',
  data: Notice,
  words: texts.joinAccepted,
});

export const joinDeclinedMail = defineMail({
  name: 'join-declined',
  data: Notice,
  words: texts.joinDeclined,
});
