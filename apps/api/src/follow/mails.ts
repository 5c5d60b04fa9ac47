import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

/** `from` follows `to`, the reader or a business of theirs. */
export const followedMail = defineMail({
  name: 'followed',
  data: Type.Object({ name: text, from: text, to: text, link: text }),
  words: texts.followed,
});
