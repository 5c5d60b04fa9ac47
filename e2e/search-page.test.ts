import {
  type BusinessCard,
  countSearch,
  type Data,
  listCountries,
  searchBusinesses,
  searchPeople,
  searchProducts,
} from '@kontor/contract';
import { portalCountries } from '@kontor/server';
import type { HTMLElement } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { api, attribute, readPage, textOf, textsOf, untilAgreed, wayBack } from './read-page.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
/** A busy machine takes its time. */
const soon = { timeout: 30_000 };
const tabs = {
  PR: 'Products',
  UR: 'Users',
  MA: 'Manufacturers',
  DI: 'Distributors',
  WS: 'Wholesalers',
  IM: 'Importers',
  EX: 'Exporters',
  RE: 'Retailers',
  IN: 'Investors',
  CO: 'Consultants',
  GO: 'Government',
};

type Total = Data<typeof countSearch>['counts']['MA'];

function written({ total, totalIs }: Total): string {
  const number = total.toLocaleString('en');
  return { exact: number, about: `≈ ${number}`, atLeast: `${number}+` }[totalIs];
}

const likes = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'like' : 'likes'}`;

/** Facts of a card by their labels; the plate of a country, which is not read aloud, left out. */
function factsOf(card: HTMLElement): Record<string, string> {
  const rows = card.querySelectorAll('.k-facts > div');
  return Object.fromEntries(
    rows.map((row) => [textOf(row.querySelector('dt')), textOf(row.querySelector('dd > span:last-child'))]),
  );
}

const linkIn = (card: HTMLElement, text: string) =>
  card.querySelectorAll('a').find((link) => textOf(link) === text);

/** The card leads visitors to log in and on to the form of an inquiry. */
function expectRequest(card: HTMLElement, path: string): void {
  expect(wayBack(linkIn(card, 'Send Request'))).toEqual({
    page: `${inject('accounts')}/login`,
    back: inject('portal') + path,
  });
}

test('tabs stand for products, users and the nine types, each with its count', () =>
  untilAgreed(async () => {
    const page = await readPage('/search-result?business=DI&countries=global&search=bearing');
    const { counts } = await api()(countSearch, { body: { textQuery: 'bearing' } });
    const links = page.querySelectorAll('nav[aria-label="Type"] a');
    const expected = Object.entries(tabs).map(([code, name]) => [
      `/search-result?business=${code}&countries=global&search=bearing`,
      `${name} ${written(counts[code as keyof typeof tabs])}`,
    ]);
    expect(links.map((link) => [attribute(link, 'href'), textOf(link)])).toEqual(expected);
    const current = links.filter((link) => link.hasAttribute('aria-current')).map(textOf);
    expect(current).toEqual([expected[3]?.[1]]);
  }));

test('a page of results comes with the first ten packets of a connection', async () => {
  const answer = await fetch(
    new URL('/search-result?business=MA&countries=global&industry=0006', inject('portal')),
    {
      headers: { 'accept-encoding': 'br' },
    },
  );
  const headers = [...answer.headers].reduce((sum, header) => sum + header.join(': ').length + 2, 0);
  expect(Number(answer.headers.get('content-length')) + headers).toBeLessThan(14_600);
});

test('without parameters it is manufacturers everywhere, with their number, five a page', () =>
  untilAgreed(async () => {
    const first = await readPage('/search-result');
    const body = { textQuery: '', businessType: 'MA' as const, skip: 0, size: 10 };
    const found = await api()(searchBusinesses, { body });
    expect(textOf(first.querySelector('h1'))).toMatch(/^(About )?[\d,]+\+? manufacturers$/);
    expect(textOf(first.querySelector('h1'))).toContain(found.total.toLocaleString('en'));
    expect(textOf(first.querySelector('.r-head p'))).toBe(`1–5 of ${written(found)} manufacturers`);
    const explained = first.querySelector('.r-head .r-count a');
    expect(textOf(explained)).toBe('How results are ordered');
    expect(attribute(explained, 'href')).toBe('/how-ranking-works');
    const second = await readPage('/search-result?business=MA&countries=global&page=2');
    const names = found.items.map(({ general }) => general.companyName);
    expect([...textsOf(first, '.r-list article h2'), ...textsOf(second, '.r-list article h2')]).toEqual(
      names,
    );
    const pager = first.querySelectorAll('nav[aria-label="Pages"] a');
    expect(pager.map(textOf)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  }));

test('the headline counts government bodies, as the tab has a name that is no plural', async () => {
  const page = await readPage('/search-result?business=GO&countries=global');
  expect(textOf(page.querySelector('h1'))).toMatch(/^(About )?[\d,]+\+? government bodies$/);
});

test('a few words and a type found nothing more than the count says', () =>
  untilAgreed(async () => {
    const path = '/search-result?business=PR&countries=DE&search=bearing';
    const { total, totalIs } = await api()(searchProducts, {
      body: { textQuery: 'bearing', country: 'DE', skip: 0, size: 5 },
    });
    expect(totalIs).toBe('exact');
    const page = await readPage(path);
    expect(textOf(page.querySelector('h1'))).toBe(
      `${total} result${total === 1 ? '' : 's'} for “bearing” – Germany`,
    );
  }));

test('the headline names the word that was searched for instead of the one typed', () =>
  untilAgreed(async () => {
    const body = { textQuery: 'berings', businessType: 'MA' as const, skip: 0, size: 5 };
    const { correction } = await api()(searchBusinesses, { body });
    expect(correction?.applied).toBe(true);
    const page = await readPage('/search-result?business=MA&countries=global&search=berings');
    expect(textOf(page.querySelector('h1'))).toContain(`for “${correction?.textQuery}”`);
  }));

test('where nothing is found it says of what, for which words and where, above the ways on; its tab stands back', async () => {
  const page = await readPage('/search-result?business=IN&countries=CL&search=qxzvvk%20wqzxk');
  expect(textOf(page.querySelector('.k-empty h2'))).toBe('No investors for “qxzvvk wqzxk” – Chile');
  expect(page.querySelectorAll('.k-empty .k-empty-ways a').length).toBeGreaterThan(0);
  expect(textOf(page.querySelector('main'))).not.toContain('No content.');
  const quiet = page.querySelectorAll('nav[aria-label="Type"] a.r-none');
  expect(quiet).toHaveLength(Object.keys(tabs).length);
});

test.each([768, 1024])(
  'at %i px tabs are one line that scrolls, with the current one in it',
  async (width) => {
    const { page, expectCalm } = await visit({ viewport: { width, height: 900 } });
    await page.goto('/search-result?business=GO&countries=global');
    const row = page.getByRole('navigation', { name: 'Type' });
    const current = row.locator('a[aria-current]');
    await expect
      .poll(async () => {
        const [line, tab] = [await row.boundingBox(), await current.boundingBox()];
        return line && tab && tab.x >= line.x && tab.x + tab.width <= line.x + line.width + 1;
      }, soon)
      .toBe(true);
    const tops = await row
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectCalm();
  },
);

test.each([390, 1440])('a word of 200 letters does not widen the page at %i px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 844 } });
  for (const more of ['', '&asTyped=true']) {
    await page.goto(`/search-result?business=MA&countries=DE&search=${'w'.repeat(200)}${more}`);
    await page.getByRole('heading', { level: 2, name: /^No manufacturers/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Nor is it the whole window: a heading shows the beginning.
    expect((await page.getByRole('heading', { level: 1 }).textContent())?.length).toBeLessThan(100);
  }
});

const options = (form: HTMLElement | null) =>
  form
    ?.querySelectorAll('[name="countries"] option')
    .map((option) => [attribute(option, 'value'), textOf(option)]);

const option = ({ code, countryName }: { code: string; countryName: string }) => [
  code,
  countryName.replaceAll(/\s+/g, ' '),
];

test('the form holds the words, the type and the chosen country among those with portals, global first', async () => {
  const page = await readPage('/search-result?business=EX&countries=NO&search=ball%20bearing');
  const form = page.querySelector('header search form');
  expect([attribute(form, 'action'), attribute(form, 'method')]).toEqual(['/search-result', 'get']);
  expect(attribute(form?.querySelector('[name="search"]'), 'value')).toBe('ball bearing');
  expect(attribute(form?.querySelector('[name="business"]'), 'value')).toBe('EX');
  const countries = await api()(listCountries, {});
  const offered = countries.filter(
    ({ code }) => code === 'NO' || portalCountries.some((portal) => portal === code),
  );
  expect(offered).toHaveLength(26);
  expect(options(form)).toEqual([['global', 'Global'], ...offered.map(option)]);
  expect(form?.querySelectorAll('option[selected]').map(textOf)).toEqual(['Norway']);
});

test('the form offers all countries: in a browser on each page of the search, without script on that of the filters', async () => {
  const all = [['global', 'Global'], ...(await api()(listCountries, {})).map(option)];
  const filters = await readPage('/search-result/filters?business=EX&countries=DE');
  expect(options(filters.querySelector('header search form'))).toEqual(all);
  const { page } = await visit();
  await page.goto('/search-result?business=EX&countries=NO');
  const field = page.getByRole('combobox', { name: 'Country' });
  await expect
    .poll(
      () =>
        field
          .locator('option')
          .evaluateAll((list) =>
            list.map((each) => [each.getAttribute('value'), each.textContent?.replaceAll(/\s+/g, ' ')]),
          ),
      soon,
    )
    .toEqual(all);
  expect(await field.inputValue()).toBe('NO');
});

function expectBusiness(card: HTMLElement, business: BusinessCard): void {
  const { general, contactInfo, reactions, subscription, verified, origin, claimed } = business;
  // Of a public record nothing is shown that is not known.
  const unknown = origin === 'imported' && !claimed ? undefined : '---';
  expect(textOf(card.querySelector('h2'))).toBe(general.companyName);
  expect(attribute(card.querySelector('.k-logo'), 'src')).toMatch(/^\/picture\/monogram\//);
  expect(factsOf(card)).toEqual({
    'Year established': general.yearStablished?.toString() ?? unknown,
    Country: contactInfo.country.countryName,
    Industry: general.industry?.name ?? unknown,
    'Business type': general.businessType.name,
  });
  expect(textOf(card.querySelector('.k-result-text'))).toBe(
    (general.shortDescription ?? '').replaceAll(/\s+/g, ' '),
  );
  expect(textOf(card.querySelector('.k-result-status'))).toBe(likes(reactions.reactionCount.like));
  expect(textOf(card.querySelector('.k-tier'))).toBe(subscription.toUpperCase());
  const proven = origin === 'demo' ? 'Verified (demo)' : 'Verified facts';
  expect(textOf(card.querySelector('.k-verified'))).toBe(verified ? proven : 'Not verified');
}

test('a business among results shows what its card has to', () =>
  untilAgreed(async () => {
    const seen: BusinessCard[] = [];
    for (const [type, country] of [
      ['MA', 'MX'],
      ['MA', 'US'],
      ['DI', 'MX'],
    ] as const) {
      const path = `/search-result?business=${type}&countries=${country}`;
      const cards = (await readPage(path)).querySelectorAll('.r-list article');
      const body = { textQuery: '', businessType: type, country, skip: 0, size: 5 };
      const { items } = await api()(searchBusinesses, { body });
      expect(cards).toHaveLength(items.length);
      for (const [place, business] of items.entries()) {
        const card = cards[place] as HTMLElement;
        expectBusiness(card, business);
        expect(textOf(card.querySelector('.fv-save'))).toBe('Save Business');
        expectRequest(card, `/business/${business.businessID}/send-request`);
      }
      seen.push(...items);
    }
    // Both kinds of what may differ were there.
    expect(new Set(seen.map(({ claimed }) => claimed)).size).toBe(2);
    expect(new Set(seen.map(({ verified }) => verified)).size).toBe(2);
    expect(new Set(seen.map(({ general }) => general.yearStablished === undefined)).size).toBe(2);
  }));

test('a product among results shows what its card has to', () =>
  untilAgreed(async () => {
    const path = '/search-result?business=PR&countries=global&search=bearing';
    const cards = (await readPage(path)).querySelectorAll('.r-list article');
    const { items } = await api()(searchProducts, { body: { textQuery: 'bearing', skip: 0, size: 5 } });
    expect(cards).toHaveLength(5);
    for (const [place, product] of items.entries()) {
      const card = cards[place] as HTMLElement;
      const { general } = product.businessProfile;
      expect(textOf(card.querySelector('h2'))).toBe(product.name);
      expect(attribute(card.querySelector('.k-product-picture img'), 'src')).toBe(
        product.mainImage?.url ?? `/picture/plate/${product.productID}.svg?place=${product.category?.id}&v=1`,
      );
      const photos = product.photos.length;
      expect(textOf(card.querySelector('.k-photo-count'))).toBe(photos > 0 ? String(photos) : '');
      expect(textOf(card.querySelector('.k-result-by'))).toBe(
        `${general.businessType.name} · ${general.companyName}`,
      );
      const tree = [product.industry, product.category, product.subCategory];
      expect(textOf(card.querySelector('.k-result-body > .k-meta'))).toBe(
        tree.flatMap((node) => node?.name ?? []).join(' | '),
      );
      expect(textOf(card.querySelector('.k-result-text'))).toBe(
        (product.description ?? '').replaceAll(/\s+/g, ' '),
      );
      const specs = product.specs.slice(0, 4).map(({ key, value }) => [key, value]);
      expect(Object.entries(factsOf(card))).toEqual(specs);
      expect(textOf(card.querySelector('.k-result-status'))).toBe(`Stock: ${product.stock ? 'Yes' : 'No'}`);
      const form = `/business/${product.businessID}/send-request?product=${product.productID}`;
      expectRequest(card, form);
      expect(textOf(card.querySelector('.fv-save'))).toBe('Save Product');
    }
    expect(items.some(({ specs }) => specs.length > 4)).toBe(true);
  }));

test('a person among results shows what their card has to', () =>
  untilAgreed(async () => {
    // Where nobody comes to live while other journeys are under way.
    const cards = (await readPage('/search-result?business=UR&countries=IN')).querySelectorAll(
      'main article',
    );
    const { items } = await api()(searchPeople, { body: { textQuery: '', country: 'IN', skip: 0, size: 5 } });
    expect(items.length).toBeGreaterThan(2);
    expect(cards).toHaveLength(items.length);
    for (const [place, person] of items.entries()) {
      const card = cards[place] as HTMLElement;
      const { country, state, city, jobPosition, companyName } = person;
      expect(textOf(card.querySelector('h2'))).toBe(`${person.firstName} ${person.lastName}`);
      expect(attribute(card.querySelector('.k-user-photo'), 'src')).toContain(person.userID);
      expect(textOf(card.querySelector('.k-result-body > .k-meta'))).toBe(
        [country?.countryName, state?.stateName, city].map((part) => part ?? '---').join(' / '),
      );
      expect(jobPosition && companyName, 'Invented people work somewhere').toBeTruthy();
      expect(textOf(card.querySelector('.k-result-by'))).toBe(`${jobPosition?.name} at ${companyName}`);
      expect(textOf(card.querySelector('.k-result-text'))).toBe(
        (person.briefPresentation ?? '').replaceAll(/\s+/g, ' '),
      );
      expect(textOf(card.querySelector('.k-result-status'))).toBe(likes(person.reactions.reactionCount.like));
      expect(attribute(linkIn(card, 'Go Profile'), 'href')).toBe(`/profile/${person.userID}`);
    }
  }));

test('the fields of the form follow the address from page to page', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/search-result?business=MA&countries=DE&search=bearing');
  await page.waitForLoadState('networkidle');
  const words = page.getByRole('combobox', { name: 'Search' });
  const fields = async () => [
    await words.inputValue(),
    await page.locator('select[name="countries"]').inputValue(),
    await page.locator('search input[name="business"]').inputValue(),
  ];
  await expect.poll(() => fields()).toEqual(['bearing', 'DE', 'MA']);
  await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Distributors' }).click();
  await page.waitForURL(/business=DI/);
  await expect.poll(fields, soon).toEqual(['bearing', 'DE', 'DI']);
  await words.fill('pump');
  await page.locator('select[name="countries"]').selectOption('global');
  await words.press('Enter');
  await page.waitForURL(/business=DI&.*search=pump/);
  expect(page.url()).toContain('countries=global');
  await expect.poll(fields, soon).toEqual(['pump', 'global', 'DI']);
  await page.goBack();
  await expect.poll(fields, soon).toEqual(['bearing', 'DE', 'DI']);
  await page.goBack();
  await expect.poll(fields, soon).toEqual(['bearing', 'DE', 'MA']);
  await expectCalm();
});

thoroughTest(
  'products are filtered in a sheet that counts as it goes, and each filter is taken back',
  async () => {
    const { page, expectCalm } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto('/search-result?business=PR&countries=global');
    await page.waitForLoadState('networkidle');
    const title = page.getByRole('heading', { level: 1 });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show/ });
    await page.getByRole('link', { name: 'Filters' }).click();
    const filters = {
      leadTime: 30 as const,
      offer: ['in-stock' as const],
      language: ['de' as const, 'en' as const],
    };
    await sheet.getByRole('radio', { name: /^30 days/ }).check();
    for (const [group, ...choices] of [
      ['Availability and price', 'In stock'],
      ['Languages spoken', 'English', 'German'],
    ]) {
      await sheet.locator('summary', { hasText: group }).click();
      for (const name of choices) await sheet.getByRole('checkbox', { name }).check();
    }
    const { total } = await api()(searchProducts, { body: { textQuery: '', ...filters, skip: 0, size: 1 } });
    expect(total).toBeGreaterThan(0);
    await expect.poll(() => show.textContent(), soon).toBe(`Show results (${total.toLocaleString('en')})`);
    await show.click();
    await page.waitForURL(/language=en,de&leadTime=30$|offer=in-stock/);
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => title.textContent(), soon).toBe(`${total.toLocaleString('en')} products`);
    const chosen = page.getByRole('navigation', { name: 'Chosen filters' });
    expect(await chosen.getByRole('link').count()).toBe(5);
    await chosen.getByRole('link', { name: 'Lead time: up to 30 days' }).click();
    await page.waitForURL(({ search }) => !search.includes('leadTime') && search.includes('language=en,de'));
    await page.getByRole('link', { name: 'Newest' }).click();
    await page.waitForURL(/order=newest/);
    await chosen.getByRole('link', { name: 'Remove all' }).click();
    await page.waitForURL(({ search }) => !search.includes('language') && search.includes('order=newest'));
    await chosen.waitFor({ state: 'hidden' });
    await expectCalm();
  },
);

test('without script filters are chosen on a page of their own', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/search-result?business=MA&countries=global');
  await page.getByRole('link', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Any valid certificate' }).check();
  await page.getByRole('checkbox', { name: 'Verified facts' }).check();
  await page.getByRole('radio', { name: /^60 days/ }).check();
  await page.getByRole('button', { name: /^Show/ }).click();
  const body = {
    textQuery: '',
    proof: ['certificate' as const, 'checked-facts' as const],
    leadTime: 60 as const,
  };
  const { total } = await api()(searchBusinesses, {
    body: { ...body, businessType: 'MA', skip: 0, size: 1 },
  });
  expect(total).toBeGreaterThan(0);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    total === 1 ? '1 result' : `${total.toLocaleString('en')} manufacturers`,
  );
});

test('countries are chosen together', async () => {
  const { page } = await visit();
  await page.goto('/search-result?business=MA&countries=MX');
  const chips = page.getByRole('navigation', { name: 'Country' });
  await chips.getByRole('link', { name: /Germany/ }).click();
  await page.waitForURL(/countries=MX,DE/);
  const body = { textQuery: '', countries: ['MX', 'DE'], businessType: 'MA' as const, skip: 0, size: 1 };
  const { total } = await api()(searchBusinesses, { body });
  const title = page.getByRole('heading', { level: 1 });
  await expect
    .poll(() => title.textContent(), soon)
    .toBe(`${total.toLocaleString('en')} manufacturers – Mexico and Germany`);
  await chips.getByRole('link', { name: /Mexico/ }).click();
  await page.waitForURL(/countries=DE$/);
});

test('while other results are on their way the page says so', async () => {
  const { page } = await visit();
  await page.goto('/search-result?business=MA&countries=global');
  await page.waitForLoadState('networkidle');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/search-result\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.getByRole('status').getByText('Loading').waitFor();
  await expect.poll(() => page.locator('.r-results').getAttribute('aria-busy')).toBe('true');
  letGo();
  await page.locator('.r-results[aria-busy="false"]').waitFor();
  await expect.poll(() => page.getByRole('status').getByText('Loading').count()).toBe(0);
  expect(page.url()).toContain('page=2');
});
