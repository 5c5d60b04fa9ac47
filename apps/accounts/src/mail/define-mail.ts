import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/schema';
import type { Language } from '../language.ts';
import type { Mail, MailText } from './mail.ts';

type Texts<Data> = Record<Language, (data: Data) => MailText>;

/** What a mail says, in each language. */
export interface MailTemplate<Data = never> {
  name: string;
  /** The shape of what it is made of. Links are whole addresses. */
  data: TObject;
  /** The mail for its reader, to be queued. */
  to(reader: { email: string; language: Language }, data: Data): Mail;
  /** Its words. @throws when the data are not of its shape */
  write(language: Language, data: unknown): MailText;
}

/** Declares a mail of a noun. */
export function defineMail<Shape extends TObject>({
  name,
  data: shape,
  ...texts
}: { name: string; data: Shape } & Texts<Static<Shape>>): MailTemplate<Static<Shape>> {
  const fits = (data: unknown): data is Static<Shape> => Check(shape, data);
  return {
    name,
    data: shape,
    to: ({ email, language }, data) => ({ to: email, language, template: name, data }),
    write(language, data) {
      if (!fits(data)) throw new Error(`The data of a mail ${name} are not of its shape.`);
      const written: Texts<Static<Shape>> = texts;
      return written[language](data);
    },
  };
}
