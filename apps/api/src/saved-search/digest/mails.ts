import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

/** What is new in saved searches; their lists come behind its words. */
export const searchDigestMail = defineMail({
  name: 'saved-search-digest',
  data: Type.Object({ name: text, link: text }),
  words: texts,
});
