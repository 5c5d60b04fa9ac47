import { randomUUID } from 'node:crypto';
import {
  type Dashboard,
  dashboardPeriods,
  exportDashboard,
  follow,
  getDashboard,
  inquirySubjects,
  sendInquiry,
  sendMessage,
} from '@kontor/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { addDays } from './period.ts';
import { dashboardsIn, daysAgo } from './testing-dashboard.ts';
import { whatPackageBrought } from './what-package-brought.ts';

const api = await sharedApi();
const { anOwnedBusiness, aBusiness, aProduct, aMember, counterAt, daysOf, rollUp } = dashboardsIn(api);

type Owned = Awaited<ReturnType<typeof anOwnedBusiness>>;

const read = ({ businessID, owner }: Owned, days?: number): Promise<Dashboard> =>
  owner.call(getDashboard, { params: { businessID }, query: { ...(days && { days }) } });
const insert = (
  businessID: string,
  rows: readonly { day: string; kind: string; part?: string; count: number }[],
) =>
  api.db
    .insertInto('dashboard_days')
    .values(rows.map((row) => ({ part: '', ...row, business_id: businessID })))
    .execute();

test('a business nobody looked at has figures of nothing, and says so', async () => {
  const business = await anOwnedBusiness();
  const dashboard = await read(business);
  expect(dashboard).toMatchObject({
    from: daysAgo(89),
    to: daysAgo(0),
    before: { from: daysAgo(179), to: daysAgo(90) },
    unit: 'week',
    countries: [],
    words: [],
    products: [],
    answers: { now: { asked: 0, answered: 0 }, before: { asked: 0, answered: 0 } },
  });
  expect(dashboard.since).toBeUndefined();
  expect(Object.values(dashboard.totals)).toEqual(Array.from({ length: 6 }, () => ({ now: 0, before: 0 })));
  expect(dashboard.answers.now.shareIn24Hours).toBeUndefined();
});

test('views and searches that were counted stand in it, by step, country, words and product', async () => {
  const business = await anOwnedBusiness();
  const { businessID } = business;
  const [seen, unseen] = [
    await aProduct({ business_id: businessID, name: 'Gear unit' }),
    await aProduct({ business_id: businessID }),
  ];
  const counter = counterAt();
  const past = counterAt(() => new Date(Date.now() - 40 * 86_400_000));
  for (const [country, times] of [
    ['CO', 2],
    ['MX', 3],
    [undefined, 1],
  ] as const)
    for (let time = 0; time < times; time += 1)
      counter.countView({ kind: 'business', id: businessID, country });
  counter.countView({ kind: 'product', id: seen, country: 'MX' });
  past.countView({ kind: 'product', id: seen, country: 'MX' });
  for (const words of ['gear units', 'Gear units', 'gear  units', 'worm gears', 'worm gears'])
    counter.countShown({ businesses: [businessID], words });
  for (const each of [counter, past]) await each.close();

  const month = await read(business, 30);
  expect(month.totals).toMatchObject({
    profileViews: { now: 6, before: 0 },
    productViews: { now: 1, before: 1 },
    searches: { now: 5, before: 0 },
  });
  expect(month.unit).toBe('day');
  expect(month.steps).toHaveLength(30);
  expect(month.steps.at(-1)).toEqual({
    from: daysAgo(0),
    days: 1,
    profileViews: 6,
    productViews: 1,
    searches: 5,
    inquiries: 0,
  });
  expect(month.countries.map(({ country, views }) => [country?.code, country?.countryName, views])).toEqual([
    ['MX', 'Mexico', { now: 4, before: 1 }],
    ['CO', 'Colombia', { now: 2, before: 0 }],
    [undefined, undefined, { now: 1, before: 0 }],
  ]);
  // What was asked twice singles somebody out.
  expect(month.words).toEqual([{ words: 'gear units', times: 3 }]);
  expect(month.products.map(({ product, views, weeks }) => [product.productID, views, weeks])).toEqual([
    [seen, { now: 1, before: 1 }, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]],
  ]);
  expect(month.since).toBe(daysAgo(40));
  expect((await read(business, 90)).totals.productViews).toEqual({ now: 2, before: 0 });
  expect(month.products.map(({ product }) => product.productID)).not.toContain(unseen);
});

test('inquiries, answers, likes and followers follow from their rows, however often that is done', async () => {
  const business = await anOwnedBusiness();
  const { businessID, owner } = business;
  const product = await aProduct({ business_id: businessID });
  const asked: string[] = [];
  for (const [index, subject] of ['full price list', 'full price list', 'Pumps of 1970', 'Other'].entries()) {
    const buyer = await aMember(undefined, undefined, { email: `${randomUUID()}@${randomUUID()}.example` });
    const { requestID } = await buyer.call(sendInquiry, {
      body: { to: businessID, subject, message: 'Please quote.', ...(index === 0 && { productID: product }) },
    });
    asked.push(requestID);
    await buyer.call(follow, {
      params: { resourceType: 'business' },
      body: { resourceID: businessID },
    });
    await api.db
      .insertInto('reactions')
      .values([
        { resource_type: 'business', resource_id: businessID, person_id: buyer.id },
        { resource_type: 'product', resource_id: product, person_id: buyer.id },
      ])
      .execute();
  }
  const [first = '', second = '', third = ''] = asked;
  const before = (rid: string, hours: number) =>
    sql`UPDATE inquiry_answers SET asked_at = asked_at - make_interval(hours => ${hours}) WHERE inquiry_id = ${rid}`.execute(
      api.db,
    );
  for (const [rid, hours] of [
    [first, 1],
    [second, 30],
    [third, 30],
  ] as const)
    await before(rid, hours);
  const answer = (rid: string) =>
    owner.call(sendMessage, {
      params: { rid },
      query: { bid: businessID },
      body: { content: 'We can quote 24 units by Thursday.' },
    });
  await answer(first);
  await answer(second);
  await rollUp();
  const rows = await daysOf(businessID);
  await Promise.all([rollUp(), rollUp()]);
  expect(await daysOf(businessID)).toEqual(rows);
  const dashboard = await read(business, 30);
  expect(dashboard.totals).toMatchObject({
    inquiries: { now: 4, before: 0 },
    likes: { now: 8, before: 0 },
    followers: { now: 4, before: 0 },
  });
  expect(dashboard.subjects.names).toEqual([...inquirySubjects]);
  expect(dashboard.subjects.steps.at(-1)?.counts).toEqual([0, 0, 0, 0, 2, 0, 2]);
  expect(dashboard.products).toMatchObject([
    { views: { now: 0 }, likes: { now: 4, before: 0 }, inquiries: { now: 1 } },
  ]);
  // One still has time, one was not answered: three conversations say nothing yet.
  expect(dashboard.answers.now).toEqual({ asked: 3, answered: 2 });
  // An answer that comes late takes the place of none.
  await answer(third);
  await rollUp();
  expect((await read(business, 30)).answers.now).toEqual({ asked: 3, answered: 3 });
  // Who takes a like back is not among those of that day any more.
  await sql`DELETE FROM reactions WHERE resource_id = ${product} AND person_id IN (SELECT person_id FROM reactions WHERE resource_id = ${product} LIMIT 1)`.execute(
    api.db,
  );
  await rollUp();
  expect((await read(business, 30)).totals.likes.now).toBe(7);
});

test('days stay as they were counted when nothing of them is left, as people go', async () => {
  const { businessID } = await anOwnedBusiness();
  await insert(businessID, [{ day: daysAgo(3), kind: 'inquiry', part: 'full price list', count: 2 }]);
  await rollUp();
  expect(await daysOf(businessID)).toEqual([`${daysAgo(3)} inquiry full price list 2`]);
});

test('how soon it answers is said from the fifth conversation on', async () => {
  const business = await anOwnedBusiness();
  const row = (part: string, count: number) => ({ day: daysAgo(2), kind: 'answer', part, count });
  // Two hours, four hours, five days, and none.
  await insert(business.businessID, [row('8', 2), row('16', 1), row('480', 1), row('none', 1)]);
  const few = (await read(business)).answers.now;
  expect(few).toEqual({ asked: 5, answered: 4, shareIn24Hours: 0.6, byTime: [2, 1, 0, 0, 0, 1, 1] });
  await insert(business.businessID, [row('20', 1)]);
  const { now, before } = (await read(business)).answers;
  expect(now).toEqual({
    asked: 6,
    answered: 5,
    minutes: 240,
    shareIn24Hours: 4 / 6,
    byTime: [2, 2, 0, 0, 0, 1, 1],
  });
  expect(before).toEqual({ asked: 0, answered: 0 });
  expect((await read(business)).steps.at(-1)?.replyMinutes).toBe(240);
});

test('boosts stand in the steps in which they were started', async () => {
  const business = await anOwnedBusiness();
  for (const [number, ago] of [3, 3, 40].entries())
    await sql`
      INSERT INTO boosts (business_id, kind, month, number, starts_at, ends_at)
      SELECT ${business.businessID}, 'business', date_trunc('month', day)::date, ${number + 1}, day, day + interval '7 days'
      FROM (SELECT ${daysAgo(ago)}::date + interval '12 hours' AS day) AS began
    `.execute(api.db);
  const marked = async (days: number) =>
    (await read(business, days)).steps.flatMap(({ from, boosts }) => (boosts ? [{ from, boosts }] : []));
  expect(await marked(30)).toEqual([{ from: daysAgo(3), boosts: 2 }]);
  expect((await marked(90)).map(({ boosts }) => boosts)).toEqual([1, 2]);
  const other = await anOwnedBusiness();
  expect((await read(other, 30)).steps.some((step) => 'boosts' in step)).toBe(false);
});

test('sums of days are sums of steps, of countries and of periods, and what a package brought', async () => {
  const business = await anOwnedBusiness();
  const { businessID } = business;
  const kinds = ['profile-view', 'product-view', 'search', 'inquiry'] as const;
  const row = fc.record({
    ago: fc.integer({ min: 0, max: 740 }),
    kind: fc.constantFrom(...kinds),
    part: fc.constantFrom('MX', 'CO', 'DE', ''),
    count: fc.integer({ min: 1, max: 5_000 }),
  });
  const rows = fc.uniqueArray(row, {
    maxLength: 60,
    selector: ({ ago, kind, part }) => `${ago} ${kind} ${part}`,
  });
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(...dashboardPeriods), async (counted, days) => {
      await api.db.deleteFrom('dashboard_days').where('business_id', '=', businessID).execute();
      const written = counted.map(({ ago, kind, part, count }) => ({
        ...{ day: daysAgo(ago), kind, count },
        part: kind === 'inquiry' ? 'Other' : kind === 'search' ? '' : part,
      }));
      const merged = [
        ...Map.groupBy(written, ({ day, kind, part }) => `${day} ${kind} ${part}`).values(),
      ].map(([first, ...more]) => ({
        ...(first as (typeof written)[number]),
        count: more.reduce((sum, { count }) => sum + count, first?.count ?? 0),
      }));
      if (merged.length > 0) await insert(businessID, merged);
      const sum = (kind: string, from: string, to: string) =>
        merged.reduce(
          (all, each) => (each.kind === kind && each.day >= from && each.day <= to ? all + each.count : all),
          0,
        );
      const { totals, steps, countries, subjects, from, to, before } = await read(business, days);
      const figures = [
        ['profileViews', 'profile-view'],
        ['productViews', 'product-view'],
        ['searches', 'search'],
        ['inquiries', 'inquiry'],
      ] as const;
      const brought = await whatPackageBrought(api, businessID, from, to);
      for (const [figure, kind] of figures) {
        expect(totals[figure]).toEqual({
          now: sum(kind, from, to),
          before: sum(kind, before.from, before.to),
        });
        expect(steps.reduce((all, step) => all + step[figure], 0)).toBe(totals[figure].now);
        expect(brought[figure]).toBe(totals[figure].now);
      }
      const views = (when: 'now' | 'before') => totals.profileViews[when] + totals.productViews[when];
      for (const when of ['now', 'before'] as const)
        expect(countries.reduce((all, each) => all + each.views[when], 0)).toBe(views(when));
      const inquiries = subjects.steps.flatMap(({ counts }) => counts);
      expect(inquiries.reduce((all, count) => all + count, 0)).toBe(totals.inquiries.now);
      // Two halves of a period are all of it.
      const middle = addDays(from, Math.floor(days / 2));
      const [first, second] = [
        await whatPackageBrought(api, businessID, from, addDays(middle, -1)),
        await whatPackageBrought(api, businessID, middle, to),
      ];
      expect(first.searches + second.searches).toBe(brought.searches);
    }),
    { numRuns: process.env.THOROUGH ? 100 : 12 },
  );
});

test('owners and administrators read it; members, strangers and visitors do not', async () => {
  const { businessID } = await anOwnedBusiness();
  const params = { businessID };
  const [admin, member, stranger] = [
    await aMember(businessID, 'admin'),
    await aMember(businessID, 'member'),
    await aMember(await aBusiness(), 'owner'),
  ];
  await expect(admin.call(getDashboard, { params })).resolves.toMatchObject({ to: daysAgo(0) });
  for (const call of [getDashboard, exportDashboard]) {
    for (const { token } of [member, stranger])
      await expect(api.client(token)(call as typeof getDashboard, { params })).rejects.toMatchObject({
        status: 403,
      });
    await expect(api.client(undefined)(call as typeof getDashboard, { params })).rejects.toMatchObject({
      status: 401,
    });
  }
  for (const id of ['x', `${businessID}'--`, '%00'])
    await expect(admin.call(getDashboard, { params: { businessID: id } })).rejects.toMatchObject({
      status: 400,
    });
  for (const days of [0, 31, -30, 1e9, 30.5, Number.MAX_SAFE_INTEGER])
    await expect(admin.call(getDashboard, { params, query: { days } })).rejects.toMatchObject({
      status: 400,
    });
});

test('its days are a table, in the language asked for, in which no cell is run', async () => {
  const { businessID, owner } = await anOwnedBusiness();
  const product = await aProduct({ business_id: businessID, name: '=HYPERLINK("x")' });
  await insert(businessID, [
    { day: daysAgo(1), kind: 'profile-view', part: 'DE', count: 7 },
    { day: daysAgo(1), kind: 'inquiry', part: 'full price list', count: 2 },
    { day: daysAgo(1), kind: 'answer', part: '10', count: 2 },
    { day: daysAgo(1), kind: 'answer', part: 'none', count: 1 },
    { day: daysAgo(100), kind: 'search', count: 1 },
  ]);
  await api.db
    .insertInto('dashboard_product_days')
    .values({ business_id: businessID, product_id: product, day: daysAgo(1), kind: 'view', count: 3 })
    .execute();
  await api.db
    .insertInto('dashboard_words')
    .values([
      { business_id: businessID, words: '-gear, "units"', day: daysAgo(1), times: 4 },
      { business_id: businessID, words: 'somebody', day: daysAgo(1), times: 2 },
    ])
    .execute();
  const { name, content } = await api
    .client(owner.token)
    .file(exportDashboard, { params: { businessID }, query: { days: 30 } });
  expect(name).toBe(`dashboard-${daysAgo(29)}-${daysAgo(0)}.csv`);
  expect((await content.text()).replace(/^\u{feff}/u, '').split('\r\n')).toEqual([
    'Day,Figure,Of,Count',
    `${daysAgo(1)},Replies by hours to the first reply,2.5,2`,
    `${daysAgo(1)},Replies by hours to the first reply,No reply,1`,
    `${daysAgo(1)},Requests by subject,full price list,2`,
    `${daysAgo(1)},Views of the business page by country,Germany,7`,
    `${daysAgo(1)},Views of a product,"'=HYPERLINK(""x"")",3`,
    ',"Terms searched for in the whole period, at least 3 times","\'-gear, ""units""",4',
    '',
  ]);
});
