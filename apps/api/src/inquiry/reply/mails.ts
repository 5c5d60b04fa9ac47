import { type Language, languages } from '@kontor/contract';
import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };
import { type Refusal, refusals } from './reply-outcome.ts';

const text = Type.String();
const About = Type.Object({ name: text, subject: text, link: text });

/** Why what somebody sent by mail became no message, and where to go on. */
export const replyRefusedMail = defineMail({
  name: 'reply-refused',
  data: Type.Object({ ...About.properties, reason: Type.Enum(refusals) }),
  words: ({ reason }) => refusedBecause(reason),
});

function refusedBecause(reason: Refusal) {
  const inLanguage = (language: Language) => {
    const { paragraphs, ...words } = texts.refused[language];
    return { ...words, paragraphs: [...paragraphs, texts.reasons[reason][language]] };
  };
  const written = languages.map((language) => [language, inLanguage(language)] as const);
  return Object.fromEntries(written) as Record<Language, ReturnType<typeof inLanguage>>;
}

/** What somebody sent by mail became a message, without the files that came with it. */
export const replyWithoutFilesMail = defineMail({
  name: 'reply-without-files',
  data: About,
  words: texts.withoutFiles,
});
