import { countSearch, listDirectoryCountries, listLatestBusinesses } from '@kontor/contract';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { api, attribute, readPage, textOf, textsOf, untilAgreed, wayBack } from './read-page.ts';

const { visit } = useBrowser();

test.each([
  { width: 390, height: 844, place: 'main' },
  { width: 1440, height: 900, place: 'aside' },
])(
  'the most liked businesses and the way to one of my own stand on the home page, $width px wide',
  async (look) => {
    const { page, expectCalm } = await visit({ viewport: look });
    await page.goto('/');
    const liked = page.getByRole('heading', { name: 'Businesses with the most likes' });
    await expect.poll(() => liked.count()).toBe(1);
    await expect.poll(() => page.locator(look.place).filter({ has: liked }).count()).toBe(1);
    const cards = page.locator(look.place).locator('section').filter({ has: liked }).getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
    await expect.poll(() => page.getByRole('heading', { name: 'My Business' }).count()).toBe(1);
    await expectCalm();

    await cards.first().getByRole('link').click();
    await page.waitForURL(/\/business\//);
    await page.getByRole('heading', { name: 'General Information' }).waitFor();
    await expect.poll(() => page.locator('header .k-meta').first().textContent()).not.toBe('0 likes');
  },
);

test('the hero has the tagline, the film in the country’s language, and the step to take', async () => {
  const page = await readPage('/');
  expect(page.querySelectorAll('[name="search"]')).toHaveLength(0);
  const hero = page.querySelector('.h-hero');
  expect(textOf(hero?.querySelector('h1'))).toContain('Mexico');
  expect(textOf(hero)).toContain('Find manufacturers, distributors, wholesalers, importers and exporters.');
  const film = hero?.querySelector('video');
  expect(film?.hasAttribute('controls')).toBe(true);
  expect(attribute(film, 'src')).toMatch(/\/kontor-es[^/]*\.mp4$/);
  expect((await fetch(new URL(attribute(film, 'src'), inject('portal')), { method: 'HEAD' })).status).toBe(
    200,
  );
  const step = hero?.querySelectorAll('a').find((link) => textOf(link) === 'Register Now and Go Global');
  expect(wayBack(step)).toEqual({
    page: `${inject('accounts')}/register`,
    back: `${inject('portal')}/my-b2b`,
  });
  expect(textOf(hero)).toContain('Free for businesses, on 25 country platforms');
});

test('the home page says with the numbers of the moment how large the directory is', () =>
  untilAgreed(async () => {
    const page = await readPage('/');
    const call = api();
    const { counts } = await call(countSearch, { body: { textQuery: '' } });
    const countries = await call(listDirectoryCountries, { query: { businessType: 'MA' } });
    const figures = page.querySelectorAll('.h-figures > div').map((figure) => textsOf(figure, 'dt, dd'));
    const words = (count: number) => count.toLocaleString('en');
    expect(figures).toEqual([
      ['Manufacturers', words(counts.MA.total)],
      ['Products', words(counts.PR.total)],
      ['Countries', words(countries.length)],
    ]);
  }));

test('it leads to the search, to verification, to free marketing and to the articles', async () => {
  const page = await readPage('/');
  const ways = page.querySelectorAll('.h-hero-ways a');
  expect(ways.map(textOf)).toEqual([
    'Register Now and Go Global',
    'My B2B',
    'Search suppliers',
    'Industries',
  ]);
  expect(attribute(ways[2], 'href')).toBe('/search-result?business=MA&countries=global');
  const banners = page.querySelectorAll('.h-banners h2 a');
  expect(banners.map((banner) => [textOf(banner), attribute(banner, 'href')])).toEqual([
    ['Company Verification', '/company-verification'],
    ['Free B2B Marketing', '/free-marketing'],
    ['Articles', '/b2b-tips'],
  ]);
  expect(textOf(page.querySelector('.h-banners'))).toContain('List up to 7 products');
});

test('the three newest businesses of four types stand on the home page', () =>
  untilAgreed(async () => {
    const page = await readPage('/');
    const groups = await api()(listLatestBusinesses, { query: { country: 'MX' } });
    expect(groups.map(({ businessType }) => businessType)).toEqual(['MA', 'DI', 'EX', 'CO']);
    const columns = page.querySelectorAll('.h-latest .h-columns > div');
    expect(columns.map((column) => textOf(column.querySelector('h3')))).toEqual([
      'Manufacturers',
      'Distributors',
      'Exporters',
      'Consultants',
    ]);
    for (const [place, { businesses }] of groups.entries()) {
      expect(businesses).toHaveLength(3);
      const names = businesses.map(({ general }) => general.companyName);
      expect(textsOf(columns[place] ?? page, 'article h4')).toEqual(names);
    }
  }));

test('the logos of 25 portals stand on the home page, all but its own leading to other sites in a new tab', async () => {
  const page = await readPage('/');
  const portals = page.querySelectorAll('.h-network li > a');
  expect(portals).toHaveLength(25);
  const [here, ...others] = portals;
  expect([textOf(here), attribute(here, 'aria-current')]).toEqual(['KontorMX Mexico', 'page']);
  for (const portal of portals) {
    expect(attribute(portal.querySelector('img'), 'src')).toMatch(/\/kontor-mark[^/]*\.svg$/);
    expect(textOf(portal)).toMatch(/^Kontor[A-Z]{2} \S/);
  }
  for (const portal of others) {
    expect(attribute(portal, 'href')).toMatch(/^https:\/\/[a-z]{2}\.kontor\.example$/);
    expect([attribute(portal, 'target'), attribute(portal, 'rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  }
});

test('texts of company cards are clipped at 100 px', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const texts = page.locator('.k-company p');
  const heights = await texts.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  const clipped = await texts.first().evaluate((text) => {
    text.textContent = 'Reducers for conveyors. '.repeat(40);
    return { height: text.clientHeight, overflow: getComputedStyle(text).overflow };
  });
  expect(clipped).toEqual({ height: 100, overflow: 'hidden' });
});

test('each banner of the home page leads to a page of its own', async () => {
  const { page } = await visit();
  await page.goto('/');
  const links = await page.getByRole('list', { name: 'For companies' }).getByRole('link').all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const address = new URL((await link.getAttribute('href')) ?? '', inject('portal'));
    expect(address.pathname).not.toBe('/');
    expect((await fetch(address)).status).toBe(200);
  }
});

test('without script the menu’s place leads to all industries', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 780 }, javaScriptEnabled: false });
  await page.goto('/');
  const ways = page.locator('.s-hamburger:visible');
  await expect.poll(() => ways.count()).toBe(1);
  await ways.click();
  await page.waitForURL('**/industries');
  const heading = page.locator('main h3 a').first();
  expect((await heading.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('completions begin where the search box begins', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/search-result?business=MA&countries=global');
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('bear');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await list.waitFor();
  const [box, words] = [await list.boundingBox(), await page.locator('.k-search-words').boundingBox()];
  expect(box?.x).toBe(words?.x);
});
