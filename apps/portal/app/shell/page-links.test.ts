import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { beforeAll, expect, it } from 'vitest';
import { findPage } from '../page/find-page.ts';
import type { FooterLink, MenuLinks, PageLinks } from '../page/page-link.ts';
import { openModules } from '../page/testing-modules.ts';
import type { showShell } from './testing-shell.tsx';

interface Modules {
  [file: `/app/${string}/page-links.ts`]: { links: PageLinks };
  [file: `/app/${string}/menu-links.ts`]: { links: MenuLinks };
  '/app/shell/testing-shell.tsx': { showShell: typeof showShell };
  '/app/portal-country.ts': typeof import('../portal-country.ts');
  '/app/language/catalogues.server.ts': typeof import('../language/catalogues.server.ts');
}

interface Declared extends FooterLink {
  list: string;
  place: number;
}

const load = openModules<Modules>();

const app = fileURLToPath(new URL('..', import.meta.url));
const foldersWith = (file: string) =>
  globSync(`*/${file}`, { cwd: app }).map((found) => found.split('/')[0] ?? '');

/** All links that pages declare, for the portal of the United Kingdom. */
async function linksFor(language: ShownLanguage): Promise<Declared[]> {
  const { countryName, inSentence } = await load('/app/portal-country.ts');
  const country = { code: 'GB', place: inSentence(countryName('GB', language)) };
  const pageLinks = await Promise.all(
    foldersWith('page-links.ts').map((folder) => load(`/app/${folder}/page-links.ts`)),
  );
  const menuLinks = await Promise.all(
    foldersWith('menu-links.ts').map((folder) => load(`/app/${folder}/menu-links.ts`)),
  );
  const all = [...pageLinks.map(({ links }) => links(country)), ...menuLinks.map(({ links }) => links)];
  return all.flatMap((links) =>
    Object.entries(links).flatMap(([list, places]) =>
      Object.entries(places).map(([place, link]) => ({ ...link, list, place: Number(place) })),
    ),
  );
}

beforeAll(() => load('/app/shell/testing-shell.tsx'));

it('pages declare links, each to a page', async () => {
  const declared = await linksFor('en');
  expect(foldersWith('page-links.ts').length).toBeGreaterThan(8);
  expect(foldersWith('menu-links.ts').length).toBeGreaterThan(4);
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter(({ href }) => !findPage(href))).toEqual([]);
});

it('a list has each of its places once, from the first on, and each page once', async () => {
  const declared = await linksFor('en');
  for (const [list, links] of Map.groupBy(declared, (link) => link.list)) {
    // Between the pages of the account's menu stands one of the account service.
    const own = list === 'account-menu' ? [3] : [];
    const places = [...links.map(({ place }) => place), ...own].sort((one, other) => one - other);
    expect(places, list).toEqual(places.map((_, index) => index + 1));
    expect(new Set(links.map(({ href }) => href)).size, list).toBe(links.length);
  }
});

const linkIn = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/a>/g;

const languages = Object.keys(shownLanguages) as ShownLanguage[];

it.each(languages)('bar, menus and footer show all of them in %s', async (language) => {
  const { showShell } = await load('/app/shell/testing-shell.tsx');
  const { textsIn } = await load('/app/language/catalogues.server.ts');
  const i18n = textsIn(language);
  const shown = [...showShell(language).matchAll(linkIn)].map(([, href, text]) => `${text}: ${href}`);
  const count = (all: string[], one: string) => all.filter((each) => each === one).length;
  // Visitors have no account; people see its links in a browser (`e2e/session.test.ts`).
  const forVisitors = (await linksFor(language)).filter(({ list }) => list !== 'mobile-account');
  const expected = forVisitors.map(({ href, text }) => `${i18n._(text)}: ${href}`);
  for (const link of new Set(expected)) expect(count(shown, link), link).toBe(count(expected, link));
});
