import { createClient } from '@kontor/contract';
import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand, management } from '../brand.ts';
import { messageAddress } from '../contact/phone-address.ts';
import { pages } from '../page/declared-pages.ts';
import { openModules } from '../page/testing-modules.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import type { showPage } from './testing-page.tsx';

const load = openModules<{ '/app/company/testing-page.tsx': { showPage: typeof showPage } }>();

beforeAll(() => load('/app/company/testing-page.tsx'));

// None of these pages may call the API.
const call = createClient({
  baseUrl: 'https://api.example/api/v1',
  fetch: async (request) => {
    throw new Error(`A page of texts called ${String(request)}`);
  },
});

const paths = pages
  .filter(({ textsOnly, module }) => textsOnly && /^(company|contact|membership)\//.test(module))
  .map(({ route }) => route);

const origin = 'https://portal.example';

async function show(path: string, language: ShownLanguage = 'en', country: 'MX' | 'AE' = 'MX') {
  const { showPage } = await load('/app/company/testing-page.tsx');
  return showPage({ path, language, country, origin, call });
}

/** What a reader sees, without elements. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const linksOf = (html: string) => [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/g)];

const languages = Object.keys(shownLanguages) as ShownLanguage[];

describe.each(languages)('in %s', (language) => {
  it.each(['MX', 'AE'] as const)(
    'each page of %s says in its head what it is, of which country',
    async (country) => {
      const seen = new Set<string>();
      for (const path of paths) {
        const { meta, countryName } = await show(path, language, country);
        expect(meta.title, path).toMatch(new RegExp(`.+ \\| ${brand.name} ${countryName}$`));
        expect(meta.description.length, path).toBeGreaterThanOrEqual(language === 'zh' ? 40 : 70);
        expect(meta.description.length, meta.description).toBeLessThanOrEqual(descriptionRoom[language]);
        for (const text of [meta.description, meta.keywords]) {
          expect(text, path).toContain(countryName);
          expect(text, path).not.toMatch(/[{}<>]|undefined/);
        }
        expect(meta.canonical).toBe(origin + path);
        for (const text of [meta.title, meta.description]) {
          expect(seen.has(text), `${path}: ${text}`).toBe(false);
          seen.add(text);
        }
      }
    },
  );

  it.each(paths)(
    '%s is whole: one heading of the first level, no level left out, no hole in a text',
    async (path) => {
      const { html } = await show(path, language);
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      }
      expect(textOf(html)).not.toMatch(/[{}]|undefined|\[object|NaN/);
      for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
        for (const attribute of [/\bwidth="\d+"/, /\bheight="\d+"/, /\balt="/, /\bsrc="[^"]+"/]) {
          expect(image).toMatch(attribute);
        }
      }
    },
  );
});

it.each(paths)('%s leads only to pages that are there, to other portals in a new tab', async (path) => {
  const { html, isPage } = await show(path);
  for (const [link, address = ''] of linksOf(html)) {
    if (/^(tel|mailto):/.test(address) || address.startsWith('#')) continue;
    const url = new URL(address.replaceAll('&amp;', '&'), origin);
    if (url.origin === origin) expect(isPage(url.pathname), link).toBe(true);
    else if (url.host !== 'accounts.example')
      expect(link).toMatch(/target="_blank" rel="noopener noreferrer"/);
  }
});

describe('membership pages', () => {
  /** What each card says, in this order. */
  const cards = {
    standard: [
      'FREE LISTING',
      '7 products shown',
      'No advertising boosts',
      'No professional support hours',
      'No business verification',
    ],
    gold: [
      'US$ 1850 per year',
      '20 products shown',
      '3 advertising boosts per month',
      'No professional support hours',
      'Business verification: the review',
    ],
    premium: [
      'US$ 2650 per year',
      '50 products shown',
      '10 advertising boosts per month',
      '6 professional support hours per year',
      'Business verification: the review',
    ],
    platinum: [
      'US$ 3650 per year',
      '100 products shown',
      '20 advertising boosts per month',
      '12 professional support hours per year',
      'Business verification: the review',
    ],
  };

  it.each(paths.filter((path) => path.startsWith('/membership-')))(
    '%s shows all four cards, each with a link to its page',
    async (path) => {
      const { html } = await show(path);
      const text = textOf(html);
      const shown = html.match(
        /<li class="k-card m-price[ "].*?<div class="m-price-foot">.*?<\/div><\/li>/gs,
      );
      expect(shown).toHaveLength(4);
      for (const [place, [planID, lines]] of Object.entries(cards).entries()) {
        const card = shown?.[place] ?? '';
        const places = lines.map((line) => textOf(card).indexOf(` ${line} `));
        expect(places, planID).not.toContain(-1);
        expect(places, planID).toEqual(places.toSorted((one, other) => one - other));
        const isForSale = path !== '/membership-standard' && planID !== 'standard';
        expect(linksOf(card).map(([, address]) => address)).toEqual([
          ...(isForSale ? ['/my-business?membership=choose-business'] : []),
          `/membership-${planID}`,
        ]);
      }
      expect(html).toMatch(/<ul[^>]* aria-label="What the package includes">/);
      expect(html).toMatch(/<section class="s-section c-prose"><h2>[^<]+<\/h2><p>[^<]{80,}/);
      expect(html).toContain('alt="Rosca on one of four steps, one for each membership"');
      expect(text).toContain('You are on this page');
    },
  );

  it('paid packages lead from Buy now! to the choice of a business; the standard page has no such button', async () => {
    for (const path of paths.filter((each) => each.startsWith('/membership-'))) {
      const { html } = await show(path);
      const isPaid = path !== '/membership-standard';
      const way = '/my-business?membership=choose-business';
      const ways = linksOf(html).filter(([, address]) => address === way);
      expect([ways.length, html.includes('Buy now!')], path).toEqual(isPaid ? [4, true] : [0, false]);
      expect(html.includes('How to buy this package'), path).toBe(isPaid);
      expect(linksOf(html).some(([, address]) => address === '/contact-us/form')).toBe(true);
    }
  });
});

it('the network shows 25 logos, all but the portal’s own in a new tab, the map and the price cards', async () => {
  const { html } = await show('/our-network');
  const logos = linksOf(html).filter(([, address]) => address?.endsWith('.kontor.example'));
  expect(logos).toHaveLength(24);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('role="img"');
  const text = textOf(html);
  for (const part of ['Why a portal for each country', 'US$ 2650 per year', 'The same in every portal'])
    expect(text).toContain(part);
});

it('About Us tells the story, the mission and who does the work, after a blurb', async () => {
  const { html } = await show('/about-us');
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
  expect(headings.slice(0, 3)).toEqual(['Our story', 'Our mission', 'Our team']);
  expect(html).toContain('<p class="c-lead">Kontor is a free directory and network for industry');
  expect(html).toContain(
    'connects buyers, distributors, wholesalers, importers, exporters, suppliers and manufacturers',
  );
  expect(html).toContain('class="c-collage"');
  expect(textOf(html)).toMatch(/By Marta Lindqvist, chief executive .*hear from you within 24 hours/);
});

it('About Us names each platform with its representative, the managers and the seven tips', async () => {
  const { html } = await show('/about-us');
  const text = textOf(html);
  expect(text.match(/Representative for /g)).toHaveLength(25);
  expect(linksOf(html).filter(([, address]) => address?.endsWith('/contact-us/form'))).toHaveLength(25);
  for (const { name } of management) expect(text).toContain(name);
  expect(linksOf(html).filter(([, address]) => address?.startsWith('/b2b-tips/'))).toHaveLength(7);
});

it('mission, vision and the six values stand in three blocks', async () => {
  const { html } = await show('/mission-vision');
  const headings = (level: number) =>
    [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)`, 'g'))].map(([, heading]) => heading);
  expect(headings(2).slice(0, 3)).toEqual(['Mission', 'Vision', 'Values']);
  expect(headings(3)).toEqual([
    'People',
    'Innovation',
    'Global mentality',
    'Passion',
    'Honesty',
    'Excellence',
  ]);
});

it('all five rows of the page of reasons carry the same message', async () => {
  const { html } = await show('/why-kontor');
  const rows = html.match(/<section class="c-row">.*?<\/section>/gs) ?? [];
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toMatch(/<img [^>]*>.*TO BE CONNECTED.*<p>[^<]{80,}/s);
  expect(html.match(/TO BE CONNECTED/g)).toHaveLength(5);
});

it('Contact Us calls, messages and leads to the form', async () => {
  const { html } = await show('/contact-us');
  const addresses = linksOf(html).map(([, address]) => address);
  for (const phone of Object.values(brand.phones)) {
    expect(addresses).toContain(`tel:${phone.replaceAll(' ', '')}`);
    expect(addresses).toContain(messageAddress(phone));
  }
  const cards = html.match(/<section class="k-card o-card">.*?<\/section>/gs) ?? [];
  expect(cards.map((card) => textOf(card).match(/USA|Europe/g))).toEqual([
    ['USA', 'Europe'],
    ['USA', 'Europe'],
  ]);
  expect(html).toMatch(/<a [^>]*href="\/contact-us\/form"[^>]*>Need Help<\/a>/);
  const text = textOf(html);
  for (const part of ['Talk by phone', 'Send a message', 'WhatsApp is another company’s service'])
    expect(text).toContain(part);
  const ways = html.match(/<ul class="o-ways">.*?<\/ul>/s)?.[0].match(/<li>/g);
  expect(ways).toHaveLength(4);
});

it.each(paths)('%s ends with the same call to go global, with the mascot', async (path) => {
  const { html } = await show(path);
  const end = html.slice(html.lastIndexOf('<aside class="s-closing">'));
  expect(end).toMatch(/<img [^>]*src="[^"]*rosca-wave[^"]*"/);
  expect(textOf(end)).toContain('Register Now and Go Global');
  expect(end).not.toContain('<section');
});
