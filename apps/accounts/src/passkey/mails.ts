import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

export const passkeyChangedMail = defineMail({
  name: 'passkey-changed',
  data: Type.Object({
    name: Type.String(),
    change: Type.Enum(['added', 'removed']),
    link: Type.Optional(Type.String()),
  }),
  words: ({ change }) => texts[change],
});

export const passkeyMails = [passkeyChangedMail];
