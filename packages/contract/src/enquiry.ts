import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, oneLine, Uuid } from './field.ts';

/** Longest text of the two free fields (checklist 221). */
export const longestEnquiryText = 512;

const Line = Type.Optional(Type.String({ maxLength: 200, pattern: oneLine }));
/** Of one line, with a digit. */
const Phone = Type.String({ minLength: 1, maxLength: 40, pattern: `^(?=.*\\d)${oneLine.slice(1)}` });
const Employees = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 }));
const FreeText = Type.Optional(Type.String({ maxLength: longestEnquiryText }));

/** Checklist 189: the 27 fields of the need-help form, company telephone and e-mail required; the last two are ours. */
export const Enquiry = Type.Object({
  firstName: Line,
  lastName: Line,
  businessName: Line,
  businessType: Type.Optional(BusinessTypeCode),
  website: Line,
  jobPosition: Type.Optional(Type.String({ maxLength: 60, description: '`jobPositionID`' })),
  address: Line,
  zipcode: Line,
  city: Line,
  usaState: Type.Optional(
    Type.String({ pattern: '^US-[A-Z]{2}$', description: 'ISO 3166-2 of a state of the United States' }),
  ),
  country: Type.Optional(CountryCode),
  companyPhone: Phone,
  companyFax: Line,
  totalEmployees: Employees,
  salesEmployees: Employees,
  mobilePhone: Line,
  email: Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
  buyProduct1: Line,
  buyProduct2: Line,
  buyProduct3: Line,
  buyProduct4: Line,
  moreInfoBuy: FreeText,
  sellProduct1: Line,
  sellProduct2: Line,
  sellProduct3: Line,
  sellProduct4: Line,
  moreInfoSell: FreeText,
  requestID: Type.Optional(
    Type.Intersect([Uuid], { description: 'Made by the sender: the same enquiry sent again is taken once' }),
  ),
  nickname: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'To be left empty: people do not see this field, programs fill it',
    }),
  ),
});
export type Enquiry = Static<typeof Enquiry>;

/** Checklist 266. The operator reads it, and the sender is told by e-mail that it has come. */
export const sendEnquiry = defineCall({
  name: 'sendEnquiry',
  method: 'POST',
  path: 'needhelp/send',
  noun: 'enquiry',
  summary: 'Takes an enquiry to the operator; nobody needs to be signed in',
  body: Enquiry,
  data: Type.Object({ received: Type.Literal(true) }),
});
