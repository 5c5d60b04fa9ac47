import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

export const postLikedMail = defineMail({
  name: 'post-liked',
  data: Type.Object({ name: text, from: text, to: text, subject: text, link: text }),
  words: texts.postLiked,
});
