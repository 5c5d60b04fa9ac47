import { createClient } from '@kontor/contract';
import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { openModules } from './page/testing-modules.ts';

interface Modules {
  '/app/home/home.tsx': typeof import('./home/home.tsx');
  '/app/portal-country.ts': typeof import('./portal-country.ts');
  '/app/page/testing-visit.ts': typeof import('./page/testing-visit.ts');
}

const load = openModules<Modules>();

beforeAll(() => load('/app/home/home.tsx'));

const codes = [
  ...(['MX', 'US', 'CA', 'BR', 'AR', 'CL', 'PE', 'CO', 'EC', 'ES', 'IT', 'DE', 'FR'] as const),
  ...(['GB', 'PL', 'TR', 'MA', 'EG', 'ZA', 'AE', 'IN', 'CN', 'KR', 'JP', 'AU'] as const),
];

// A directory that lists nothing: what the page says of its country is not the API's.
const call = createClient({
  baseUrl: 'https://api.example/api/v1',
  fetch: async (address) => {
    const none = { total: 0, totalIs: 'exact' };
    const counts = { counts: { MA: none, PR: none } };
    return Response.json({ success: true, data: String(address).endsWith('/counts') ? counts : [] });
  },
});

/** What the home page of a portal for the country says. */
async function homeOf(country: (typeof codes)[number], language: ShownLanguage) {
  const { loader } = await load('/app/home/home.tsx');
  const { visitIn } = await load('/app/page/testing-visit.ts');
  const origin = 'https://portal.example';
  const context = visitIn({ language, country, origin, call });
  const url = new URL(origin);
  const { tagline, meta } = await loader({
    request: new Request(url),
    url,
    pattern: '/',
    params: {},
    context,
  });
  return { tagline, meta };
}

it('there are the 25 portals of the rulings in their order', async () => {
  const { portalCountries } = await load('/app/portal-country.ts');
  expect(Object.keys(portalCountries)).toEqual(codes);
});

it('the presentation is in Spanish for Mexico, Chile and Peru, else in English', async () => {
  const { portalCountries } = await load('/app/portal-country.ts');
  const spanish = codes.filter((code) => portalCountries[code].video === 'es');
  expect(spanish).toEqual(['MX', 'CL', 'PE']);
});

const languages = Object.keys(shownLanguages) as ShownLanguage[];

describe.each(languages)('in %s', (language) => {
  it.each(codes)('the home page of %s speaks of its country', async (code) => {
    const { countryName } = await load('/app/portal-country.ts');
    const name = countryName(code, language);
    expect(name).not.toBe(code);
    const { tagline, meta } = await homeOf(code, language);
    const { title, description, keywords } = meta;
    for (const text of [title, description, keywords]) expect(text).toContain(name);
    for (const text of [title, description, keywords, tagline]) expect(text).not.toMatch(/[{}<>]|undefined/);
  });
});

it.each([
  ['US', 'en', 'exporters in the United States and'],
  ['GB', 'en', 'exporters in the United Kingdom and'],
  ['AE', 'en', 'exporters in the United Arab Emirates and'],
  ['MX', 'en', 'exporters in Mexico and'],
  ['US', 'es', ' en Estados Unidos '],
  ['GB', 'es', ' en el Reino Unido '],
  ['AE', 'es', ' en los Emiratos Árabes Unidos '],
  ['US', 'it', 'ed esportatori: Stati Uniti e resto del mondo'],
  ['MX', 'zh', '查找墨西哥及全球的制造商'],
] as const)('the name of %s fits into a sentence in %s', async (code, language, words) => {
  const { meta } = await homeOf(code, language);
  expect(meta.description).toContain(words);
});

it('each country has a tagline of its own, in each language', async () => {
  const homes = await Promise.all(
    languages.flatMap((language) => codes.map((code) => homeOf(code, language))),
  );
  const taglines = homes.map(({ tagline }) => tagline);
  expect(new Set(taglines).size).toBe(codes.length * languages.length);
});
