import { type Language, languages, type WrittenMail } from '@kontor/contract';
import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/schema';
import type { Mail, MailText } from './mail.ts';

/**
 * What a mail says in one language, after the greeting. `{field}` stands for a field of its data; a paragraph with a field that is
 * not given is left out.
 */
interface Words extends Omit<MailText, 'button' | 'lists' | 'unsubscribe'> {
  /** Label of the one thing to do. */
  button?: string;
}

type WordsByLanguage = Record<Language, Words>;

interface MailDeclaration<Shape extends TObject> {
  name: string;
  /** What it says and whom it greets by `name`. Links are whole addresses. */
  data: Shape;
  /** From the noun's `mail-texts.json`; by its data where it says different things. */
  words: WordsByLanguage | ((data: Static<Shape>) => WordsByLanguage);
  /** The field where its button leads: `link`, unless it is called otherwise; without it there is no button. */
  buttonLink?: keyof Static<Shape>;
}

interface Reader {
  email: string;
  language: Language;
}

/** Whom a mail goes to, where an answer goes to when not to us, and where such mails are ended. */
type Addressed = Reader & Pick<WrittenMail, 'replyTo' | 'unsubscribe'>;

/** What a mail says, in each language. */
export interface MailTemplate<Data = never> {
  name: string;
  /** The shape of its data. */
  data: TObject;
  /** The mail for its reader, for the outbox of the account service. */
  to(reader: Reader, data: Data): Mail;
  /** The same in words, for a service that has the account service send it. */
  inWords(reader: Addressed, data: Data): WrittenMail;
  /**
   * The same in every language, of which the account service takes the one of the reader's account, if there is one; by data of
   * each language where they have words of their own.
   */
  inEachLanguage(reader: Addressed, data: Data | ((language: Language) => Data)): WrittenMail;
  /** Its words. @throws when the data are not of its shape */
  write(language: Language, data: unknown): MailText;
}

const greetings: Record<Language, { byName: string; toAnybody: string }> = {
  en: { byName: 'Hello {name},', toAnybody: 'Hello,' },
  es: { byName: 'Hola, {name}:', toAnybody: 'Hola:' },
  it: { byName: 'Buongiorno {name},', toAnybody: 'Buongiorno,' },
  zh: { byName: '{name}，您好：', toAnybody: '您好：' },
};

const field = /\{(\w+)\}/g;

/** Declares a mail of a noun: the one way of every service. */
export function defineMail<Shape extends TObject>({
  name,
  data: shape,
  words,
  buttonLink = 'link',
}: MailDeclaration<Shape>): MailTemplate<Static<Shape>> {
  const fits = (data: unknown): data is Static<Shape> => Check(shape, data);
  const greetingIn = (language: Language) =>
    greetings[language]['name' in shape.properties ? 'byName' : 'toAnybody'];

  function write(language: Language, data: unknown): MailText {
    if (!fits(data)) throw new Error(`The data of a mail ${name} are not of its shape.`);
    const byLanguage = typeof words === 'function' ? words(data) : words;
    const { subject, paragraphs, button, note } = byLanguage[language];
    const given = new Map(Object.entries(data));
    const isSaid = (text: string) => [...text.matchAll(field)].every(([, key = '']) => given.has(key));
    const fill = (text: string) => text.replaceAll(field, (_, key: string) => String(given.get(key)));
    return {
      subject: fill(subject),
      paragraphs: [greetingIn(language), ...paragraphs].filter(isSaid).map(fill),
      ...(button === undefined || !given.has(String(buttonLink))
        ? {}
        : { button: { label: button, link: String(given.get(String(buttonLink))) } }),
      note: fill(note),
    };
  }

  function inWords({ email, ...addressed }: Addressed, data: Static<Shape>): WrittenMail {
    return { to: email, ...addressed, ...write(addressed.language, data) };
  }

  return {
    name,
    data: shape,
    to: ({ email, language }, data) => ({ to: email, language, template: name, data }),
    inWords,
    inEachLanguage(reader, data) {
      const dataIn = typeof data === 'function' ? data : () => data;
      return {
        ...inWords(reader, dataIn(reader.language)),
        translations: languages
          .filter((language) => language !== reader.language)
          .map((language) => ({ language, ...write(language, dataIn(language)) })),
      };
    },
    write,
  };
}
