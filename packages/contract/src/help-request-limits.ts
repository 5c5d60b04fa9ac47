import { longestEmail } from './account-limits.ts';

/** Longest texts of a help request, in characters. Plain numbers: the form uses them, and the schema is made with them. */
export const helpRequestLimits = {
  firstName: 200,
  lastName: 200,
  mobilePhone: 200,
  businessName: 200,
  companyFax: 200,
  website: 200,
  address: 200,
  zipcode: 200,
  city: 200,
  buyProduct1: 200,
  buyProduct2: 200,
  buyProduct3: 200,
  buyProduct4: 200,
  sellProduct1: 200,
  sellProduct2: 200,
  sellProduct3: 200,
  sellProduct4: 200,
  companyPhone: 40,
  email: longestEmail,
  // Checklist 221.
  moreInfoBuy: 512,
  moreInfoSell: 512,
} as const;

/** The largest number of employees a company may state. */
export const maxEmployees = 10_000_000;
