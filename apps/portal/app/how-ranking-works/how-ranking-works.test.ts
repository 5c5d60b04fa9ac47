import { createClient } from '@kontor/contract';
import { fitPoints, maximumMerits, meritPoints } from '@kontor/contract/ranking';
import { formatLocales, type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { beforeAll, expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { findPage } from '../page/find-page.ts';
import { openModules } from '../page/testing-modules.ts';
import type { renderInPortal } from '../page/testing-portal.tsx';
import type { visitIn } from '../page/testing-visit.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import type { default as HowRankingWorks, loader } from './how-ranking-works.tsx';

const load = openModules<{
  '/app/how-ranking-works/how-ranking-works.tsx': { default: typeof HowRankingWorks; loader: typeof loader };
  '/app/portal-country.ts': typeof import('../portal-country.ts');
  '/app/page/testing-visit.ts': { visitIn: typeof visitIn };
  '/app/page/testing-portal.tsx': { renderInPortal: typeof renderInPortal };
}>();

beforeAll(() => load('/app/how-ranking-works/how-ranking-works.tsx'));

const path = '/how-ranking-works';
const origin = 'https://portal.example';
const call = createClient({
  baseUrl: 'https://api.example/api/v1',
  fetch: async (request) => {
    throw new Error(`A page of texts called ${String(request)}`);
  },
});

async function show(language: ShownLanguage = 'en', country: 'MX' | 'AE' = 'MX') {
  const { default: Page, loader } = await load('/app/how-ranking-works/how-ranking-works.tsx');
  const { visitIn } = await load('/app/page/testing-visit.ts');
  const { renderInPortal } = await load('/app/page/testing-portal.tsx');
  const place = { language, country, origin };
  const data = await loader({ context: visitIn({ ...place, call }) });
  return { data, html: renderInPortal(Page, { ...place, path, data }) };
}

const textsOf = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text]) => text);
const widthsIn = (html: string) => textsOf(html, /<rect\b[^>]*\bwidth="([\d.]+)"/g).map(Number);
/** The items of the list or lists in an element of a class. */
function itemsOf(html: string, name: string): string[] {
  const [, list = ''] = html.split(`class="k-card ${name}"`);
  return list.split('</section>')[0]?.split('<li>').slice(1) ?? [];
}

const languages = Object.keys(shownLanguages) as ShownLanguage[];

it.each(languages)('says in its head in %s what it is, of which country', async (language) => {
  const { countryName } = await load('/app/portal-country.ts');
  for (const country of ['MX', 'AE'] as const) {
    const { title, description, keywords, canonical } = (await show(language, country)).data.meta;
    const name = countryName(country, language);
    expect(title).toMatch(new RegExp(`.+ \\| ${brand.name} ${name}$`));
    expect(description.length).toBeGreaterThanOrEqual(language === 'zh' ? 40 : 70);
    expect(description.length, description).toBeLessThanOrEqual(descriptionRoom[language]);
    for (const text of [description, keywords]) expect(text).toContain(name);
    expect(canonical).toBe(origin + path);
  }
});

it.each(languages)('is whole in %s', async (language) => {
  const { html } = await show(language);
  const levels = textsOf(html, /<h([1-6])\b/g).map(Number);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
  expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/[{}]|undefined|\[object|NaN/);
  const addresses = textsOf(html, /<a\b[^>]*\bhref="([^"]*)"/g);
  expect(addresses).toHaveLength(4);
  for (const address of addresses) expect(findPage(address ?? ''), address).toBeDefined();
});

const merits: number[] = Object.values(meritPoints).map(({ maximum }) => maximum);
/** Those that add up; what later products give away is taken off. */
const gained = merits.slice(0, -1);

it.each(languages)('tells the points of the search in %s', async (language) => {
  const { data, html } = await show(language);
  const rows = data.points.groups.flatMap((group) => group.rows);
  const told = [...Object.values(fitPoints), 0, ...merits];
  const shown = itemsOf(html, 'w-chart');
  expect(rows).toHaveLength(told.length);
  expect(shown).toHaveLength(told.length);
  const written = (points: number) => new Intl.NumberFormat(formatLocales[language]).format(points);
  for (const [index, points] of told.entries()) {
    expect(shown[index]).toContain(`<b>${rows[index]?.title}</b>`);
    expect(textsOf(shown[index] ?? '', /w-amount">([^<]*)</g)[0]).toContain(written(points));
  }
  for (const text of [data.points.intro, data.points.groups[1]?.intro])
    expect(text).toContain(written(maximumMerits));
});

it('draws each bar as long as its points, on the scale of its group', async () => {
  const { data, html } = await show();
  const bars = itemsOf(html, 'w-chart');
  expect(bars.map(widthsIn)).toEqual([
    ...Object.values(fitPoints).map((points) => [points, ...gained]),
    [0, ...gained],
    ...merits.map((points) => [points]),
  ]);
  const steps = Object.values(fitPoints).length + 1;
  const [ofFit, ofMerits] = data.points.groups.map(({ scale }) => scale);
  for (const [index, bar] of bars.entries())
    expect(bar).toContain(`viewBox="0 0 ${index < steps ? ofFit : ofMerits} 10"`);
  expect(ofFit).toBe(fitPoints.exactName + maximumMerits);
  // The list of merits is the end of a bar above, enlarged.
  expect(ofMerits).toBe(gained.reduce((sum, points) => sum + points));
  const drawings = bars.length + data.example.rows.length;
  expect(html.match(/<svg class="w-bar"/g)).toHaveLength(drawings);
  expect(html.match(/<svg class="w-bar"[^>]* aria-hidden="true"/g)).toHaveLength(drawings);
});

it('draws steps of fit that whatever is behind a result does not bridge', async () => {
  const { html } = await show();
  const steps = itemsOf(html, 'w-chart')
    .slice(0, Object.values(fitPoints).length + 1)
    .map(widthsIn);
  for (const [index, [start = 0]] of steps.slice(0, -1).entries()) {
    const below = steps[index + 1] ?? [];
    expect(below.reduce((sum, width) => sum + width, 0)).toBeLessThan(start);
  }
});

it('computes its example: fit first, proof and a full profile among those that fit equally', async () => {
  const { data, html } = await show();
  const rows = itemsOf(html, 'w-example');
  expect(rows.flatMap((row) => textsOf(row, /<h3>([^<]*)</g))).toEqual([
    'Its name is exactly what was typed',
    'The words are in its name',
    'The words are in its name',
    'The words name its category',
    'The words are only in its description',
  ]);
  const totals = data.example.rows.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  const behind = data.example.rows.map(({ total, parts }) => total - (parts[0]?.points ?? 0));
  const [, proven = 0, bare = 0, , last] = behind;
  expect(proven).toBeGreaterThan(bare);
  expect(last).toBe(Math.max(...behind));
  for (const { parts, total } of data.example.rows)
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  for (const [index, row] of rows.entries()) {
    expect(widthsIn(row).reduce((sum, width) => sum + width, 0)).toBe(totals[index]);
    expect(row).toContain(`viewBox="0 0 ${fitPoints.exactName + maximumMerits} 10"`);
    expect(row.match(/<dt>/g)).toHaveLength(6);
  }
});
