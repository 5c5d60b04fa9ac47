import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const ofInvoice = { number: text, business: text, total: text, link: text };

/** To who ordered a package. `business` is the company as the invoice names it; `link` its page of invoices. */
export const invoiceMail = defineMail({
  name: 'invoice',
  data: Type.Object(ofInvoice),
  words: texts.invoice,
});

/** `credited` is the number of the invoice. */
export const creditNoteMail = defineMail({
  name: 'credit-note',
  data: Type.Object({ ...ofInvoice, credited: text }),
  words: texts.creditNote,
});

export const proFormaMail = defineMail({
  name: 'pro-forma-invoice',
  data: Type.Object({ ...ofInvoice, before: text, holder: text, iban: text, bic: text }),
  words: texts.proForma,
});
