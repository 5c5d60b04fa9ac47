import type { HTMLElement } from 'node-html-parser';
import { beforeAll, expect, inject, test } from 'vitest';
import { knownFacts } from '../apps/api/src/business/testing-known.ts';
import { useBrowser } from './browser.ts';
import { attribute, readPage, shortValues, textOf, textsOf, wayBack } from './read-page.ts';
import { aBusiness, aPart, aProduct, change } from './rows.ts';

const { visit } = useBrowser();
const short = `Worm gears for ${'very '.repeat(12)}slow conveyors`;
const long = 'Gears since 1987. '.repeat(30).trim();
const day = 86_400_000;
let whole = '';
let bare = '';

beforeAll(async () => {
  whole = await aBusiness({
    ...knownFacts,
    subscription: 'platinum',
    company_name: 'Reductores Ñandú & Co',
    short_description: short,
    general_description: long,
    video: { url: '/works.mp4' },
    email: 'sales@nandu.example',
    website: 'nandu.example',
    markets: ['US', 'DE'],
    spoken_languages: ['es', 'en'],
    delivery_terms: ['FOB', 'EXW'],
    like_count: 1,
  });
  const business_id = whole;
  await aPart('certificates', {
    business_id,
    name: 'ISO 9001',
    issue_date: '2024-01-20',
    expire_date: '2099-01-19',
  });
  await aPart('certificates', {
    business_id,
    name: 'ATEX',
    issue_date: '2019-03-11',
    expire_date: '2022-03-10',
  });
  await aPart('verified_facts', {
    business_id,
    fact: 'factory',
    method: 'visited',
    checked_by: 'Kontor',
    checked_at: new Date(0),
    expires_at: new Date(Date.now() + day),
  });
  await aProduct({ business_id, name: 'Worm gear' });
  bare = await aBusiness({ company_name: 'Bare', country_code: 'PE', industry_id: null, like_count: 2 });
});

const sections = (page: HTMLElement) => textsOf(page, 'main h2');

/** Values of a section's plate or table by their labels. */
function valuesIn(page: HTMLElement, title: string): Record<string, string> {
  const section = page
    .querySelectorAll('main section')
    .find((each) => textOf(each.querySelector('h2')) === title);
  const rows = section?.querySelectorAll('dl > div, tr') ?? [];
  return Object.fromEntries(
    rows.map((row) => [textOf(row.querySelector('dt, th')), shortValues(row.querySelector('dd, td'))]),
  );
}

test('a business that posts announces the feed of its posts, another none', async () => {
  const id = await aBusiness({ company_name: 'Bombas Tarahumara' });
  const posted = { business_id: id, timeline_id: id, timeline_type: 'business', content: 'New halls.' };
  await aPart('posts', posted);
  const feeds = async (businessID: string) =>
    (await readPage(`/business/${businessID}/`))
      .querySelectorAll('link[rel=alternate][type="application/rss+xml"]')
      .map((link) => [attribute(link, 'title'), new URL(attribute(link, 'href')).pathname]);
  expect(await feeds(id)).toEqual([['Posts by Bombas Tarahumara', `/timeline/${id}/feed.xml`]]);
  expect(await feeds(bare)).toEqual([]);
});

test('on the narrowest phones the ways to write to a business and to save it fit the bar at the lower edge', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } });
  await page.goto(`/business/${whole}/`);
  const ends = page.locator('.b-send').evaluate((bar) => {
    const last = bar.lastElementChild?.getBoundingClientRect();
    return { bar: bar.scrollWidth, last: Math.ceil(last?.right ?? 0) };
  });
  expect(await ends).toEqual({ bar: 320, last: 304 });
});

test('sections stand in their order, with all that is known', async () => {
  const page = await readPage(`/business/${whole}/`);
  expect(sections(page)).toEqual([
    'General Information',
    'Contact Information',
    'Factory',
    'Trade Capabilities',
    'Business Terms',
    'Certificates',
    'Contact this supplier',
    'Verified (demo)',
    'Company Products',
    'Company video',
  ]);
  expect(valuesIn(page, 'General Information')).toMatchObject({
    'Business type': 'Manufacturers',
    Industry: 'Power Transmission',
    'Year established': '1987',
    'Total employees': '180 - 220',
    'Total production employees': '90 - 110',
    'Total annual revenue': 'US$ 1 - 5 million',
    'Production capacity': '1,000 - 1,200 pieces / month',
    Subscription: 'PLATINUM',
  });
  expect(Object.values(valuesIn(page, 'Contact Information'))).toEqual([
    'Blvd. Aldama 4312, 37000, León, Guanajuato, Mexico',
    'Gate 3',
    '+52 477 555 0118',
    '+52 477 555 0119',
    'sales@nandu.example',
    'nandu.example',
  ]);
  expect(valuesIn(page, 'Factory')).toMatchObject({
    'Manufacturing facilities': 'Two halls',
    City: 'Silao, Mexico',
    'Factory size': '14,600 m²',
    'Production lines': '4',
    'Zip code': '36100',
    'Contract manufacturing': 'OEM, Private label',
  });
  expect(valuesIn(page, 'Trade Capabilities')).toEqual({
    Markets: 'United States, Germany',
    'Spoken languages': 'Spanish, English',
    'Sales employees': '12',
    'Average lead time': '21 days',
  });
  expect(valuesIn(page, 'Business Terms')).toEqual({
    'Accepted delivery terms': 'FOB, EXW',
    'Accepted payment currencies': 'USD',
    'Accepted payment types': 'Bank transfer (T/T)',
    'Packaging types': 'Pallet',
  });
  expect(textsOf(page, '.b-certificates li')).toEqual([
    'ISO 9001 Issued 20 Jan 2024 Expires 19 Jan 2099',
    'ATEX Issued 11 Mar 2019 Expired 10 Mar 2022 Expired',
  ]);
  expect(page.querySelector('main video')?.hasAttribute('controls')).toBe(true);
  expect(attribute(page.querySelector('main video'), 'src')).toBe('/works.mp4');
  expect(textsOf(page, '#products h3')).toEqual(['Worm gear']);
});

test('sections without content are not there', async () => {
  const page = await readPage(`/business/${bare}/`);
  expect(sections(page)).toEqual(['General Information', 'Contact Information', 'Contact this supplier']);
  expect(Object.keys(valuesIn(page, 'General Information'))).toEqual(['Business type', 'Subscription']);
});

test('a company nobody has claimed leads with its website, has one mark, its words as ways to search, and names its source', async () => {
  const id = await aBusiness({
    company_name: 'Laminados Ajusco',
    origin: 'imported',
    website: 'https://laminados-ajusco.example',
    short_description: 'Cold-rolled strip; tinplate; markets: MX, US; 2 plants, 1200 MW',
    classified_by_rule: ['business_type', 'industry'],
  });
  await change(
    `WITH source AS (INSERT INTO data_sources (name, licence) VALUES ('openbrewerydb/openbrewerydb journey.csv', 'MIT')
       ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id)
     INSERT INTO imported_businesses (source_id, folded_name, country_code, business_id, fingerprint, imported_values)
     SELECT id, $1::text, 'MX', $1::uuid, 'f', '{}' FROM source`,
    [id],
  );
  const page = await readPage(`/business/${id}/`);
  const site = page.querySelector('main header .s-thing-name')?.nextElementSibling?.querySelector('a');
  expect([attribute(site, 'href'), textOf(site)]).toEqual([
    'https://laminados-ajusco.example/',
    'laminados-ajusco.example (in a new tab)',
  ]);
  expect(textsOf(page, 'main header .k-pill')).toEqual(['Public record']);
  expect(page.querySelectorAll('main .k-tier, main .k-verified, main .b-classified, main .k-note')).toEqual(
    [],
  );
  expect(sections(page)).toEqual(['General Information', 'Contact this supplier', 'Public record']);
  expect(Object.keys(valuesIn(page, 'General Information'))).toEqual(['Business type', 'Industry']);
  expect(page.querySelectorAll('.b-words a').map((chip) => [textOf(chip), attribute(chip, 'href')])).toEqual([
    ['Cold-rolled strip', '/search-result?business=MA&countries=global&search=Cold-rolled+strip'],
    ['Tinplate', '/search-result?business=MA&countries=global&search=Tinplate'],
  ]);
  expect(textsOf(page, '.b-words p')).toEqual(['Markets: Mexico, United States', '2 power plants, 1,200 MW']);
  const links = page.querySelectorAll('.b-record a').map((link) => [textOf(link), attribute(link, 'href')]);
  expect(links).toEqual([
    ['Open Brewery DB', 'https://www.openbrewerydb.org/'],
    ['MIT', 'https://opensource.org/license/mit'],
    ['All data sources', '/data-sources'],
    ['contact@kontor.example', 'mailto:contact@kontor.example?subject=Laminados%20Ajusco'],
  ]);
  expect(textOf(page.querySelector('main'))).not.toContain('---');
});

test('the head has badges, likes, and for visitors the ways a visitor has', async () => {
  const head = async (id: string) => (await readPage(`/business/${id}/`)).querySelector('main header');
  const [proven, unproven] = [await head(whole), await head(bare)];
  const [plate, badge] = ['.k-tier', '.k-verified'].map((each) => textOf(proven?.querySelector(each)));
  expect([plate, badge]).toEqual(['PLATINUM', 'Verified (demo)']);
  expect(textOf(unproven?.querySelector('.k-tier'))).toBe('STANDARD');
  expect(textOf(unproven?.querySelector('.k-verified'))).toBe('Not verified');
  expect(unproven?.querySelector('.k-verified-not')).not.toBeNull();
  expect([textOf(proven?.querySelector('.k-meta')), textOf(unproven?.querySelector('.k-meta'))]).toEqual([
    '1 like0 followers',
    '2 likes0 followers',
  ]);
  const links = proven?.querySelectorAll('nav a') ?? [];
  // One of the two is shown: to visitors the way to log in, to people the form.
  expect(links.map(textOf)).toEqual(['Business Profile', 'Send Request', 'Send Request', 'Company Products']);
  expect(wayBack(links[1])).toEqual({
    page: `${inject('accounts')}/login`,
    back: `${inject('portal')}/business/${whole}/send-request`,
  });
  expect(attribute(links[2], 'href')).toBe(`/business/${whole}/send-request`);
});

test('the title holds 64 characters of the short description, the address the name encoded twice', async () => {
  const once = encodeURIComponent(`Reductores-Ñandú-&-Co-${whole}`);
  for (const path of [`/business/${whole}`, `/business/${encodeURIComponent(once)}/`]) {
    const page = await readPage(path);
    expect(textOf(page.querySelector('title'))).toBe(
      `Reductores Ñandú & Co – Worm gears for ${'very '.repeat(9).trimEnd()}… | Kontor Mexico`,
    );
    expect(attribute(page.querySelector('link[rel="canonical"]'), 'href')).toBe(
      `${inject('portal')}/business/${once}/`,
    );
  }
  expect(short.length).toBeGreaterThan(64);
});

test('Share copies the address of the page and says so', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await visit({ permissions });
  await page.goto(`/business/${whole}/`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.locator('.k-toast', { hasText: 'Business Link copied!' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `${inject('portal')}/business/${encodeURIComponent(`Reductores-Ñandú-&-Co-${whole}`)}/`,
  );
});

test('on small screens a long description shows its first 340 characters, and the rest when asked to', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`/business/${whole}/`);
  await page.waitForLoadState('networkidle');
  const text = page.locator('.b-text p');
  const shown = async () => (await text.innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(() => shown()).toBe(`${long.slice(0, 340)}…`);
  await page.getByRole('button', { name: 'View more' }).first().click();
  await expect.poll(() => shown()).toBe(long);
  await page.getByRole('button', { name: 'View less' }).click();
  await expect.poll(() => shown()).toBe(`${long.slice(0, 340)}…`);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(() => shown()).toBe(long);
});
