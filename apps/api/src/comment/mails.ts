import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const data = Type.Object({ name: text, from: text, subject: text, link: text });

export const commentReceivedMail = defineMail({
  name: 'comment-received',
  data,
  words: texts.commentReceived,
});

export const commentRepliedMail = defineMail({ name: 'comment-replied', data, words: texts.commentReplied });

export const commentAnsweredMail = defineMail({
  name: 'comment-answered',
  data,
  words: texts.commentAnswered,
});
