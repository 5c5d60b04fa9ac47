import type { MyProfile } from '@kontor/contract';

/** What others find somebody by. What is private, or shown by choice alone, is offered and not counted. */
const counted = [
  'profilePhoto',
  'briefPresentation',
  'profession',
  'country',
  'city',
  'companyName',
  'jobPosition',
  'industry',
  'businessType',
  'preferredLanguage',
] as const satisfies readonly (keyof MyProfile)[];

/** Which share of it a profile states, 0 to 1. */
export function completenessOf(profile: MyProfile): number {
  return counted.filter((field) => profile[field]).length / counted.length;
}
