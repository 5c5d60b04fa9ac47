import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { languages } from './language.ts';

/** A mail that another service has written. */
export const WrittenMail = Type.Object({
  to: Type.String({ minLength: 3, maxLength: 254 }),
  /** Whom an answer goes to, when not us. */
  replyTo: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  language: Type.Enum(languages),
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  paragraphs: Type.Array(Type.String({ maxLength: 2_000 }), { minItems: 1, maxItems: 100 }),
  /** The one thing to do. */
  button: Type.Optional(
    Type.Object({
      label: Type.String({ minLength: 1, maxLength: 100 }),
      link: Type.String({ maxLength: 2_000, pattern: '^https?://' }),
    }),
  ),
  note: Type.String({ maxLength: 500 }),
});
export type WrittenMail = Static<typeof WrittenMail>;

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
  data: Type.Object({ mailID: Uuid }),
});
