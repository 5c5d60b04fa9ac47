import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
// Mails that waited when it was added are without it.
const securityLink = Type.Optional(text);

export const changeEmailFromMail = defineMail({
  name: 'change-email-from',
  data: Type.Object({ name: text, newEmail: text, link: text, securityLink }),
  words: texts.changeEmailFrom,
});

export const changeEmailToMail = defineMail({
  name: 'change-email-to',
  data: Type.Object({ name: text, link: text }),
  words: texts.changeEmailTo,
});

export const emailChangedMail = defineMail({
  name: 'email-changed',
  data: Type.Object({ name: text, newEmail: text, link: Type.Optional(text) }),
  words: texts.emailChanged,
});

export const deletionAskedMail = defineMail({
  name: 'deletion-asked',
  data: Type.Object({ name: text, date: text, link: text, securityLink }),
  words: texts.deletionAsked,
});

/** `from` is who leaves; without a name of the business when the api could not tell it. */
export const businessHandedOverMail = defineMail({
  name: 'business-handed-over',
  data: Type.Object({ name: text, from: text, companyName: Type.Optional(text), link: text }),
  words: ({ companyName }) =>
    companyName === undefined ? texts.businessHandedOver : texts.namedBusinessHandedOver,
});

export const accountMails = [
  changeEmailFromMail,
  changeEmailToMail,
  emailChangedMail,
  deletionAskedMail,
  businessHandedOverMail,
];
