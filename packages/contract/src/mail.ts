import { type Static, Type } from 'typebox';
import { longestEmail } from './account-limits.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { languages } from './language.ts';

const WebLink = Type.String({ maxLength: 2_000, pattern: '^https?://' });

/** What a mail says. */
const words = {
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  paragraphs: Type.Array(Type.String({ maxLength: 2_000 }), { minItems: 1, maxItems: 100 }),
  /** The one thing to do. */
  button: Type.Optional(
    Type.Object({
      label: Type.String({ minLength: 1, maxLength: 100 }),
      link: WebLink,
    }),
  ),
  note: Type.String({ maxLength: 500 }),
};
/** What a mail lists: things with the way to each, the same in every language. */
const List = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 100 }),
  /** Where the whole of it is. */
  link: WebLink,
  items: Type.Array(Type.Object({ label: Type.String({ minLength: 1, maxLength: 300 }), link: WebLink }), {
    minItems: 1,
    maxItems: 10,
  }),
  /** How many there are, those that are not listed included. */
  total: Type.Integer({ minimum: 1 }),
  /** Where its reader ends mails about this list. */
  unsubscribe: WebLink,
});

const LanguageCode = Type.Enum(languages);

/** A mail that another service has written. */
export const WrittenMail = Type.Object({
  to: Type.String({ minLength: 3, maxLength: longestEmail }),
  /** Whom an answer goes to, when not us. */
  replyTo: Type.Optional(Type.String({ minLength: 3, maxLength: longestEmail })),
  language: LanguageCode,
  /** Where its reader ends such mails, signed in or not; the same address takes the POST of RFC 8058. */
  unsubscribe: Type.Optional(WebLink),
  ...words,
  lists: Type.Optional(Type.Array(List, { minItems: 1, maxItems: 100 })),
  /** An appointment to attach (RFC 5545). */
  calendar: Type.Optional(
    Type.Object({ name: Type.String({ maxLength: 100 }), content: Type.String({ maxLength: 20_000 }) }),
  ),
  /**
   * The same in other languages: who has confirmed the address reads the language of their account. The sender is not told
   * which, so that it cannot tell whether there is an account.
   */
  translations: Type.Optional(
    Type.Array(Type.Object({ language: LanguageCode, ...words }), { maxItems: languages.length }),
  ),
});
export type WrittenMail = Static<typeof WrittenMail>;
export type MailList = Static<typeof List>;

/** Of the account service, which alone knows the mail server. Saying the same twice is no error. */
export const sendMail = defineCall({
  name: 'sendMail',
  method: 'PUT',
  path: 'internal/mail/{mailID}',
  access: 'services',
  noun: 'mail',
  summary: 'Sends a mail, once for each id',
  params: Type.Object({ mailID: Uuid }),
  body: WrittenMail,
  // A hundred lists.
  maxBodyBytes: 1024 * 1024,
  data: Type.Object({ mailID: Uuid }),
});
