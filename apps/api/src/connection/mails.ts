import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
/** `name` is the reader, `from` the other side, `to` the reader or a business of theirs. */
const About = Type.Object({ name: text, from: text, to: text, link: text });

export const connectionAskedMail = defineMail({
  name: 'connection-asked',
  data: About,
  words: texts.connectionAsked,
});

export const connectionAcceptedMail = defineMail({
  name: 'connection-accepted',
  data: About,
  words: texts.connectionAccepted,
});
