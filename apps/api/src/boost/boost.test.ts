import { randomUUID } from 'node:crypto';
import { countBoost, createBoost, idempotencyKeyHeader, listBoosts, membershipPlans } from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { membersIn, type Somebody } from '../business/members/testing-members.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { countBoosts } from './boost-counter.ts';
import { boostsUsedBetween } from './boosts-used-between.ts';
import { endBoosts } from './end-boosts.ts';
import { boostJobs } from './jobs.ts';
import { deleteOld } from './queries.ts';

const api = await sharedApi(undefined, { TRUST_PROXY: 'loopback' });
const { aBusiness, aProduct, aMember } = membersIn(api);
const day = 86_400_000;

let business: string;
let owner: Somebody;

beforeEach(async () => {
  business = await aBusiness({ company_name: 'Rodamientos Ixtla', subscription: 'gold' });
  owner = await aMember(business, 'owner');
});

const boost = (productID?: string, by = owner) =>
  by.call(createBoost, { params: { businessID: business }, body: productID ? { productID } : {} });
const list = (by = owner) => by.call(listBoosts, { params: { businessID: business } });
const endAll = (at: Date) => api.db.transaction().execute((trx) => endBoosts(trx, business, at));
const subscribe = (subscription: 'standard' | 'gold' | 'premium' | 'platinum') =>
  api.db.updateTable('businesses').set({ subscription }).where('id', '=', business).execute();
const someProducts = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aProduct({ business_id: business })));
const noneLeft = (limit: number) => ({ status: 409, issues: [{ field: '', code: 'tooMany', limit }] });

describe('boosts of a month', () => {
  test.each(membershipPlans.map((plan) => [plan.planID, plan.boostsPerMonth] as const))(
    '%s has %i of them, and not one more',
    async (planID, boosts) => {
      await subscribe('platinum');
      const products = await someProducts(boosts);
      await subscribe(planID);
      for (const productID of products) await boost(productID);
      await expect(boost()).rejects.toMatchObject(noneLeft(boosts));
      const { subscription, month } = await list();
      expect({ subscription, ...month }).toMatchObject({ subscription: planID, boosts, used: boosts });
    },
  );

  test('are never more, however many ask at once', async () => {
    const administrator = await aMember(business, 'admin');
    const products = await someProducts(6);
    const asked = [undefined, ...products].flatMap((id) => [boost(id, owner), boost(id, administrator)]);
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
    expect((await list()).month.used).toBe(3);
  });

  test('are numbered by the database, in which no two are the same', async () => {
    await boost();
    const copy = sql`INSERT INTO boosts (business_id, kind, month, number, ends_at)
      SELECT business_id, kind, month, number, ends_at FROM boosts WHERE business_id = ${business}`;
    await expect(copy.execute(api.db)).rejects.toMatchObject({ code: '23505' });
  });

  test('that were not used end with it', async () => {
    await subscribe('premium');
    const [first, second] = await someProducts(2);
    await boost(first);
    await sql`UPDATE boosts SET month = month - interval '1 month' WHERE business_id = ${business}`.execute(
      api.db,
    );
    await boost(second);
    const { month, boosts } = await list();
    expect(month).toMatchObject({ boosts: 10, used: 1 });
    expect(boosts).toHaveLength(2);
    const [next] = new Date(Date.parse(month.ends) + day).toISOString().split('T');
    expect(next).toMatch(/-01$/);
  });

  test('are those of the package the business has now', async () => {
    await boost();
    await subscribe('platinum');
    expect((await list()).month).toMatchObject({ boosts: 20, used: 1 });
    await subscribe('standard');
    await expect(boost((await someProducts(1))[0])).rejects.toMatchObject(noneLeft(0));
  });

  test('are used once for a key', async () => {
    const client = api.client(owner.token);
    const headers = { [idempotencyKeyHeader]: randomUUID() };
    const input = { params: { businessID: business }, body: {} };
    const answers = await Promise.all([1, 2, 3].map(() => client(createBoost, input, { headers })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await list()).month.used).toBe(1);
  });
});

describe('a boost', () => {
  test('is of the business or of a product it shows, for seven days', async () => {
    const productID = await aProduct({ business_id: business, name: 'Pillow block' });
    const [own, product] = [await boost(), await boost(productID)];
    expect(own).toMatchObject({ kind: 'business', name: 'Rodamientos Ixtla', isRunning: true, shows: 0 });
    expect(product).toMatchObject({ kind: 'product', productID, name: 'Pillow block' });
    for (const { startsAt, endsAt } of [own, product])
      expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(7 * day);
    expect((await list()).boosts.map(({ boostID }) => boostID)).toEqual([product.boostID, own.boostID]);
  });

  test('is of nothing else: another’s product, one the public does not see, none at all', async () => {
    const archived = await aProduct({ business_id: business });
    await api.db
      .updateTable('products')
      .set({ archived_at: new Date() })
      .where('id', '=', archived)
      .execute();
    for (const productID of [await aProduct(), archived, randomUUID()])
      await expect(boost(productID)).rejects.toMatchObject({ status: 404 });
    await expect(boost('nonsense')).rejects.toMatchObject({ status: 400 });
    expect((await list()).month.used).toBe(0);
  });

  test('runs for a thing once at a time', async () => {
    await boost();
    const again = { status: 409, issues: [{ field: 'productID', code: 'namedTwice' }] };
    await expect(boost()).rejects.toMatchObject(again);
    await endAll(new Date());
    await boost();
    expect((await list()).month.used).toBe(2);
  });

  test('stays used when its product is deleted, and says no name', async () => {
    const productID = await aProduct({ business_id: business });
    await boost(productID);
    await api.db.deleteFrom('products').where('id', '=', productID).execute();
    const { boosts, month } = await list();
    expect(month.used).toBe(1);
    expect(boosts[0]).toMatchObject({ kind: 'product' });
    expect(boosts[0]).not.toHaveProperty('name');
  });

  test('is seen and begun by owners and administrators alone', async () => {
    for (const other of [await aMember(business, 'member'), await aMember()]) {
      await expect(list(other)).rejects.toMatchObject({ status: 403 });
      await expect(boost(undefined, other)).rejects.toMatchObject({ status: 403 });
    }
    expect(await list(await aMember(business, 'admin'))).toMatchObject({ boosts: [] });
  });
});

describe('a membership that ends', () => {
  test('ends what runs, and leaves what ended as it was', async () => {
    const [first, second] = await someProducts(2);
    await boost(first);
    await sql`UPDATE boosts SET starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days'
      WHERE business_id = ${business}`.execute(api.db);
    await boost(second);
    await boost();
    const before = (await list()).boosts.at(-1);
    const at = new Date();
    await endAll(at);
    await endAll(new Date(at.getTime() + 1000));
    const { boosts } = await list();
    expect(boosts.map(({ isRunning }) => isRunning)).toEqual([false, false, false]);
    expect(boosts.slice(0, 2).map(({ endsAt }) => endsAt)).toEqual([at.toISOString(), at.toISOString()]);
    expect(boosts.at(-1)).toEqual(before);
  });

  test('leaves no boost that begins at the same time', async () => {
    const products = await someProducts(3);
    const ending = api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('businesses')
        .set({ subscription: 'standard' })
        .where('id', '=', business)
        .execute();
      await endBoosts(trx, business, new Date());
    });
    await Promise.allSettled([...products.map((id) => boost(id)), ending]);
    await ending;
    const { boosts } = await list();
    expect(boosts.filter(({ isRunning }) => isRunning)).toEqual([]);
  });

  test('is paid back where none was used: used ones are counted from a time until another', async () => {
    const used = (from: number, to: number) =>
      boostsUsedBetween(api.db, business, new Date(Date.now() + from), new Date(Date.now() + to));
    expect(await used(-day, day)).toBe(0);
    await boost();
    await boost((await someProducts(1))[0]);
    expect(await used(-day, day)).toBe(2);
    expect(await used(-2 * day, -day)).toBe(0);
    await endAll(new Date());
    expect(await used(-day, day)).toBe(2);
  });
});

describe('figures', () => {
  let visits = 0;
  /** Somebody else each time, unless they say who they are. */
  async function count(
    boostID: string,
    event: string,
    { from = `192.0.2.${++visits % 250}`, token }: { from?: string; token?: string } = {},
  ): Promise<unknown> {
    const answer = await fetch(`${api.url}/boosts/${boostID}/count`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token ? { 'wbn-auth': token } : {}),
      },
      body: JSON.stringify({ event }),
    });
    return answer.status === 200 ? (await answer.json()).data.counted : answer.status;
  }

  test('are shows, clicks and requests, each once for a visitor', async () => {
    const { boostID } = await boost();
    for (const event of ['show', 'click', 'inquiry']) {
      expect(await count(boostID, event, { from: '198.51.100.7' })).toBe(true);
      expect(await count(boostID, event, { from: '198.51.100.7' })).toBe(false);
    }
    const somewhere = { params: { boostID }, body: { event: 'show' } } as const;
    expect(await api.call(countBoost, somewhere)).toEqual({ counted: true });
    const { boosts, days } = await list();
    expect(boosts[0]).toMatchObject({ shows: 2, clicks: 1, inquiries: 1 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ shows: 2, clicks: 1, inquiries: 1 });
    expect(days.slice(0, -1).every(({ shows }) => shows === 0)).toBe(true);
  });

  test('leave out the people of the business, and count others who are signed in', async () => {
    const { boostID } = await boost();
    const member = await aMember(business, 'member');
    const stranger = await aMember();
    expect(await count(boostID, 'show', { token: owner.token })).toBe(false);
    expect(await count(boostID, 'click', { token: member.token })).toBe(false);
    expect(await count(boostID, 'show', { token: stranger.token })).toBe(true);
    expect((await list()).boosts[0]).toMatchObject({ shows: 1, clicks: 0 });
  });

  test('of a boost that ended go on for what it led to, and of none there is not', async () => {
    const { boostID } = await boost();
    await endAll(new Date());
    // Until the api has heard of the end.
    await expect.poll(() => count(boostID, 'show')).toBe(false);
    expect(await count(boostID, 'inquiry')).toBe(true);
    expect(await count(randomUUID(), 'show')).toBe(false);
    expect(await count('nonsense', 'show')).toBe(400);
    expect(await count(boostID, 'like')).toBe(400);
  });

  test('count a visitor again after half an hour, and hold nobody’s address', async () => {
    let time = 0;
    const counter = countBoosts(() => asSystem(api), { warn: console.warn }, { now: () => time });
    const { boostID } = await boost();
    const visit = () => counter.count(boostID, 'show', '192.0.2.1');
    expect([visit(), visit()]).toEqual([true, false]);
    time += 29 * 60_000;
    expect(visit()).toBe(false);
    time += 61_000;
    expect(visit()).toBe(true);
    await Promise.all([counter.flush(), counter.flush()]);
    await counter.close();
    expect((await list()).boosts[0]).toMatchObject({ shows: 2 });
    const columns = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
      WHERE attrelid IN ('boosts'::regclass, 'boost_days'::regclass) AND attnum > 0`.execute(api.db);
    expect(columns.rows.map(({ name }) => name).sort()).toEqual(
      ['boost_id', 'business_id', 'clicks', 'day', 'ends_at', 'id', 'inquiries', 'kind', 'month', 'number']
        .concat(['product_id', 'shows', 'starts_at'])
        .sort(),
    );
  });

  test('of what is gone meanwhile are left out, and others are written all the same', async () => {
    const counter = countBoosts(() => asSystem(api), { warn: console.warn });
    const { boostID } = await boost();
    counter.count(randomUUID(), 'show', 'a');
    counter.count(boostID, 'show', 'a');
    await counter.close();
    expect((await list()).boosts[0]).toMatchObject({ shows: 1 });
  });
});

test('old boosts are forgotten after 25 months, by the worker', async () => {
  await boost();
  await sql`INSERT INTO boosts (business_id, kind, month, number, starts_at, ends_at)
    VALUES (${business}, 'business', '2020-01-01', 1, '2020-01-05', '2020-01-12')`.execute(api.db);
  await deleteOld(api.db, 25);
  expect((await list()).boosts).toHaveLength(1);
  expect(boostJobs.map(({ name }) => name)).toEqual(['boost.forget-old']);
});
