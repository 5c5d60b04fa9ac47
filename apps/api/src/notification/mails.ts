import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();

/** What a day brought; a line for each of it comes behind its words. */
export const notificationDigestMail = defineMail({
  name: 'notification-digest',
  data: Type.Object({ name: text, link: text }),
  words: texts.digest,
});
