import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const data = Type.Object({ name: text, link: text });

export const confirmEmailMail = defineMail({ name: 'confirm-email', data, words: texts.confirmEmail });

export const accountExistsMail = defineMail({
  name: 'account-exists',
  data: Type.Object({ name: text, loginLink: text, passwordLink: text }),
  words: texts.accountExists,
  buttonLink: 'loginLink',
});

export const choosePasswordMail = defineMail({ name: 'choose-password', data, words: texts.choosePassword });

export const signUpMails = [confirmEmailMail, accountExistsMail, choosePasswordMail];
