import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

/** `to` is what it is about, `subject` the note somebody left themselves, which may be empty. */
export const followUpDueMail = defineMail({
  name: 'follow-up-due',
  data: Type.Object({ name: text, to: text, subject: text, link: text }),
  words: ({ subject }) => (subject === '' ? texts.plain : texts.noted),
});
