import type { MyBusiness } from '@kontor/contract';

export type OwnBusinesses = readonly MyBusiness[];

const order: readonly MyBusiness['accessLevel'][] = ['owner', 'admin', 'member'];

/** Those one owns first, then those one administers; by name among themselves. */
export function sortByRole(businesses: OwnBusinesses, language: string): MyBusiness[] {
  const names = new Intl.Collator(language);
  return businesses.toSorted(
    (one, other) =>
      order.indexOf(one.accessLevel) - order.indexOf(other.accessLevel) ||
      names.compare(one.general.companyName, other.general.companyName),
  );
}
