import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const data = { name: text, certificate: text, company: text, expireDate: text, link: text };

/** To owners and administrators, before a certificate ends. `days` are left. */
export const certificateEndsMail = defineMail({
  name: 'certificate-ends',
  data: Type.Object({ ...data, days: text }),
  words: texts.ends,
});

/** To the same, on its last day. */
export const certificateEndedMail = defineMail({
  name: 'certificate-ended',
  data: Type.Object(data),
  words: texts.ended,
});
