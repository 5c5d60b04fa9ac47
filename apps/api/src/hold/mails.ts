import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const data = Type.Object({ name: text, subject: text, link: text });

export const writingRemovedMail = defineMail({ name: 'writing-removed', data, words: texts.writingRemoved });

export const writingPublishedMail = defineMail({
  name: 'writing-published',
  data,
  words: texts.writingPublished,
});

export const groupRemovedMail = defineMail({ name: 'group-removed', data, words: texts.groupRemoved });

export const groupRestoredMail = defineMail({ name: 'group-restored', data, words: texts.groupRestored });
