import { businessAddress } from '@kontor/contract';

interface NamedBusiness {
  id: string;
  name: string;
}

/** The tabs in which a profile is edited; the first is opened where none is named. */
export const editTabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media'] as const;
export type EditTab = (typeof editTabs)[number];

/** Where a profile is edited (checklist 58). */
export function editBusinessAddress(business: NamedBusiness, tab: EditTab = 'general'): string {
  return `${businessAddress(business)}edit/${tab}`;
}

/** Where a profile stands as buyers would see it with what is typed. */
export function previewAddress(business: NamedBusiness): string {
  return `${businessAddress(business)}preview`;
}

/** Where the people of a business are listed. */
export function membersAddress(business: NamedBusiness): string {
  return `${businessAddress(business)}members`;
}

/** Where all products of a business stand in a table, for its people (checklist 53). */
export function businessProductsAddress(business: NamedBusiness): string {
  return `${businessAddress(business)}products`;
}

/** The page of a business with the ways to manage it (checklist 53). */
export function manageBusinessAddress(business: NamedBusiness): string {
  return `${businessAddress(business)}?editMode=1`;
}
