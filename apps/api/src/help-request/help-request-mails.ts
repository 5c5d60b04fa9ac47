import type { Language, WrittenMail } from '@kontor/contract';
import type { HelpRequestFields, HelpRequestRow } from './queries.ts';

/** The fields as the operator reads them, in the form's order. */
const labels: Record<keyof HelpRequestFields, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  businessName: 'Business name',
  businessType: 'Business type',
  website: 'Website',
  jobPosition: 'Job position',
  address: 'Address',
  zipcode: 'ZIP code',
  city: 'City',
  usaState: 'State (USA)',
  country: 'Country',
  companyPhone: 'Company telephone',
  companyFax: 'Company fax',
  totalEmployees: 'Total employees',
  salesEmployees: 'Sales employees',
  mobilePhone: 'Mobile phone',
  email: 'Email',
  buyProduct1: 'Wants to buy (1)',
  buyProduct2: 'Wants to buy (2)',
  buyProduct3: 'Wants to buy (3)',
  buyProduct4: 'Wants to buy (4)',
  moreInfoBuy: 'More about buying',
  sellProduct1: 'Wants to sell (1)',
  sellProduct2: 'Wants to sell (2)',
  sellProduct3: 'Wants to sell (3)',
  sellProduct4: 'Wants to sell (4)',
  moreInfoSell: 'More about selling',
};

/** To the operator: all that was written; an answer goes to who wrote it. */
export function mailToOperator(
  { id, email, language, fields, created_at }: HelpRequestRow,
  to: string,
): WrittenMail {
  const lines = (Object.keys(labels) as (keyof HelpRequestFields)[])
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${labels[name]}: ${fields[name]}`);
  const from = fields.businessName ?? fields.lastName ?? email;
  return {
    to,
    replyTo: email,
    language: 'en',
    subject: `Enquiry from ${from}`.replaceAll(/\s+/g, ' ').slice(0, 200),
    paragraphs: lines,
    note: `Enquiry ${id}, ${created_at.toISOString()}, written in ${language}. An answer to this mail goes to ${email}.`,
  };
}

type Receipt = Pick<WrittenMail, 'subject' | 'paragraphs' | 'note'>;

const receipts: Record<Language, (number: string) => Receipt> = {
  en: (number) => ({
    subject: 'Your enquiry has reached us',
    paragraphs: [
      'Hello,',
      'your enquiry to Kontor has reached us. Somebody reads it and answers you at this address or by the telephone you gave.',
      `Its number is ${number}.`,
    ],
    note: 'If you did not write to us, somebody mistyped their address: you need not do anything.',
  }),
  es: (number) => ({
    subject: 'Su consulta nos ha llegado',
    paragraphs: [
      'Hola:',
      'su consulta a Kontor nos ha llegado. Una persona la leerá y le responderá a esta dirección o al teléfono que indicó.',
      `Su número es ${number}.`,
    ],
    note: 'Si usted no nos escribió, alguien se equivocó de dirección: no tiene que hacer nada.',
  }),
  it: (number) => ({
    subject: 'La Sua richiesta ci è arrivata',
    paragraphs: [
      'Buongiorno,',
      'la Sua richiesta a Kontor ci è arrivata. Una persona la leggerà e Le risponderà a questo indirizzo o al telefono indicato.',
      `Il numero è ${number}.`,
    ],
    note: 'Se non ci ha scritto, qualcuno ha sbagliato indirizzo: non deve fare nulla.',
  }),
  zh: (number) => ({
    subject: '我们已收到您的咨询',
    paragraphs: [
      '您好：',
      '我们已收到您发给 Kontor 的咨询。我们的工作人员会阅读，并通过此邮箱或您留下的电话答复您。',
      `咨询编号：${number}。`,
    ],
    note: '如果您没有给我们写信，那是有人填错了地址，您无需做任何事。',
  }),
};

/** To the sender: that it has come, and nothing they wrote, since the address may be somebody else's. */
export function receiptFor({ id, email, language }: HelpRequestRow): WrittenMail {
  return { to: email, language, ...receipts[language](id.slice(0, 8).toUpperCase()) };
}
