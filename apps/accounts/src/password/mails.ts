import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const data = Type.Object({ name: Type.String(), link: Type.String() });

export const newPasswordMail = defineMail({ name: 'new-password', data, words: texts.newPassword });

export const passwordChangedMail = defineMail({
  name: 'password-changed',
  data,
  words: texts.passwordChanged,
});

export const passwordMails = [newPasswordMail, passwordChangedMail];
