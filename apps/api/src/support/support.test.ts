import { randomUUID } from 'node:crypto';
import {
  cancelSupportBooking,
  createSupportBooking,
  dayAfter,
  downloadSupportBooking,
  getBusinessMembership,
  getSupport,
  idempotencyKeyHeader,
  listSupportBookings,
  listSupportSlots,
  logSupportMinutes,
  membershipDay,
  refundMembership,
  supportLengths,
  withdrawSupportBooking,
} from '@kontor/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutsIn } from '../membership/testing-checkout.ts';
import { turnDay } from '../membership/turn-day.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { supportUsedBetween } from './support-used-between.ts';

const api = await sharedApi();
const { aBuyer, aMember, rows } = checkoutsIn(api);
const hour = 3_600_000;
const day = 24 * hour;

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

async function anOperator(role: 'support' | 'finance' = 'support') {
  const id = await rows.aPerson();
  await api.db.insertInto('operators').values({ person_id: id, role }).execute();
  return api.signIn({ id });
}
const operator = await anOperator();

let buyer: Buyer;
beforeEach(async () => {
  buyer = await aBuyer({ company_name: 'Rodamientos Ixtla' });
});
afterEach(async () => {
  // Times of the team are there for the next test.
  await api.db.deleteFrom('support_bookings').execute();
  vi.useRealTimers();
});

const params = () => ({ businessID: buyer.businessID });
const support = (by = buyer.owner) => by.call(getSupport, { params: params() });
const slots = async (minutes: 30 | 60 = 30, by = buyer.owner) =>
  (await by.call(listSupportSlots, { params: params(), query: { minutes } })).slots;
const booking = (startsAt: string, minutes: 30 | 60 = 30) => ({
  params: params(),
  body: { startsAt, minutes, topic: 'products', message: 'How do we group sizes?' } as const,
});
const book = (startsAt: string, minutes: 30 | 60 = 30, by = buyer.owner) =>
  by.call(createSupportBooking, booking(startsAt, minutes));
const log = (bookingID: string, minutes: number) =>
  operator.call(logSupportMinutes, { params: { bookingID }, body: { minutes, note: 'Looked at it.' } });
const cancel = (bookingID: string, by = buyer.owner) =>
  by.call(cancelSupportBooking, { params: { ...params(), bookingID } });
const tooMany = (limit: number) => ({
  status: 409,
  issues: [{ field: 'minutes', code: 'tooLarge', limit }],
});
/** Has a booking begin so many milliseconds from now, past the api. */
const moveTo = (bookingID: string, fromNow: number) =>
  api.db
    .updateTable('support_bookings')
    .set({ starts_at: new Date(Date.now() + fromNow) })
    .where('id', '=', bookingID)
    .execute();

describe('the hours of a package', () => {
  test.each([
    ['gold', 0],
    ['premium', 6],
    ['platinum', 12],
  ] as const)('%s has %i of them in its year', async (planID, hours) => {
    await buyer.buy(planID);
    const { balance, subscription, teamTimeZone } = await support();
    expect(subscription).toBe(planID);
    expect(balance).toMatchObject({ totalMinutes: hours * 60, usedMinutes: 0, bookedMinutes: 0 });
    expect(balance?.startsOn).toBe(membershipDay(new Date()));
    expect(teamTimeZone).toBe('Europe/Madrid');
    expect((await slots()).length > 0).toBe(hours > 0);
  });

  test('without a membership there are none', async () => {
    expect(await support()).not.toHaveProperty('balance');
    expect(await slots()).toEqual([]);
  });

  test('after an upgrade they are those of the larger package, and what was used counts', async () => {
    await buyer.buy('premium');
    const [first = ''] = await slots(60);
    const { bookingID } = await book(first, 60);
    await log(bookingID, 45);
    await buyer.buy('platinum');
    const { balance } = await support();
    expect(balance).toMatchObject({ totalMinutes: 720, usedMinutes: 45, leftMinutes: 675 });
  });

  test('unused ones end with the year: the next one has its own', async () => {
    await buyer.buy('premium');
    const [first = ''] = await slots(60);
    await book(first, 60);
    // The year of a package that was bought a year before, and the next one, which is paid.
    await sql`
      WITH next AS (
        INSERT INTO membership_orders (business_id, purpose, plan_id, from_plan_id, starts_on, ends_on, period_starts_on, way, currency,
          net_cents, total_cents, buyer, language, provider, closed_at)
        SELECT business_id, 'renewal', plan_id, plan_id, current_date, ends_on, current_date, way, currency, net_cents, total_cents, buyer,
          language, provider, closed_at
        FROM membership_orders WHERE business_id = ${buyer.businessID} RETURNING id
      )
      INSERT INTO ledger_events (order_id, kind, amount_cents, currency, cause, provider_id, happened_at)
      SELECT id, 'paid', 1, 'USD', 'renewal', 'pay_next', now() FROM next`.execute(api.db);
    await sql`
      UPDATE membership_orders SET starts_on = starts_on - 365, ends_on = current_date - 1, period_starts_on = period_starts_on - 365
      WHERE business_id = ${buyer.businessID} AND purpose = 'new'`.execute(api.db);
    await sql`UPDATE support_bookings SET year_starts_on = year_starts_on - 365`.execute(api.db);
    expect((await support()).balance).toMatchObject({ totalMinutes: 360, bookedMinutes: 0 });
  });
});

describe('a booking', () => {
  beforeEach(() => buyer.buy('platinum'));

  test('is at a free time of the team, and takes it from everybody', async () => {
    const times = await slots();
    const [first = '', second] = times;
    expect(await book(first, 30, buyer.admin)).toMatchObject({
      startsAt: first,
      state: 'booked',
      minutes: 30,
    });
    expect(await slots()).toEqual(times.slice(1));
    expect((await slots(60))[0]).toBe(second);
    const other = await aBuyer();
    await other.buy('premium');
    const input = { ...booking(first), params: { businessID: other.businessID } };
    await expect(other.owner.call(createSupportBooking, input)).rejects.toMatchObject({
      status: 409,
      issues: [{ field: 'startsAt', code: 'changedMeanwhile' }],
    });
    const { balance, bookings } = await support();
    expect(balance).toMatchObject({ bookedMinutes: 30, leftMinutes: 690 });
    expect(bookings).toHaveLength(1);
  });

  test('is of one of many who ask at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => aBuyer()));
    for (const other of others) await other.buy('premium');
    const [first = ''] = await slots(60);
    const asked = [buyer, ...others].map(({ businessID, owner }) =>
      owner.call(createSupportBooking, { ...booking(first, 60), params: { businessID } }),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
  });

  test('never touches another of its seat, by the database itself', async () => {
    const [first = ''] = await slots(60);
    await book(first, 60);
    const copy = sql`INSERT INTO support_bookings (business_id, year_starts_on, starts_at, minutes, seat, topic, message, time_zone)
      SELECT business_id, year_starts_on, starts_at + interval '30 minutes', 30, seat, topic, message, time_zone FROM support_bookings`;
    await expect(copy.execute(api.db)).rejects.toMatchObject({ code: '23P01' });
  });

  test('is at no other time, and of no unknown zone', async () => {
    const [first = ''] = await slots();
    for (const startsAt of [
      new Date(Date.parse(first) + 600_000).toISOString(),
      new Date(Date.parse(first) - 30 * day).toISOString(),
      'nonsense',
    ])
      await expect(book(startsAt)).rejects.toMatchObject({ status: 400 });
    const input = booking(first);
    const body = { ...input.body, timeZone: 'Europe/Atlantis' };
    await expect(buyer.owner.call(createSupportBooking, { ...input, body })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'timeZone', code: 'unknown' }],
    });
  });

  test('is made once for a key', async () => {
    const [first = ''] = await slots();
    const client = api.client(buyer.owner.token);
    const headers = { [idempotencyKeyHeader]: randomUUID() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => client(createSupportBooking, booking(first), { headers })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await support()).bookings).toHaveLength(1);
  });

  test('is cancelled until a day before; its minutes and its time are free again', async () => {
    const times = await slots(60);
    const late = times.at(-1) ?? '';
    const { bookingID, cancellableUntil } = await book(late, 60);
    expect(cancellableUntil).toBe(new Date(Date.parse(late) - day).toISOString());
    await moveTo(bookingID, 23 * hour);
    await expect(cancel(bookingID)).rejects.toMatchObject({ status: 409 });
    await moveTo(bookingID, 25 * hour);
    expect(await cancel(bookingID, buyer.admin)).toMatchObject({
      state: 'cancelled',
      cancelled: { by: 'business' },
    });
    expect(await cancel(bookingID)).toMatchObject({ state: 'cancelled' });
    expect((await support()).balance).toMatchObject({ bookedMinutes: 0, leftMinutes: 720 });
    expect(await slots(60)).toEqual(times);
  });

  test('is a calendar file in UTC for those of the business, and nothing for others', async () => {
    const [first = ''] = await slots();
    const { bookingID } = await book(first);
    const client = api.client(buyer.owner.token);
    const { content, name } = await client.file(downloadSupportBooking, {
      params: { ...params(), bookingID },
    });
    expect(name).toBe('kontor-support.ics');
    const text = await content.text();
    expect(text).toContain(`DTSTART:${first.replace(/[-:]|\.\d+/g, '')}\r\n`);
    expect(text).toContain(`UID:${bookingID}@`);
    const other = await aBuyer();
    const elsewhere = { params: { businessID: other.businessID, bookingID } };
    await expect(api.client(other.owner.token).file(downloadSupportBooking, elsewhere)).rejects.toMatchObject(
      { status: 404 },
    );
  });

  test('over a change of clocks begins at the team’s hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-25T12:00:00Z') });
    await sql`UPDATE membership_orders SET ends_on = '2027-12-31' WHERE business_id = ${buyer.businessID}`.execute(
      api.db,
    );
    const owner = { ...buyer.owner, ...(await api.signIn({ id: buyer.owner.id })) };
    const times = await slots(60, owner);
    // Friday in winter time, Monday in summer time.
    expect(times[0]).toBe('2027-03-26T08:00:00.000Z');
    expect(times).toContain('2027-03-29T07:00:00.000Z');
    expect(times).not.toContain('2027-03-29T15:00:00.000Z');
    const { endsAt } = await book('2027-03-29T07:00:00.000Z', 60, owner);
    expect(endsAt).toBe('2027-03-29T08:00:00.000Z');
    await expect(book('2027-03-29T15:00:00.000Z', 60, owner)).rejects.toMatchObject({ status: 400 });
  });
});

describe('what is used', () => {
  beforeEach(() => buyer.buy('premium'));

  test('counts in the place of what was booked, entry by entry', async () => {
    const [first = ''] = await slots(60);
    const { bookingID } = await book(first, 60);
    await log(bookingID, 25);
    expect((await support()).balance).toMatchObject({ usedMinutes: 25, bookedMinutes: 0, leftMinutes: 335 });
    const corrected = await log(bookingID, -10);
    expect(corrected).toMatchObject({ usedMinutes: 15, entries: [{ minutes: 25 }, { minutes: -10 }] });
    expect(corrected).not.toHaveProperty('cancellableUntil');
    expect((await support()).balance).toMatchObject({ usedMinutes: 15, leftMinutes: 345 });
    await expect(log(bookingID, -20)).rejects.toMatchObject({ status: 409 });
    await expect(log(bookingID, 7)).rejects.toMatchObject({ status: 400 });
    await expect(log(bookingID, 0)).rejects.toMatchObject({ status: 400 });
    await expect(log(bookingID, 350)).rejects.toMatchObject(tooMany(345));
    await expect(cancel(bookingID)).rejects.toMatchObject({ status: 409 });
  });

  test('is only added to', async () => {
    const [first = ''] = await slots();
    const { bookingID } = await book(first);
    await log(bookingID, 30);
    for (const change of [sql`UPDATE support_minutes SET minutes = 5`, sql`DELETE FROM support_minutes`])
      await expect(change.execute(api.db)).rejects.toThrow('only added to');
  });

  test('operators of support list it and cancel with a reason; nobody else does', async () => {
    const [first = ''] = await slots();
    const { bookingID } = await book(first);
    const { items } = await operator.call(listSupportBookings, { query: { size: 100 } });
    expect(items).toMatchObject([{ companyName: 'Rodamientos Ixtla', booking: { bookingID } }]);
    const input = { params: { bookingID }, body: { reason: 'The team is ill.' } };
    for (const by of [buyer.owner, await anOperator('finance')])
      await expect(by.call(withdrawSupportBooking, input)).rejects.toMatchObject({ status: 403 });
    expect(await operator.call(withdrawSupportBooking, input)).toMatchObject({
      cancelled: { by: 'team', reason: 'The team is ill.' },
    });
    expect((await support()).balance).toMatchObject({ leftMinutes: 360 });
    await expect(log(bookingID, 5)).rejects.toMatchObject({ status: 409 });
  });

  test('pages follow each other by their `next`', async () => {
    const times = await slots();
    for (const at of times.slice(0, 3)) await book(at);
    const first = await operator.call(listSupportBookings, { query: { size: 2 } });
    const after = first.next ?? '';
    const second = await operator.call(listSupportBookings, { query: { size: 2, after } });
    const starts = [...first.items, ...second.items].map(({ booking: { startsAt } }) => startsAt);
    expect(starts).toEqual(times.slice(0, 3));
    expect(second).not.toHaveProperty('next');
    const wrong = operator.call(listSupportBookings, { query: { size: 2, after: 'nonsense' } });
    await expect(wrong).rejects.toMatchObject({ status: 400 });
  });

  test('is never more than there is, however many book at once', async () => {
    const times = (await slots(60)).filter((_, index) => index % 2 === 0).slice(0, 9);
    const outcomes = await Promise.allSettled(
      times.map((at, index) => book(at, 60, index % 2 ? buyer.owner : buyer.admin)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect((await support()).balance).toMatchObject({ bookedMinutes: 360, leftMinutes: 0 });
    expect(await slots()).toEqual([]);
  });

  test('never brings the balance below zero, whatever is done', async () => {
    const aStep = fc.oneof(
      fc.record({
        kind: fc.constant('book' as const),
        at: fc.nat(400),
        minutes: fc.constantFrom(...supportLengths),
      }),
      fc.record({
        kind: fc.constant('log' as const),
        of: fc.nat(20),
        minutes: fc.integer({ min: -12, max: 60 }),
      }),
      fc.record({ kind: fc.constant('cancel' as const), of: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 14 }), async (steps) => {
        await api.db.deleteFrom('support_bookings').execute();
        const times = await slots(60);
        const made: string[] = [];
        for (const step of steps) {
          const id = step.kind === 'book' ? undefined : made[step.of % Math.max(1, made.length)];
          const done =
            step.kind === 'book'
              ? book(times[step.at % times.length] ?? '', step.minutes).then((it) => made.push(it.bookingID))
              : id === undefined
                ? undefined
                : step.kind === 'log'
                  ? log(id, step.minutes * 5)
                  : cancel(id);
          // What is refused is a matter of the other tests.
          await done?.catch((error) => expect([400, 409]).toContain(error.status));
          const {
            totalMinutes = 0,
            usedMinutes = 0,
            bookedMinutes = 0,
            leftMinutes,
          } = (await support()).balance ?? {};
          expect(usedMinutes).toBeGreaterThanOrEqual(0);
          expect(usedMinutes + bookedMinutes).toBeLessThanOrEqual(totalMinutes);
          expect(leftMinutes).toBe(totalMinutes - usedMinutes - bookedMinutes);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('a membership', () => {
  const refund = async () => {
    const { refundable } = await buyer.owner.call(getBusinessMembership, { params: params() });
    return refundable;
  };
  const orderID = async () =>
    (
      await api.db
        .selectFrom('membership_orders')
        .select('id')
        .where('business_id', '=', buyer.businessID)
        .executeTakeFirstOrThrow()
    ).id;

  test('is given back while no support was booked or used', async () => {
    await buyer.buy('premium');
    const [first = ''] = await slots();
    const used = (from: number, to: number) =>
      supportUsedBetween(api.db, buyer.businessID, new Date(Date.now() + from), new Date(Date.now() + to));
    expect(await refund()).toBeDefined();
    const { bookingID } = await book(first);
    expect(await used(-day, day)).toBe(true);
    expect(await used(-2 * day, -day)).toBe(false);
    expect(await refund()).toBeUndefined();
    const body = { businessID: buyer.businessID, orderID: await orderID() };
    await expect(buyer.owner.call(refundMembership, { params: params(), body })).rejects.toMatchObject({
      status: 409,
    });
    await operator.call(withdrawSupportBooking, { params: { bookingID }, body: { reason: 'Ill.' } });
    expect(await used(-day, day)).toBe(false);
    expect(await refund()).toBeDefined();
  });

  test('is not given back once a boost was used', async () => {
    await buyer.buy('gold');
    expect(await refund()).toBeDefined();
    const ends_at = new Date(Date.now() + 7 * day);
    const boost = { business_id: buyer.businessID, kind: 'business', number: 1, ends_at } as const;
    const month = `${membershipDay(new Date()).slice(0, 8)}01`;
    await api.db
      .insertInto('boosts')
      .values({ ...boost, month })
      .execute();
    expect(await refund()).toBeUndefined();
  });

  test('that ends cancels bookings beyond its end and ends boosts that run', async () => {
    await buyer.buy('premium');
    const times = await slots();
    await book(times[0] ?? '');
    const { bookingID } = await book(times.at(-1) ?? '');
    const ends_at = new Date(Date.now() + 7 * day);
    const month = `${membershipDay(new Date()).slice(0, 8)}01`;
    await api.db
      .insertInto('boosts')
      .values({ business_id: buyer.businessID, kind: 'business', number: 1, ends_at, month })
      .execute();
    const end = membershipDay(new Date(times[0] ?? ''));
    await sql`UPDATE membership_orders SET ends_on = ${end}::date WHERE business_id = ${buyer.businessID}`.execute(
      api.db,
    );
    await turnDay(asSystem(api), dayAfter(end, 1));
    const { bookings } = await support();
    expect(bookings.map(({ state }) => state)).toEqual(['cancelled', 'booked']);
    expect(bookings[0]).toMatchObject({ bookingID, cancelled: { by: 'membership' } });
    const boosts = api.db.selectFrom('boosts').select('ends_at').where('business_id', '=', buyer.businessID);
    const { ends_at: ended } = await boosts.executeTakeFirstOrThrow();
    expect(ended.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

test('members who are no administrators see nothing of it', async () => {
  const member = await aMember(buyer.businessID, 'member', 'Ada');
  await expect(member.call(getSupport, { params: params() })).rejects.toMatchObject({ status: 403 });
});
