import { listIndustries } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { untilStill } from './motion.ts';
import { ownAddresses } from './page-addresses.ts';
import { api, attribute, readPage, textOf, untilAgreed, wayBack } from './read-page.ts';

const { visit } = useBrowser();

test('around each page are the bar with logo and account, the 15 industries, and the footer', () =>
  untilAgreed(async () => {
    const page = await readPage('/');
    expect(attribute(page.querySelector('header .s-brand'), 'href')).toBe('/');
    expect(attribute(page.querySelector('header .s-brand img'), 'alt')).toBe('Kontor');
    const ways = page.querySelectorAll('header .s-bar-account > a:not(.s-for-people)');
    const back = `${inject('portal')}/my-b2b`;
    expect(ways.map((way) => [textOf(way), wayBack(way)])).toEqual([
      ['Login', { page: `${inject('accounts')}/login`, back }],
      ['Register', { page: `${inject('accounts')}/register`, back }],
    ]);
    const industries = await api()(listIndustries, {});
    const lines = page.querySelectorAll('nav[aria-label="Industries"] li > a');
    expect(lines.map((line) => [textOf(line), attribute(line, 'href')])).toEqual(
      industries.map(({ id, name }) => [name, `/search-result?business=MA&countries=global&industry=${id}`]),
    );
    expect(lines).toHaveLength(15);
    for (const line of lines) expect(line.querySelectorAll('svg')).toHaveLength(1);
    for (const part of ['main', 'footer']) expect(page.querySelectorAll(part).length, part).toBe(1);
  }));

const groups = {
  'Our Services': {
    'Developers Zone': '/developers',
    'Company Verification': '/company-verification',
    'Advertise with Us': '/advertise-with-us',
    'Free B2B Marketing': '/free-marketing',
    'Message Center': '/message-center',
  },
  Manufacturers: {
    'Search manufacturers in Mexico': '/countries/manufacturers/MX',
    'Verified manufacturers': '/directory/verified-manufacturers',
    'Certified products': '/directory/certified-products',
    'Private label industry': '/directory/private-label',
    'International logistics': '/directory/international-logistics',
  },
  Distributors: {
    'Work with the network': '/work-with-kontor',
    'Search suppliers in Mexico': '/countries/suppliers/MX',
    'Search retailers in Mexico': '/countries/retailers/MX',
    'Verified worldwide suppliers': '/directory/verified-suppliers',
    'B2B Contract Help': '/b2b-contract-help',
  },
  Buyers: {
    // There is no board of buyers' requests yet.
    'Direct Buyer Enquiries': '/',
    'Search Buyers by Countries': '/countries/buyers',
    'Certified products price list': '/directory/price-list',
  },
};

test('the footer has the company, four groups, both phones, four languages and the years', async () => {
  const footer = (await readPage('/')).querySelector('footer');
  if (!footer) return expect.fail('There is no footer');
  expect(textOf(footer.querySelector('.s-foot-company p'))).toBe('Kontor Network, Inc. Miami, FL');
  expect(textOf(footer.querySelector('.s-foot-phones'))).toBe('USA +1 305 555 0142 Europe +44 20 7946 0142');
  const shown = footer
    .querySelectorAll('nav')
    .filter((nav) => nav.querySelector('h2'))
    .map((nav) => [
      textOf(nav.querySelector('h2')),
      Object.fromEntries(nav.querySelectorAll('a').map((link) => [textOf(link), attribute(link, 'href')])),
    ]);
  expect(shown).toEqual(Object.entries(groups));
  const languages = footer.querySelectorAll('nav[aria-label="Language"] a');
  expect(languages.map((link) => [textOf(link), attribute(link, 'href')])).toEqual([
    ['English', '/?lang=en'],
    ['Español', '/?lang=es'],
    ['Italiano', '/?lang=it'],
    ['Chinese', '/?lang=zh'],
  ]);
  expect(textOf(footer.querySelector('.s-foot-copyright'))).toBe('© 2000 to 2020 Kontor Network');
});

const accountSide = ['/profile', '/profile/edit', '/newsfeed', '/my-business', '/session-redirect'];

// The bar is there before it is known who asks.
test.each([...new Set([...accountSide, ...ownAddresses])])(
  '%s sits in a layout with a top navigation bar',
  async (path) => {
    const bars = (await readPage(path)).querySelectorAll('header.s-bar');
    expect(bars).toHaveLength(1);
    expect(attribute(bars[0]?.querySelector('.s-brand'), 'href')).toBe('/');
  },
);

test.each([
  ['en', 'Mexico'],
  ['es', 'México'],
  ['it', 'Messico'],
  ['zh', '墨西哥'],
])(
  'in %s, pages of the account side have title, description and keywords with the country',
  async (language, country) => {
    for (const path of ownAddresses) {
      const page = await readPage(`${path}?lang=${language}`);
      const meta = (name: string) => attribute(page.querySelector(`meta[name="${name}"]`), 'content');
      for (const said of [textOf(page.querySelector('title')), meta('description'), meta('keywords')])
        expect(said, path).toContain(country);
    }
  },
);

/** What of the frame can be seen. */
async function shownAt(page: Page, width: number): Promise<Record<string, boolean>> {
  await page.setViewportSize({ width, height: 900 });
  const bar = page.getByRole('banner');
  const parts = {
    Login: bar.getByRole('link', { name: 'Login' }),
    Register: bar.getByRole('link', { name: 'Register' }),
    Menu: bar.getByRole('button', { name: 'Menu' }),
    sidebar: page.getByRole('navigation', { name: 'Industries' }),
    names: page.locator('.s-rail-name').first(),
  };
  const seen = Object.entries(parts).map(async ([name, part]) => [name, await part.isVisible()] as const);
  return Object.fromEntries(await Promise.all(seen));
}

test('the frame changes at 992 and 1200 px', async () => {
  const { page, expectCalm } = await visit();
  await page.goto('/');
  const narrow = { Login: true, Register: false, Menu: true, sidebar: false, names: false };
  const wide = { Login: true, Register: true, Menu: false, sidebar: true, names: true };
  for (const width of [320, 767, 768, 991]) expect(await shownAt(page, width), `${width}`).toEqual(narrow);
  for (const width of [992, 1200, 1440]) expect(await shownAt(page, width), `${width}`).toEqual(wide);

  // Pages of one business leave the sidebar its icons.
  await page.goto('/search-result?business=PR&countries=global&search=bearing');
  const business = await page.locator('main article a[href^="/business/"]').first().getAttribute('href');
  await page.goto(business ?? '');
  const railAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await page.locator('.s-rail').boundingBox())?.width;
  };
  for (const width of [992, 1199, 1200]) await expect.poll(() => railAt(width)).toBe(72);
  await expectCalm();
});

test('the menu of small screens slides in, in groups with their headings', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const menu = page.locator('dialog.s-menu');
  const transform = () => menu.evaluate((element) => getComputedStyle(element).transform);
  const closed = await menu.evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    return { transitionProperty, seconds: Number.parseFloat(transitionDuration) };
  });
  expect(closed.transitionProperty).toContain('transform');
  expect(closed.seconds).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await untilStill(page);
  expect(await transform()).toBe('none');
  expect((await menu.boundingBox())?.x).toBe(0);
  const sections = await menu.locator('section:visible').all();
  const read = await Promise.all(
    sections.map(async (section) => [
      await section.getByRole('heading').innerText(),
      ...(await section.locator('> a, > details > summary').allInnerTexts()),
    ]),
  );
  expect(read).toEqual([
    ['ACCOUNT', 'Login', 'Register'],
    ['MAIN MENU', 'Home', 'Articles', 'Industries'],
    ['SUPPORT', 'Contact us'],
  ]);
  await expect
    .poll(() => menu.getByRole('link', { name: 'Articles' }).getAttribute('href'))
    .toBe('/b2b-tips');
  await expect
    .poll(() => menu.getByRole('link', { name: 'Contact us' }).getAttribute('href'))
    .toBe('/contact-us');
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'hidden' });
  await expectCalm();
});
