import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, Uuid } from './field.ts';
import { helpRequestLimits, maxEmployees } from './help-request-limits.ts';
import { emailAddress, oneLine, phoneLine, usState } from './pattern.ts';

/** Text of one line that may be absent. */
function line(maxLength: number) {
  return Type.Optional(Type.String({ maxLength, pattern: oneLine }));
}

const limits = helpRequestLimits;
const Employees = Type.Optional(Type.Integer({ minimum: 0, maximum: maxEmployees }));

/** Checklist 189: the 27 fields of the need-help form, company telephone and e-mail required; the last two are ours. */
export const HelpRequest = Type.Object({
  firstName: line(limits.firstName),
  lastName: line(limits.lastName),
  businessName: line(limits.businessName),
  businessType: Type.Optional(BusinessTypeCode),
  website: line(limits.website),
  jobPosition: Type.Optional(Type.String({ maxLength: 60, description: '`jobPositionID`' })),
  address: line(limits.address),
  zipcode: line(limits.zipcode),
  city: line(limits.city),
  usaState: Type.Optional(
    Type.String({ pattern: usState, description: 'ISO 3166-2 of a state of the United States' }),
  ),
  country: Type.Optional(CountryCode),
  companyPhone: Type.String({ minLength: 1, maxLength: limits.companyPhone, pattern: phoneLine }),
  companyFax: line(limits.companyFax),
  totalEmployees: Employees,
  salesEmployees: Employees,
  mobilePhone: line(limits.mobilePhone),
  email: Type.String({ minLength: 1, maxLength: limits.email, pattern: emailAddress }),
  buyProduct1: line(limits.buyProduct1),
  buyProduct2: line(limits.buyProduct2),
  buyProduct3: line(limits.buyProduct3),
  buyProduct4: line(limits.buyProduct4),
  moreInfoBuy: Type.Optional(Type.String({ maxLength: limits.moreInfoBuy })),
  sellProduct1: line(limits.sellProduct1),
  sellProduct2: line(limits.sellProduct2),
  sellProduct3: line(limits.sellProduct3),
  sellProduct4: line(limits.sellProduct4),
  moreInfoSell: Type.Optional(Type.String({ maxLength: limits.moreInfoSell })),
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
  limit: 'message',
  maxBodyBytes: 16 * 1024,
  noun: 'help-request',
  summary: 'Takes a help request to the operator; nobody needs to be signed in',
  body: HelpRequest,
  data: Type.Object({ received: Type.Literal(true) }),
});
