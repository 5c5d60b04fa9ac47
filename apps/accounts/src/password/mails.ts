import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const data = Type.Object({ name: Type.String(), link: Type.String() });

export const newPasswordMail = defineMail({ name: 'new-password', data, words: texts.newPassword });

/** Its button leads to another password, since whoever changed this one may be in: the page of security is for whoever still is. */
export const passwordChangedMail = defineMail({
  name: 'password-changed',
  data: Type.Object({
    ...data.properties,
    // Mails that waited when it was added are without it.
    securityLink: Type.Optional(Type.String()),
  }),
  words: texts.passwordChanged,
});

export const passwordMails = [newPasswordMail, passwordChangedMail];
