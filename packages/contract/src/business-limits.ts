import { longestEmail } from './account-limits.ts';

/**
 * Longest texts and lists and largest numbers of a business (checklist 165, 237). Plain numbers: forms use them, and the
 * schemas are made with them.
 */
export const businessLimits = {
  companyName: 200,
  shortDescription: 512,
  generalDescription: 512,
  categories: 10,
  /** Earliest year. */
  yearStablished: 1000,
  /** US dollars. */
  totalAnnualRevenue: 1_000_000_000_000_000,
  employees: 10_000_000,
  productionCapacity: 1_000_000_000_000,
  address: 300,
  city: 100,
  zipcode: 20,
  email: longestEmail,
  website: 300,
  dialCode: 20,
  phoneNumber: 40,
  manufacturingFacilities: 512,
  /** Square metres. */
  factorySize: 1_000_000_000,
  numberProductionLines: 100_000,
  /** Days. */
  averageLeadTime: 3_650,
  markets: 300,
  spokenLanguages: 50,
  paymentCurrencies: 50,
  certificates: 50,
  certificateName: 200,
  certificateIssuer: 200,
  certificateNumber: 100,
  /** Of the name of a certificate's PDF. */
  certificateFileName: 255,
} as const;

/** Texts of a business that can be changed, not emptied. */
export const requiredTexts = ['companyName', 'shortDescription', 'businessType'] as const;
