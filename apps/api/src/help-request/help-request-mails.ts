import type { Language, WrittenMail } from '@kontor/contract';
import type { HelpRequestFields, HelpRequestRow } from './queries.ts';
import receiptTexts from './receipt-texts.json' with { type: 'json' };

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

const texts: Record<Language, Pick<WrittenMail, 'subject' | 'paragraphs' | 'note'>> = receiptTexts;

/** To the sender: that it has come, and nothing they wrote, since the address may be somebody else's. */
export function receiptFor({ id, email, language }: HelpRequestRow): WrittenMail {
  const number = id.slice(0, 8).toUpperCase();
  const { subject, paragraphs, note } = texts[language];
  return {
    to: email,
    language,
    subject,
    paragraphs: paragraphs.map((text) => text.replace('{number}', number)),
    note,
  };
}
