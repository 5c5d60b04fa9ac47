import { type AddressedNoun, addressedNouns } from '@kontor/contract';
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
    const { words, isCountry, example } = parameters[name] ?? {};
    if (words) return words[0] ?? '';
    if (isCountry) return 'MX';
    // Pages in which a thing is managed lie below its own.
    if (name === 'slug' && !noun) return ids.business;
    if (example !== undefined) return example;
    if (name === 'timelineID') return ids.business;
    const about = noun ?? addressedNouns.find((each) => name === `${each}ID`);
    if (!about) throw new Error(`${page.route} has no example`);
    return ids[about];
  });
}

/** Pages that none of these addresses is of. Who is signed in alone sees some, and some take a code in their address. */
export function pagesWithout(addresses: Iterable<string>): string[] {
  const seen = new Set(
    [...addresses].map((address) => findPage(new URL(address, 'http://portal').pathname)?.page),
  );
  return pages.filter((page) => !seen.has(page)).map(({ route }) => route);
}

/** The id of nothing. */
const nothing = '00000000-0000-4000-8000-000000000000';

/** Pages for people who are signed in; those about a thing are about one that is not theirs. */
export const ownAddresses: readonly string[] = pages
  .filter(({ forPeople }) => forPeople)
  .flatMap((page) => {
    const known = knownPaths(page);
    return known.length > 0
      ? known
      : exampleAddress(page, {
          business: nothing,
          product: nothing,
          person: nothing,
          post: nothing,
          group: nothing,
        });
  });

/** Pages whose address holds a code: `session.test.ts` and `notifications.test.ts` go there. */
export const addressesWithCode: readonly string[] = ['/session-redirect', '/unsubscribe/:token'];

/** Pages of the account service that everybody may open. */
export const accountAddresses: readonly string[] = accountPages
  .filter(({ frame }) => frame !== 'security')
  .map(({ route }) => route);

/** Those that ask for a login. */
export const securityAddresses: readonly string[] = accountPages
  .filter(({ frame }) => frame === 'security')
  .map(({ route }) => route);
