import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
/** `name` is the reader, `from` who wrote, `to` whom it is for: the reader, or a business of theirs. */
const About = Type.Object({ name: text, from: text, to: text, subject: text, link: text });
/** `answered` is whom a reply to the mail reaches, where a mailbox takes replies. */
const Answerable = Type.Object({ ...About.properties, answered: Type.Optional(text) });

export const inquiryReceivedMail = defineMail({
  name: 'inquiry-received',
  data: Answerable,
  words: texts.inquiryReceived,
});

export const messageReceivedMail = defineMail({
  name: 'message-received',
  data: Answerable,
  words: texts.messageReceived,
});

export const firstContactMail = defineMail({
  name: 'first-contact',
  data: About,
  words: texts.firstContact,
});

export const inquiryWaitingMail = defineMail({
  name: 'inquiry-waiting',
  data: About,
  words: texts.inquiryWaiting,
});

export const inquiryOverdueMail = defineMail({
  name: 'inquiry-overdue',
  data: About,
  words: texts.inquiryOverdue,
});

export const inquiryEndedMail = defineMail({ name: 'inquiry-ended', data: About, words: texts.inquiryEnded });

export const inquiryAssignedMail = defineMail({
  name: 'inquiry-assigned',
  data: About,
  words: texts.inquiryAssigned,
});
