import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const data = {
  name: text,
  company: text,
  when: text,
  teamWhen: text,
  minutes: text,
  topic: text,
  link: text,
};

/** To whoever booked, with the calendar file. */
export const supportBookedMail = defineMail({
  name: 'support-booked',
  data: Type.Object(data),
  words: texts.booked,
});

/** A day before. */
export const supportReminderMail = defineMail({
  name: 'support-reminder',
  data: Type.Object(data),
  words: texts.reminder,
});

/** The team cancelled it. */
export const supportCancelledMail = defineMail({
  name: 'support-cancelled',
  data: Type.Object({ ...data, reason: text }),
  words: texts.cancelled,
});

/** It was after the end of the membership, or more than the smaller package has. */
export const supportEndedMail = defineMail({
  name: 'support-ended',
  data: Type.Object(data),
  words: texts.ended,
});
