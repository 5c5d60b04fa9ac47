import { contractManufacturingCodes, incoterms } from './business-codes.ts';
import type { Capability } from './capability-filters.ts';

/** What is chosen from of each capability; documents of the search hold a word for each. */
export const capabilityChoices = {
  /** What somebody else confirms and has not expired: any certificate, a checked fact, or a certificate of one of these standards. */
  proof: [
    ...['certificate', 'checked-facts', 'iso-9001', 'iso-14001', 'iso-45001', 'iso-50001', 'iso-13485'],
    ...['iso-22000', 'iso-27001', 'iatf-16949', 'fssc-22000', 'haccp', 'halal', 'kosher', 'oeko-tex'],
    ...['gots', 'fsc', 'bsci', 'sa8000', 'ce', 'ul', 'rohs', 'reach'],
  ],
  /** From and up to so many people. */
  employees: ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-'],
  contractManufacturing: contractManufacturingCodes,
  deliveryTerm: incoterms,
  /** ISO 4217: what most trade is paid in. */
  currency: ['USD', 'EUR', 'GBP', 'CNY', 'JPY', 'INR', 'MXN', 'BRL', 'CAD', 'CHF'],
  /** ISO 639-1: what is spoken with buyers. */
  language: ['en', 'es', 'it', 'zh', 'de', 'fr', 'pt', 'ja', 'ko', 'ar', 'ru', 'hi', 'tr', 'pl'],
  /** Of a product alone: that it is in stock, that its price is stated. */
  offer: ['in-stock', 'priced'],
} as const satisfies Record<Capability, readonly string[]>;
