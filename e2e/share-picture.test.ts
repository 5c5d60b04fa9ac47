import { withConnection } from '@kontor/database/testing';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, inject, test, vi } from 'vitest';
import { languages } from './crawl.ts';
import { aBusiness, aPart, aProduct } from './rows.ts';
import { thorough, thoroughTest } from './thorough.ts';

const portal = inject('portal');

/** What networks read of a page's picture. */
async function sharedBy(path: string) {
  const root = parse(await (await fetch(new URL(path, portal))).text());
  const meta = (property: string) =>
    root.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  return {
    address: meta('og:image'),
    alt: meta('og:image:alt'),
    text: root.querySelector('main')?.text ?? '',
  };
}

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(address, portal), { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function expectPicture(address: string, headers?: Record<string, string>) {
  const answer = await get(address, headers);
  expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/png']);
  const { format, width, height } = await sharp(answer.bytes).metadata();
  expect([format, width, height], address).toEqual(['png', 1200, 630]);
  return answer;
}

async function firstOf(kind: string, search: string): Promise<string> {
  const html = await (await fetch(new URL(search, portal))).text();
  return new RegExp(`href="(/${kind}/(?!me/)[^"]+)"`).exec(html)?.[1] ?? '';
}

thoroughTest(
  'each kind of page that is worth sharing has a picture of its own in each language',
  async () => {
    const pages = [
      '/',
      '/industries',
      '/search-result?business=MA&countries=global&industry=0006',
      '/search-result?business=PR&countries=DE&industry=0006&category=000601',
      '/countries/manufacturers',
      '/countries/manufacturers/DE',
      '/directory/verified-manufacturers',
      '/directory/price-list',
      '/b2b-tips',
      '/b2b-tips/international-buyers-tip-4',
      '/membership-standard',
      '/membership-platinum',
      '/b2b-contract-help',
      '/b2b-contract-help/purchase-order',
      '/terms-and-conditions',
      '/about-us',
      '/contact-us',
      await firstOf('business', '/search-result?business=MA&countries=global'),
      await firstOf('business-product', '/search-result?business=PR&countries=global'),
      await firstOf('profile', '/search-result?business=UR&countries=global'),
    ];
    const addresses = new Set<string>();
    let looked = 0;
    for (const [index, path] of pages.entries()) {
      // One of them in turn; the long run takes each page in all.
      const shown = languages.filter((_, place) => thorough || place === index % languages.length);
      for (const language of shown) {
        looked += 1;
        // Other journeys create businesses: then counts on a page change, and its picture is that of another version.
        await vi.waitFor(
          async () => {
            const { address, alt } = await sharedBy(
              `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
            );
            expect(new URL(address).searchParams.get('lang'), path).toBe(language);
            expect(alt, path).toContain('Kontor');
            const { headers } = await expectPicture(address);
            expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
            expect(headers.has('set-cookie')).toBe(false);
            addresses.add(address);
          },
          { timeout: 20_000, interval: 100 },
        );
      }
    }
    expect(addresses.size).toBe(looked);
  },
);

test('a business’s says what of it is proven today, and is another one when that changes', async () => {
  const id = await aBusiness({
    company_name: `Proven Pumps ${crypto.randomUUID()}`,
    origin: 'registered',
    city: 'León',
    year_established: 1987,
  });
  const path = `/business/${id}`;
  const before = await sharedBy(path);
  expect(before.alt).toContain('Place: León, Mexico – Industry: Power Transmission – Year established: 1987');
  const fact = { business_id: id, method: 'visited', checked_by: 'Somebody', checked_at: new Date(0) };
  const inAnHour = new Date(Date.now() + 3_600_000);
  await aPart('verified_facts', { ...fact, fact: 'factory', expires_at: inAnHour });
  await aPart('verified_facts', { ...fact, fact: 'employees', expires_at: inAnHour });
  await aPart('verified_facts', { ...fact, fact: 'legal_address', expires_at: new Date(1) });
  const after = await vi.waitFor(
    async () => {
      const now = await sharedBy(path);
      expect(now.alt).toContain('Verified facts: 2 valid today');
      return now;
    },
    { timeout: 10_000 },
  );
  expect(after.address).not.toBe(before.address);
  // Whoever still has the old address gets what holds now.
  const [old, now] = [await expectPicture(before.address), await expectPicture(after.address)];
  expect(old.bytes.equals(now.bytes)).toBe(true);
  expect(old.headers.get('cache-control')).toBe('public, max-age=300');
  const tag = now.headers.get('etag') ?? '';
  expect((await get(after.address, { 'if-none-match': tag })).status).toBe(304);
});

test('a product’s says whose it is and what its owner states', async () => {
  const business_id = await aBusiness({ company_name: `Owner ${crypto.randomUUID()}`, country_code: 'DE' });
  const id = await aProduct({
    business_id,
    name: 'Deep groove bearing',
    price_amount: 12.5,
    price_currency: 'EUR',
    price_per: 'piece',
  });
  const { address, alt } = await sharedBy(`/business-product/${id}`);
  expect(alt).toContain('Product · Demo data – Deep groove bearing – Offered by: Owner ');
  expect(alt).toMatch(/Country: Germany – Stated price: EUR.12\.50 per piece$/);
  await expectPicture(address);
});

test.each([
  ['of 300 letters', `${'Vereinigte Werke '.repeat(18)}`.trim()],
  ['without a space', 'W'.repeat(300)],
  ['in Chinese', '深圳市某某科技有限公司'],
  ['in Russian', 'Первый машиностроительный завод'],
  ['in Arabic', 'شركة الصناعات المتحدة'],
  ['with an emoji', 'Acme 🚀 Pumps 🏭'],
  ['with markup', '<script>alert(1)</script> & "Sons"'],
  ['with what turns the writing around', '\u202Egnivird\u202C Bolts'],
])('a name %s is drawn as far as our fonts can', async (_, name) => {
  const id = await aBusiness({ company_name: name });
  const { address, alt } = await sharedBy(`/business/${id}`);
  expect(alt).toContain(name.slice(0, 20));
  const { bytes } = await expectPicture(address);
  expect(bytes.length).toBeGreaterThan(10_000);
});

test('nobody has words drawn that no page of ours says', async () => {
  const words = await sharedBy('/search-result?business=MA&countries=global&industry=0006&search=my+words');
  expect(new URL(words.address).pathname).toBe('/share.png');
  for (const path of [
    '/share/search-result.png?business=MA&countries=global&industry=0006&search=my+words',
    '/share/search-result.png?business=MA&countries=global&industry=9999',
    `/share/business/${crypto.randomUUID()}.png`,
    `/share/business-product/${crypto.randomUUID()}.png`,
    `/share/profile/${crypto.randomUUID()}.png`,
    '/share/profile/edit.png',
    '/share/countries/manufacturers/XX.png',
    '/share/directory/nothing.png',
    '/share/b2b-tips/my-words.png',
    '/share/my-words.png',
    '/share/home.svg',
  ])
    expect((await get(path)).status, path).toBe(404);
  const [plain, asked] = [await get('/share/home.png'), await get('/share/home.png?title=my+words&v=x')];
  expect(asked.bytes.equals(plain.bytes)).toBe(true);
});

test('somebody who takes something out of their profile takes it out of the picture', async () => {
  const path = await firstOf('profile', '/search-result?business=UR&countries=global');
  const id = path.split('/').at(-1) ?? '';
  const change = (company: string | null) =>
    withConnection(inject('database'), async (client) => {
      const old = await client.query<{ company_name: string }>(
        'SELECT company_name FROM people WHERE id = $1',
        [id],
      );
      await client.query('UPDATE people SET company_name = $2 WHERE id = $1', [id, company]);
      return old.rows[0]?.company_name ?? null;
    });
  const own = await change('A Company Of Mine');
  const before = await vi.waitFor(
    async () => {
      const now = await sharedBy(path);
      expect(now.alt).toContain('A Company Of Mine');
      return now;
    },
    { timeout: 10_000 },
  );
  const shown = await expectPicture(before.address);
  await change(null);
  await vi.waitFor(
    async () => {
      const now = await sharedBy(path);
      expect(now.alt).not.toContain('A Company Of Mine');
      const [old, present] = [await get(before.address), await get(now.address)];
      expect(old.bytes.equals(present.bytes)).toBe(true);
      expect(old.bytes.equals(shown.bytes)).toBe(false);
    },
    { timeout: 10_000 },
  );
  await change(own);
});
