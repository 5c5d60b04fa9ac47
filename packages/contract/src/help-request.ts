import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, oneLine, Uuid } from './field.ts';

/** Longest text of the two free fields (checklist 221). */
export const longestHelpRequestText = 512;

const Line = Type.Optional(Type.String({ maxLength: 200, pattern: oneLine }));
/** Of one line, with a digit. */
const Phone = Type.String({ minLength: 1, maxLength: 40, pattern: `^(?=.*\\d)${oneLine.slice(1)}` });
const Employees = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 }));
const FreeText = Type.Optional(Type.String({ maxLength: longestHelpRequestText }));

/** Checklist 189: the 27 fields of the need-help form, company telephone and e-mail required; the last two are ours. */
export const HelpRequest = Type.Object({
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
    Type.Intersect([Uuid], {
      description: 'Made by the sender: the same help request sent again is taken once',
    }),
  ),
  nickname: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'To be left empty: people do not see this field, programs fill it',
    }),
  ),
});
export type HelpRequest = Static<typeof HelpRequest>;

/** Checklist 266. The operator reads it, and the sender is told by e-mail that it has come. */
export const sendHelpRequest = defineCall({
  name: 'sendHelpRequest',
  method: 'POST',
  path: 'needhelp/send',
  access: 'anyone',
  limit: 'help-request',
  maxBodyBytes: 16 * 1024,
  noun: 'help-request',
  summary: 'Takes a help request to the operator; nobody needs to be signed in',
  body: HelpRequest,
  data: Type.Object({ received: Type.Literal(true) }),
});
