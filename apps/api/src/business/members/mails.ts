import { defineMail } from '@kontor/server/mail';
import { type Static, Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

/** Of invitations: `from` is who invites. The reader may have no account, so nobody is greeted by name. */
const Invited = Type.Object({ from: text, companyName: text, link: text });

const invitation = (name: string, words: typeof texts.memberInvitation) =>
  defineMail({ name, data: Invited, words });

export const memberInvitationMail = invitation('business-member-invitation', texts.memberInvitation);
export const adminInvitationMail = invitation('business-admin-invitation', texts.adminInvitation);

/** `name` is the reader, `other` whom it is about besides. */
const Notice = Type.Object({ name: text, other: text, companyName: text, link: text });
export type NoticeData = Static<typeof Notice>;

const notice = (name: string, words: typeof texts.joinAsked) => defineMail({ name, data: Notice, words });

export const ownershipOfferedMail = notice('ownership-offered', texts.ownershipOffered);
export const ownershipOfferMadeMail = notice('ownership-offer-made', texts.ownershipOfferMade);
export const ownershipDeclinedMail = notice('ownership-declined', texts.ownershipDeclined);
export const ownershipTakenMail = notice('ownership-taken', texts.ownershipTaken);
export const ownershipGivenMail = notice('ownership-given', texts.ownershipGiven);
export const joinAskedMail = notice('join-asked', texts.joinAsked);
export const joinAcceptedMail = notice('join-accepted', texts.joinAccepted);
export const joinDeclinedMail = notice('join-declined', texts.joinDeclined);
