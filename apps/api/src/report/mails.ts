import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

export const messageWarnedMail = defineMail({
  name: 'message-warned',
  data: Type.Object({ name: text, subject: text, link: text }),
  words: texts.messageWarned,
});

export const writingWarnedMail = defineMail({
  name: 'writing-warned',
  data: Type.Object({ name: text, subject: text, link: text }),
  words: texts.writingWarned,
});
