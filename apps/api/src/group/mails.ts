import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
/** `name` is the reader, `from` who asks or invites, `subject` the group. */
const Caused = Type.Object({ name: text, from: text, subject: text, link: text });
const About = Type.Object({ name: text, subject: text, link: text });

export const groupAskedMail = defineMail({ name: 'group-asked', data: Caused, words: texts.groupAsked });
export const groupAcceptedMail = defineMail({
  name: 'group-accepted',
  data: About,
  words: texts.groupAccepted,
});
export const groupInvitedMail = defineMail({
  name: 'group-invited',
  data: Caused,
  words: texts.groupInvited,
});
export const groupRoleMail = defineMail({ name: 'group-role', data: About, words: texts.groupRole });
