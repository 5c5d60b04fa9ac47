import { foldName } from '@kontor/api/import';
import { productLimits as limits } from '@kontor/contract/product-limits';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { sampleOf } from './invent-demo.ts';
import { sharedInventedDemo, today } from './testing.ts';
import { tierPlans } from './tiers.ts';

const demo = await sharedInventedDemo();

const rowsOf = () => demo.data.businesses.map(({ row }) => row);

/** Visibly made up, or of ranges that authorities keep for fiction: of Britain, Germany, France and Sweden. */
const madeUp =
  /555|496\d{4}|201801|8999998|4066969|6990009|2214710|1990001|2619101|3530101|4657101|5364901|8465004|31390060|40628040/;

function countBy<Item>(items: Item[], key: (item: Item) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(items, key)].map(([name, group]) => [name, group.length]));
}

test('the small load is a part of it', () => {
  const sample = sampleOf(demo.data);
  expect(sample.businesses).toHaveLength(150);
  expect(sample.people).toHaveLength(60);
  const names = new Set(sample.businesses.map(({ row }) => row.company_name));
  for (const person of sample.people) expect(names).toContain(person.company_name);
});

test('what the front page shows as liked by many was checked, all but one in the small load', () => {
  const checkedOf = ({ businesses, likes }: Pick<typeof demo.data, 'businesses' | 'likes'>) => {
    const counts = countBy(likes, ({ resource_id }) => resource_id);
    return businesses
      .filter(({ row }) => row.country_code === 'MX')
      .toSorted((one, other) => (counts[other.row.id] ?? 0) - (counts[one.row.id] ?? 0))
      .slice(0, 5)
      .filter(({ facts }) => facts.some(({ expires_at }) => expires_at > today)).length;
  };
  expect(checkedOf(demo.data)).toBe(5);
  expect(checkedOf(sampleOf(demo.data))).toBeGreaterThanOrEqual(4);
});

describe('businesses', () => {
  test('are 1,500 of all types, industries and tiers in over 40 countries, Mexico first', () => {
    expect(demo.data.businesses).toHaveLength(1_500);
    const types = countBy(rowsOf(), (row) => row.business_type);
    expect(Object.keys(types).toSorted()).toEqual(['CO', 'DI', 'EX', 'GO', 'IM', 'IN', 'MA', 'RE', 'WS']);
    expect(Object.keys(countBy(rowsOf(), (row) => row.industry_id ?? ''))).toHaveLength(15);
    const countries = countBy(rowsOf(), (row) => row.country_code);
    expect(Object.keys(countries).length).toBeGreaterThan(40);
    expect(countries.MX).toBeGreaterThan(500);
    const tiers = countBy(rowsOf(), (row) => row.subscription);
    expect(tiers.standard).toBeGreaterThan(900);
    expect(Math.min(tiers.gold ?? 0, tiers.premium ?? 0, tiers.platinum ?? 0)).toBeGreaterThan(80);
  });

  test('include makers and distributors of bearings in Germany and Mexico, in the small load too', () => {
    const bearings = sampleOf(demo.data).businesses.filter(
      ({ places }) => places[0]?.category_id === '000601',
    );
    const found = bearings.map(({ row }) => `${row.country_code} ${row.business_type}`);
    expect(found).toEqual(expect.arrayContaining(['DE MA', 'DE DI', 'MX MA']));
  });

  test('have a name and an invented word of their own', () => {
    expect(new Set(rowsOf().map((row) => foldName(row.company_name))).size).toBe(1_500);
    expect(new Set(demo.data.businesses.map(({ plan }) => plan.stem)).size).toBe(1_500);
  });

  test('refer to states of their countries, known countries and languages', async () => {
    const states = await demo.db.selectFrom('states').select(['id', 'country_code']).execute();
    const countryOf = new Map(states.map(({ id, country_code }) => [id, country_code]));
    const languages = await demo.db.selectFrom('languages').select('code').execute();
    const countries = await demo.db.selectFrom('countries').select('code').execute();
    const knownLanguages = new Set(languages.map(({ code }) => code));
    const knownCountries = new Set(countries.map(({ code }) => code));
    for (const row of rowsOf()) {
      if (row.state_id !== null) expect(countryOf.get(row.state_id)).toBe(row.country_code);
      if (row.factory_state_id !== null)
        expect(countryOf.get(row.factory_state_id)).toBe(row.factory_country_code);
      for (const language of row.spoken_languages) expect(knownLanguages).toContain(language);
      for (const market of row.markets) expect(knownCountries).toContain(market);
    }
  });

  test('cannot be reached: host names and telephone numbers are made up', () => {
    for (const row of rowsOf()) {
      if (row.website !== null) expect(row.website).toMatch(/^https:\/\/www\.[a-z0-9]{3,}\.example$/);
      if (row.email !== null) expect(row.email).toMatch(/^info@[a-z0-9]{3,}\.example$/);
      expect(row.phone_number.replace(/\D/g, '')).toMatch(madeUp);
      // Behind a dial code the zero of calls inside a country is left out, but in Italy.
      if (row.country_code !== 'IT') expect(row.phone_number).not.toMatch(/^0/);
      expect(row.phone_country_code).toMatch(/^\+\d+$/);
    }
  });

  test('have texts without gaps, within their limits', () => {
    for (const row of rowsOf()) {
      expect(row.short_description.length).toBeLessThanOrEqual(512);
      for (const text of [row.short_description, row.general_description ?? row.short_description]) {
        expect(text).toMatch(/^[\p{Lu}\p{Lo}\d].*[.。]$/u);
        expect(text).not.toMatch(/[{}]|undefined|null| {2}| ,|,,|\.\./);
      }
    }
    expect(new Set(rowsOf().map((row) => row.short_description)).size).toBeGreaterThan(1_400);
  });

  test('have ranges and dates that make sense on the day they are told', () => {
    const end = `${today}T00:00:00.000Z`;
    for (const { row, certificates, facts } of demo.data.businesses) {
      expect(row.employees_min ?? 0).toBeLessThanOrEqual(row.employees_max ?? 0);
      expect(row.production_employees_max ?? 0).toBeLessThanOrEqual(row.employees_max ?? Infinity);
      expect(row.annual_revenue_min ?? 0).toBeLessThanOrEqual(row.annual_revenue_max ?? 0);
      expect(row.production_capacity_min ?? 0).toBeLessThanOrEqual(row.production_capacity_max ?? 0);
      expect(row.created_at <= row.updated_at && row.updated_at < end).toBe(true);
      for (const { issue_date, expire_date } of certificates) {
        expect(issue_date < today && (expire_date === null || expire_date > issue_date)).toBe(true);
      }
      for (const fact of facts) expect(fact.checked_at < end && fact.expires_at > fact.checked_at).toBe(true);
    }
  });

  test('are verified in about a third of the cases; some facts and certificates have run out', () => {
    const verified = demo.data.businesses.filter(({ facts }) =>
      facts.some((fact) => fact.expires_at > today),
    );
    expect(verified.length).toBeGreaterThan(375);
    expect(verified.length).toBeLessThan(600);
    expect(new Set(verified.map(({ row }) => row.subscription)).size).toBe(4);
    expect(demo.data.businesses.some(({ facts }) => facts.some((fact) => fact.expires_at < today))).toBe(
      true,
    );
    const certificates = demo.data.businesses.flatMap((business) => business.certificates);
    expect(certificates.some(({ expire_date }) => expire_date !== null && expire_date < today)).toBe(true);
  });
});

describe('products', () => {
  test('could be saved by the form of a product', () => {
    // Looked for among all of them at once, here and below: an assertion for each of 100,000 texts takes seconds.
    const isTooLong = (product: (typeof demo.data.products)[number]) => {
      const { name, description, keywords, specs, minimum_order_unit, price_per } = product;
      return (
        name.length > limits.name ||
        (description ?? '').length > limits.description ||
        keywords.length > limits.keywords ||
        keywords.some((keyword) => keyword.length > limits.keyword) ||
        specs.length > limits.specs ||
        specs.some(
          ({ key, value, unit = '' }) =>
            key.length > limits.specKey || value.length > limits.specValue || unit.length > limits.unit,
        ) ||
        `${minimum_order_unit}`.length > limits.unit ||
        `${price_per}`.length > limits.unit
      );
    };
    expect(demo.data.products.filter(isTooLong)).toEqual([]);
  });

  test('of a known kind state a minimum order and a lead time in days, most of them, and figures with units', () => {
    const { products } = demo.data;
    const known = products.filter(({ subcategory_id }) => subcategory_id !== null);
    expect(known.length).toBeGreaterThan(10_000);
    const withOrder = known.filter(
      ({ minimum_order, minimum_order_unit }) => minimum_order && minimum_order_unit,
    );
    expect(withOrder.length).toBeGreaterThan(known.length * 0.8);
    const withDays = known.filter(({ lead_time_days }) => lead_time_days !== null && lead_time_days > 0);
    expect(withDays.length).toBeGreaterThan(known.length * 0.7);
    expect(known.filter(({ specs }) => specs.some(({ unit }) => unit)).length).toBeGreaterThan(
      known.length * 0.65,
    );
    expect(products.flatMap(({ specs }) => specs.filter(({ key }) => key === 'Minimum order'))).toEqual([]);
  });

  test('of which only a name is known are quoted: no carton holds fifty lifeboats', () => {
    const named = demo.data.products.filter(
      ({ subcategory_id, source, name }) =>
        subcategory_id === null && source && !/^(Used|Reconditioned|Refurbished) /.test(name),
    );
    expect(named.length).toBeGreaterThan(5_000);
    const told = named.filter(
      ({ minimum_order, lead_time_days, stock, specs }) =>
        minimum_order || lead_time_days !== null || stock || specs.some(({ key }) => /[Pp]acking$/.test(key)),
    );
    expect(told.map(({ name }) => name)).toEqual([]);
  });

  test('stay within what the tier of their business allows', () => {
    const counts = Map.groupBy(demo.data.products, (product) => product.business_id);
    for (const { row, plan } of demo.data.businesses) {
      const count = counts.get(row.id)?.length ?? 0;
      const [minimum, maximum] = tierPlans.products[row.subscription];
      expect(count).toBeLessThanOrEqual(maximum);
      if (plan.kind !== 'investor' && plan.kind !== 'authority')
        expect(count).toBeGreaterThanOrEqual(Math.min(minimum, 3));
    }
    expect(demo.data.products.length).toBeGreaterThan(18_000);
  });

  test('lie in a category of their business, each name once', () => {
    const places = new Map(
      demo.data.businesses.map(({ row, places: own }) => [row.id, own.map((place) => place.category_id)]),
    );
    for (const [, products] of Map.groupBy(demo.data.products, (product) => product.business_id))
      expect(new Set(products.map((product) => product.name)).size).toBe(products.length);
    const isElsewhere = ({
      business_id,
      industry_id,
      category_id,
      subcategory_id,
    }: (typeof demo.data.products)[number]) =>
      !places.get(business_id)?.includes(category_id) ||
      !category_id.startsWith(industry_id) ||
      !(subcategory_id?.startsWith(category_id) ?? true);
    expect(demo.data.products.filter(isElsewhere)).toEqual([]);
    const everyCategory = demo.data.businesses.flatMap(({ plan }) =>
      plan.kind === 'authority' ? [] : plan.categories.map((category) => category.id),
    );
    const withProducts = new Set(demo.data.products.map((product) => product.category_id));
    expect(withProducts.size).toBeGreaterThan(190);
    expect(new Set(everyCategory).size).toBeGreaterThanOrEqual(withProducts.size);
  });

  test('have names, keywords and specifications that can be shown', () => {
    const { products } = demo.data;
    const names = products.map(({ name }) => name);
    expect(names.filter((name) => !/^[\p{Lu}\p{Lo}\d].*[\p{L}\p{N})%"'’]$/u.test(name))).toEqual([]);
    expect(names.filter((name) => name.length > 120)).toEqual([]);
    const descriptions = products.map(({ description }) => description);
    expect(descriptions.filter((text) => /[{}]|undefined|null| {2}| ,/.test(text))).toEqual([]);
    expect(products.filter(({ keywords }) => keywords.includes(''))).toEqual([]);
    const isTwice = ({ specs }: (typeof products)[number]) =>
      new Set(specs.map(({ key }) => key)).size < specs.length;
    expect(products.filter(isTwice)).toEqual([]);
    const specs = products.flatMap((product) => product.specs);
    expect(specs.filter(({ key, value }) => key === '' || value === '')).toEqual([]);
    const wellDescribed = demo.data.products.filter((product) => product.specs.length >= 4);
    expect(wellDescribed.length).toBeGreaterThan(demo.data.products.length * 0.8);
  });

  test('take their texts from lists whose licence is known', () => {
    const fromLists = demo.data.products.filter((product) => product.source !== null);
    expect(fromLists.length).toBeGreaterThan(8_500);
    expect(fromLists.filter(({ source }) => !demo.data.licences.get(source ?? ''))).toEqual([]);
  });
});

test('people are 300 with different user names, at invented businesses of their country', () => {
  expect(demo.data.people).toHaveLength(300);
  expect(new Set(demo.data.people.map((person) => person.username)).size).toBe(300);
  const businesses = new Map(rowsOf().map((row) => [row.company_name, row]));
  for (const person of demo.data.people) {
    expect(person.username).toMatch(/^[a-z-]+-[0-9a-z]+$/);
    expect(businesses.get(person.company_name)).toMatchObject({
      country_code: person.country_code,
      city: person.city,
    });
    expect(person.brief_presentation ?? 'A.').not.toMatch(/[{}]|undefined|null| {2}|\.\./);
    expect(person.brief_presentation?.length ?? 0).toBeLessThanOrEqual(512);
  }
});

test('likes are of people for existing invented things, each once, after both came to be', () => {
  const born = new Map(
    [...rowsOf(), ...demo.data.products, ...demo.data.people].map((resource) => [
      resource.id,
      resource.created_at,
    ]),
  );
  const seen = new Set(demo.data.likes.map((like) => `${like.person_id} ${like.resource_id}`));
  expect(seen.size).toBe(demo.data.likes.length);
  const isAfter = (day: string, id: string) => day.slice(0, 10) > (born.get(id)?.slice(0, 10) ?? '9');
  const isWrong = ({ person_id, resource_id, created_at }: (typeof demo.data.likes)[number]) =>
    person_id === resource_id || !isAfter(created_at, resource_id) || !isAfter(created_at, person_id);
  expect(demo.data.likes.filter(isWrong)).toEqual([]);
});

test('dates count back from the day they are told on: the newest came within the last days, and are complete and checked', () => {
  const newest = new Map(
    [...Map.groupBy(demo.data.businesses, ({ row }) => row.business_type)].map(([type, group]) => [
      type,
      group
        .filter(({ row }) => row.country_code === 'MX')
        .toSorted((one, other) => other.row.created_at.localeCompare(one.row.created_at))
        .slice(0, 3),
    ]),
  );
  const shown = ['MA', 'DI', 'EX', 'CO'].flatMap((type) => newest.get(type) ?? []);
  expect(shown).toHaveLength(12);
  const sample = new Set(sampleOf(demo.data).businesses.map(({ row }) => row.id));
  for (const { row, certificates, facts } of shown) {
    expect(sample, row.company_name).toContain(row.id);
    expect(row.created_at > addDays(today, -26) && row.created_at < `${today}T`, row.company_name).toBe(true);
    expect(facts.filter(({ expires_at }) => expires_at > today).length).toBeGreaterThanOrEqual(4);
    expect(facts.filter(({ checked_at }) => checked_at < row.created_at)).toEqual([]);
    const stated = [row.general_description, row.year_established, row.employees_min, row.website, row.email];
    expect([...stated, row.legal_address_english, row.annual_revenue_min]).not.toContain(null);
    if (row.business_type === 'MA') expect(certificates.length).toBeGreaterThan(0);
  }
});
