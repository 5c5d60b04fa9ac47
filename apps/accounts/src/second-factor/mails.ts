import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

export const secondFactorChangedMail = defineMail({
  name: 'second-factor-changed',
  data: Type.Object({
    name: Type.String(),
    change: Type.Enum(['on', 'off', 'codes']),
    link: Type.Optional(Type.String()),
  }),
  words: ({ change }) => texts[change],
});

export const secondFactorMails = [secondFactorChangedMail];
