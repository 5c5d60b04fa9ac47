import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const data = { name: text, plan: text, company: text, endsOn: text, link: text };
/** What the package brought, each a number as it is written. */
const brought = { views: text, searches: text, inquiries: text, boostClicks: text };

/** 60, 30 and 7 days before a membership ends that nobody renews. */
export const membershipEndsMail = defineMail({
  name: 'membership-ends',
  data: Type.Object({ ...data, ...brought, days: text }),
  words: texts.ends,
});

/** 30 days before the end of a year whose next one is paid with a card, as an owner chose; `chargedOn` is the day it is charged. */
export const membershipRenewsMail = defineMail({
  name: 'membership-renews',
  data: Type.Object({ ...data, card: text, amount: text, chargedOn: text }),
  words: texts.renews,
});

/** The card was refused. */
export const renewalFailedMail = defineMail({
  name: 'membership-renewal-failed',
  data: Type.Object({ ...data, card: text }),
  words: texts.renewalFailed,
});

/** The same as on the page, for those who choose to have notifications of it mailed; `subject` says what is due. */
export const membershipDueMail = defineMail({
  name: 'membership-due',
  data: Type.Object({ name: text, to: text, subject: text, link: text }),
  words: texts.due,
});

/** The day after its last one. */
export const membershipEndedMail = defineMail({
  name: 'membership-ended',
  data: Type.Object({ ...data, ...brought, shownUntil: text }),
  words: texts.ended,
});
