import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/schema';
import type { Language } from '../language.ts';
import type { Mail, MailText } from './mail.ts';

/** What a mail says in one language, after the greeting. `{field}` stands for a field of its data. */
interface Words extends Omit<MailText, 'button'> {
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
  /** The field where its button leads: `link`, unless it is called otherwise. */
  buttonLink?: keyof Static<Shape>;
}

/** What a mail says, in each language. */
export interface MailTemplate<Data = never> {
  name: string;
  /** The shape of its data. */
  data: TObject;
  /** The mail for its reader, to be queued. */
  to(reader: { email: string; language: Language }, data: Data): Mail;
  /** Its words. @throws when the data are not of its shape */
  write(language: Language, data: unknown): MailText;
}

const greetings: Record<Language, string> = {
  en: 'Hello {name},',
  es: 'Hola, {name}:',
  it: 'Buongiorno {name},',
  zh: '{name}，您好：',
};

/** Declares a mail of a noun. */
export function defineMail<Shape extends TObject>({
  name,
  data: shape,
  words,
  buttonLink = 'link',
}: MailDeclaration<Shape>): MailTemplate<Static<Shape>> {
  const fits = (data: unknown): data is Static<Shape> => Check(shape, data);
  return {
    name,
    data: shape,
    to: ({ email, language }, data) => ({ to: email, language, template: name, data }),
    write(language, data) {
      if (!fits(data)) throw new Error(`The data of a mail ${name} are not of its shape.`);
      const { subject, paragraphs, button, note } = (typeof words === 'function' ? words(data) : words)[
        language
      ];
      const fields = new Map(Object.entries(data));
      const fill = (text: string) =>
        text.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(fields.get(field)));
      return {
        subject: fill(subject),
        paragraphs: [greetings[language], ...paragraphs].map(fill),
        ...(button === undefined
          ? {}
          : { button: { label: button, link: String(fields.get(String(buttonLink))) } }),
        note: fill(note),
      };
    },
  };
}
