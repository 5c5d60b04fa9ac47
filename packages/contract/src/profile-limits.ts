import { accountLimits } from './account-limits.ts';

/** Longest texts of a profile, in characters (checklist 236). Plain numbers: forms use them, and the schema is made with them. */
export const profileLimits = {
  firstName: accountLimits.name,
  lastName: accountLimits.name,
  city: 100,
  profession: 100,
  companyName: 200,
  birthDate: 40,
  dialCode: 20,
  phoneNumber: 40,
  briefPresentation: 512,
} as const;
