import type { AddressedNoun } from '@kontor/contract';
import { pages as accountPages } from '../apps/accounts/app/page/declared-pages.ts';
import { pages } from '../apps/portal/app/page/declared-pages.ts';
import type { Page } from '../apps/portal/app/page/define-page.ts';
import { findPage, knownPaths } from '../apps/portal/app/page/find-page.ts';

/** Ids of what pages are about. */
export type PageIDs = Readonly<Record<AddressedNoun, string>>;

/** One address of a page: the only one it has, or that of its first word, of Mexico, or of an id given. */
export function exampleAddress(page: Page, ids: PageIDs): string {
  const [first] = knownPaths(page);
  if (first !== undefined) return first;
  const { noun, parameters } = page;
  return page.route.replace(/:(\w+)/g, (_, name: string) => {
    const { words, isCountry } = parameters[name] ?? {};
    if (words) return words[0] ?? '';
    if (isCountry) return 'MX';
    if (!noun) throw new Error(`${page.route} has no example`);
    return ids[noun];
  });
}

/** Pages that none of these addresses is of. Who is signed in alone sees some, and one takes a code in its address. */
export function pagesWithout(addresses: Iterable<string>): string[] {
  const seen = new Set(
    [...addresses].map((address) => findPage(new URL(address, 'http://portal').pathname)?.page),
  );
  return pages.filter((page) => !seen.has(page)).map(({ route }) => route);
}

/** Pages for people who are signed in. */
export const ownAddresses: readonly string[] = pages.filter(({ forPeople }) => forPeople).flatMap(knownPaths);

/** `session.test.ts` goes there, with a code. */
export const addressWithCode = '/session-redirect';

/** Pages of the account service that everybody may open. */
export const accountAddresses: readonly string[] = accountPages
  .filter(({ frame }) => frame !== 'security')
  .map(({ route }) => route);

/** Those that ask for a login. */
export const securityAddresses: readonly string[] = accountPages
  .filter(({ frame }) => frame === 'security')
  .map(({ route }) => route);
