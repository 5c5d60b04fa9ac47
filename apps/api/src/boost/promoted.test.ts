import {
  archiveProduct,
  type Call,
  createBoost,
  type Input,
  listBoosts,
  membershipPlans,
  restoreProduct,
  searchBusinesses,
  searchProducts,
} from '@kontor/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { membersIn, type Somebody } from '../business/members/testing-members.ts';
import { openStream } from '../change/testing-stream.ts';
import { refreshWords } from '../search/refresh-words.ts';
import { sharedApi } from '../test/shared-api.ts';
import { endBoosts } from './end-boosts.ts';

const api = await sharedApi();
const { aBusiness, aProduct, aMember } = membersIn(api);

const id: Record<string, string> = {};
const owners: Record<string, Somebody> = {};

async function business(key: string, given: Parameters<typeof aBusiness>[0]) {
  id[key] = await aBusiness({ subscription: 'platinum', ...given });
  owners[key] = await aMember(id[key], 'owner');
}

beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await business(`bearing${number}`, {
      company_name: `Bearing Works ${number}`,
      short_description: 'Ball bearings and housings',
      general_description: 'Bearings from stock. '.repeat(8 - number),
      like_count: 80 - 10 * number,
    });
  await business('gears', {
    company_name: 'Reductores del Bajío',
    short_description: 'Gear units for conveyors, also with roller bearings',
    categories: ['000602'],
  });
  await business('german', {
    company_name: 'Nordhang Lagertechnik',
    country_code: 'DE',
    short_description: 'Bearings of stainless steel',
  });
  await business('dealer', {
    company_name: 'Distribuidora Ixtla',
    business_type: 'DI',
    short_description: 'Bearings and seals from stock',
  });
  await business('unrelated', {
    company_name: 'Dulces Treviño',
    short_description: 'Sweets and biscuits',
    industry_id: '0002',
    categories: [],
  });
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    id[`product${number}`] = await aProduct({
      business_id: id[`bearing${number}`],
      name: `Ball bearing 620${number}`,
      like_count: 80 - 10 * number,
    });
  for (const kind of ['business', 'product'] as const) await refreshWords(api.db, api.reference, kind);
}, 180_000);

beforeEach(async () => {
  await api.db.deleteFrom('boosts').execute();
  // Until the api has heard of it.
  await expect.poll(async () => (await businesses({ textQuery: 'bearings' })).promoted).toBeUndefined();
  await expect.poll(async () => (await products({ textQuery: 'ball bearing' })).promoted).toBeUndefined();
});

type Asked<C extends Call> = Partial<Input<C>['body']>;
const asked = { textQuery: '', skip: 0, size: 5 };
const businesses = (body: Asked<typeof searchBusinesses>) =>
  api.call(searchBusinesses, { body: { ...asked, ...body } });
const products = (body: Asked<typeof searchProducts>) =>
  api.call(searchProducts, { body: { ...asked, ...body } });
const boost = async (key: string, productID?: string) => {
  const params = { businessID: id[key] as string };
  const made = await owners[key]?.call(createBoost, { params, body: productID ? { productID } : {} });
  return made?.boostID as string;
};
const promotedIn = async (body: Asked<typeof searchBusinesses>) =>
  (await businesses(body)).promoted?.item.general.companyName;
/** The shows of a boost, as they are written once a minute. */
const show = (boost_id: string, shows: number) =>
  sql`INSERT INTO boost_days (boost_id, day, shows) VALUES (${boost_id}, (now() AT TIME ZONE 'UTC')::date, ${shows})
    ON CONFLICT (boost_id, day) DO UPDATE SET shows = excluded.shows`.execute(api.db);

describe('the slot', () => {
  test('holds a card like those of the results, with its boost', async () => {
    const boostID = await boost('bearing7');
    const { items, promoted } = await businesses({ textQuery: 'bearings' });
    expect(items).toHaveLength(5);
    expect(promoted).toMatchObject({ boostID, rotates: false });
    expect(promoted?.item.businessID).toBe(id.bearing7);
    const all = await businesses({ textQuery: 'bearings', size: 50 });
    expect(promoted?.item).toEqual(all.items.find(({ businessID }) => businessID === id.bearing7));
    const productBoost = await boost('bearing7', id.product7);
    const found = await products({ textQuery: 'ball bearing' });
    expect(found.promoted).toMatchObject({ boostID: productBoost, item: { productID: id.product7 } });
  });

  test('is empty where the only boosts are among the results, and holds the next one else', async () => {
    await boost('bearing7');
    expect((await businesses({ textQuery: 'bearings', size: 50 })).promoted).toBeUndefined();
    const { items } = await businesses({ textQuery: 'bearings' });
    const first = Object.keys(id).find((key) => id[key] === items[0]?.businessID) as string;
    await boost(first);
    expect(await promotedIn({ textQuery: 'bearings' })).toBe('Bearing Works 7');
  });

  test('is on pages of the kind alone', async () => {
    await boost('bearing7');
    expect((await products({ textQuery: 'ball bearing' })).promoted).toBeUndefined();
  });

  test('is empty when a boost has ended, by time or with the membership', async () => {
    const boostID = await boost('bearing7');
    expect(await promotedIn({ textQuery: 'bearings' })).toBe('Bearing Works 7');
    const stream = await openStream(api.url.replace('/api/v1', ''));
    await sql`UPDATE boosts SET ends_at = now() + interval '1.5 seconds' WHERE id = ${boostID}`.execute(
      api.db,
    );
    await expect.poll(() => promotedIn({ textQuery: 'bearings' })).toBeUndefined();
    // That nothing but time ends it is told, so that no page shows it longer: when its end was written, and when it came.
    await expect
      .poll(() => stream.changes().filter((change) => change === 'promotions business').length)
      .toBeGreaterThanOrEqual(2);
    await stream.close();
    await boost('bearing6');
    expect(await promotedIn({ textQuery: 'bearings' })).toBe('Bearing Works 6');
    await api.db.transaction().execute((trx) => endBoosts(trx, id.bearing6 as string, new Date()));
    await expect.poll(() => promotedIn({ textQuery: 'bearings' })).toBeUndefined();
  });

  test('is empty while what is boosted is not public', async () => {
    await boost('bearing7', id.product7);
    expect((await products({ textQuery: 'ball bearing' })).promoted).toBeDefined();
    const params = { productID: id.product7 as string };
    await owners.bearing7?.call(archiveProduct, { params });
    expect((await products({ textQuery: 'ball bearing' })).promoted).toBeUndefined();
    await owners.bearing7?.call(restoreProduct, { params });
    expect((await products({ textQuery: 'ball bearing' })).promoted).toBeDefined();
  });
});

describe('the floor', () => {
  test('filters hold for the card as they do for results', async () => {
    for (const key of ['german', 'dealer', 'gears']) await boost(key);
    const within = (more: Asked<typeof searchBusinesses>) => promotedIn({ textQuery: '', size: 1, ...more });
    expect(await within({ country: 'DE' })).toBeUndefined();
    await boost('bearing7');
    expect(await within({ country: 'MX', businessType: 'MA', category: '000601' })).toBe('Bearing Works 7');
    expect(await within({ country: 'MX', category: '000602', businessType: 'DI' })).toBeUndefined();
    expect(await within({ countries: ['DE', 'MX'], category: '000602' })).toBeUndefined();
    expect(await within({ proof: ['certificate'] })).toBeUndefined();
    expect(await within({ industry: '0002' })).toBeUndefined();
  });

  test('of words: it says all of them, or stands where they name', async () => {
    await boost('unrelated');
    expect(await promotedIn({ textQuery: 'bearings' })).toBeUndefined();
    await boost('german');
    expect(await promotedIn({ textQuery: 'bearings mexico' })).toBeUndefined();
    expect(await promotedIn({ textQuery: 'ceramic bearings' })).toBeUndefined();
    expect(await promotedIn({ textQuery: 'bearings', businessType: 'DI' })).toBeUndefined();
    expect(await promotedIn({ textQuery: 'bearings' })).toBe('Nordhang Lagertechnik');
    expect(await promotedIn({ textQuery: 'rodamientos' })).toBe('Nordhang Lagertechnik');
  });

  test('is not met through corrections and what is searched for instead', async () => {
    await boost('bearing7');
    for (const textQuery of ['berings', 'bearingz', 'bearings purple unicorn']) {
      const { items, correction, promoted } = await businesses({ textQuery });
      expect(items.length, textQuery).toBeGreaterThan(0);
      expect(correction?.applied, textQuery).toBe(true);
      expect(promoted, textQuery).toBeUndefined();
    }
  });

  test('is met nowhere where nothing was asked for but a tab or a country', async () => {
    await boost('bearing7');
    for (const body of [{}, { country: 'MX' }, { businessType: 'MA' }] as const)
      expect(await promotedIn({ textQuery: '', size: 1, ...body })).toBeUndefined();
  });

  test('is met nowhere where nothing is found', async () => {
    await boost('bearing7');
    expect(await businesses({ textQuery: 'xqzwv kjhgq', asTyped: true })).toMatchObject({
      items: [],
      total: 0,
    });
    expect(await promotedIn({ textQuery: 'xqzwv kjhgq', asTyped: true })).toBeUndefined();
  });
});

describe('turns', () => {
  test('go to who was shown fewest times lately, and stay until shows are written', async () => {
    const [six, seven] = [await boost('bearing6'), await boost('bearing7')];
    const { promoted } = await businesses({ textQuery: 'bearings' });
    expect(promoted?.rotates).toBe(true);
    for (const _ of [1, 2, 3])
      expect((await businesses({ textQuery: 'bearings' })).promoted).toEqual(promoted);
    const stream = await openStream(api.url.replace('/api/v1', ''));
    const turn = () => businesses({ textQuery: 'bearings' }).then((found) => found.promoted?.boostID);
    await show(six, 10);
    await expect.poll(turn).toBe(seven);
    await show(seven, 11);
    await expect.poll(turn).toBe(six);
    // Only pages on which these take turns are given up.
    const told = stream.changes().filter((change) => change.startsWith('promotions'));
    expect(new Set(told)).toEqual(new Set([`promotions ${six}`, `promotions ${seven}`]));
    await stream.close();
  });

  test('are about equal in the long run, for whoever fits', async () => {
    const boosts = [await boost('bearing5'), await boost('bearing6'), await boost('bearing7')];
    const shows = new Map(boosts.map((boostID) => [boostID, 0]));
    for (let minute = 0; minute < 12; minute += 1) {
      const { promoted } = await businesses({ textQuery: 'bearings', size: 1 });
      const shown = promoted?.boostID as string;
      shows.set(shown, (shows.get(shown) ?? 0) + 5);
      await show(shown, shows.get(shown) ?? 0);
      await expect
        .poll(async () => (await businesses({ textQuery: 'bearings', size: 1 })).promoted?.boostID)
        .not.toBe(shown);
    }
    const counts = [...shows.values()];
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(10);
  });
});

const questions: Asked<typeof searchBusinesses>[] = [
  { textQuery: '' },
  { textQuery: 'bearings' },
  { textQuery: 'bearings', skip: 5 },
  { textQuery: 'ball bearings', country: 'MX', businessType: 'MA' },
  { textQuery: 'rodamientos' },
  { textQuery: 'berings' },
  { textQuery: 'gear units' },
  { textQuery: 'stainless steel', country: 'DE' },
  { textQuery: '', category: '000601', order: 'newest' },
  { textQuery: 'sweets' },
  { textQuery: 'Reductores del Bajío' },
];

describe('results', () => {
  const answers = async () => {
    const found = [];
    for (const body of questions) {
      const { promoted: _business, ...ofBusinesses } = await businesses(body);
      const { businessType: _type, ...ofAll } = body;
      const { promoted: _product, ...ofProducts } = await products(ofAll);
      found.push(JSON.stringify([ofBusinesses, ofProducts]));
    }
    return found;
  };

  test('are the same, byte for byte, with boosts and without', async () => {
    const without = await answers();
    for (const key of Object.keys(owners)) await boost(key);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await boost(`bearing${number}`, id[`product${number}`]);
    expect(await promotedIn({ textQuery: 'bearings' })).toBeDefined();
    expect(await answers()).toEqual(without);
  });

  test('have the same order whichever packages their businesses have', async () => {
    const keys = Object.keys(owners);
    const orders = async () => {
      const found = [];
      for (const body of questions) {
        const { items, total } = await businesses({ ...body, size: 50 });
        found.push([total, ...items.map(({ businessID }) => businessID)]);
      }
      return found;
    };
    const before = await orders();
    const plans = fc.array(fc.constantFrom(...membershipPlans.map(({ planID }) => planID)), {
      minLength: keys.length,
      maxLength: keys.length,
    });
    await fc.assert(
      fc.asyncProperty(plans, async (chosen) => {
        const ids = keys.map((key) => id[key]);
        await sql`UPDATE businesses SET subscription = chosen.plan
          FROM unnest(${ids}::uuid[], ${chosen}::text[]) AS chosen (id, plan) WHERE businesses.id = chosen.id`.execute(
          api.db,
        );
        expect(await orders()).toEqual(before);
      }),
      { numRuns: 12 },
    );
    await api.db.updateTable('businesses').set({ subscription: 'platinum' }).execute();
    expect(
      (await owners.gears?.call(listBoosts, { params: { businessID: id.gears as string } }))?.subscription,
    ).toBe('platinum');
  });
});
