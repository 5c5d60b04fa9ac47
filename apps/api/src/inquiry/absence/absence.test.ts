import { endAbsence, exportPerson, listAbsences, removeMember, setAbsence } from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../../business/members/testing-members.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { deleteOldAbsences } from './queries.ts';
import { todayAt } from './today-at.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let business: string;
let owner: Somebody;
let anna: Somebody;
let bruno: Somebody;

beforeEach(async () => {
  business = await aBusiness({ time_zone: 'UTC' });
  owner = await aMember(business, 'owner');
  anna = await aMember(business, 'member');
  bruno = await aMember(business, 'member');
});

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const set = (by: Somebody, who: Somebody, [firstDay, lastDay]: [string, string], substitute?: Somebody) =>
  by.call(setAbsence, {
    params: { businessID: business, userID: who.id },
    body: { firstDay, lastDay, ...(substitute ? { substituteID: substitute.id } : {}) },
  });
const end = (by: Somebody, who: Somebody) =>
  by.call(endAbsence, { params: { businessID: business, userID: who.id } });
const list = async (by = owner) =>
  (await by.call(listAbsences, { params: { businessID: business } })).absences;
const refused = (status: number, issue?: object) =>
  issue ? { status, issues: [expect.objectContaining(issue)] } : { status };

test('members say for themselves when they are away, owners for others, too', async () => {
  await set(anna, anna, [day(3), day(9)], bruno);
  await set(owner, bruno, [day(0), day(0)]);
  expect(await list(anna)).toMatchObject([
    { person: { userID: bruno.id }, isNow: true },
    {
      person: { userID: anna.id },
      firstDay: day(3),
      lastDay: day(9),
      isNow: false,
      substitute: { userID: bruno.id },
    },
  ]);
  await expect(set(anna, bruno, [day(1), day(2)])).rejects.toMatchObject(refused(403));
  await expect(end(anna, bruno)).rejects.toMatchObject(refused(403));
  // Another takes the place of the first.
  expect(await set(anna, anna, [day(4), day(5)])).not.toHaveProperty('substitute');
  expect(await list()).toHaveLength(2);
  await end(owner, anna);
  await end(owner, anna);
  expect(await list()).toHaveLength(1);
});

test('days are there, in their order and not over; another member stands in', async () => {
  const stranger = await aMember();
  await expect(set(anna, anna, ['2126-02-30', '2126-03-01'])).rejects.toMatchObject(
    refused(400, { field: 'firstDay', code: 'notADate' }),
  );
  await expect(set(anna, anna, [day(2), day(1)])).rejects.toMatchObject(
    refused(400, { field: 'lastDay', code: 'endBeforeStart' }),
  );
  await expect(set(anna, anna, [day(-4), day(-2)])).rejects.toMatchObject(
    refused(400, { field: 'lastDay', code: 'inPast' }),
  );
  for (const nobody of [anna, stranger])
    await expect(set(anna, anna, [day(1), day(2)], nobody)).rejects.toMatchObject(
      refused(400, { field: 'substituteID', code: 'unknown' }),
    );
  await expect(set(owner, stranger, [day(1), day(2)])).rejects.toMatchObject(refused(404));
});

test('whoever leaves takes their absence along and stands in no more', async () => {
  await set(anna, anna, [day(1), day(2)], bruno);
  await set(bruno, bruno, [day(1), day(2)]);
  const archive = await api.asService(exportPerson, { params: { personID: bruno.id } });
  expect(archive.absences.map(({ userID }) => userID).sort()).toEqual([anna.id, bruno.id].sort());
  await owner.call(removeMember, { params: { businessID: business, userID: bruno.id } });
  const left = await list();
  expect(left).toMatchObject([{ person: { userID: anna.id } }]);
  expect(left[0]).not.toHaveProperty('substitute');
});

test('what is over is listed no more, and gone after a week', async () => {
  await set(anna, anna, [day(-3), day(1)]);
  const ago = (days: number) =>
    sql`UPDATE member_absences SET first_day = current_date - 30, last_day = current_date - ${days}::int WHERE person_id = ${anna.id}`.execute(
      api.db,
    );
  const stored = async () =>
    (await sql`SELECT FROM member_absences WHERE person_id = ${anna.id}`.execute(api.db)).rows.length;
  await ago(2);
  expect(await list()).toEqual([]);
  await deleteOldAbsences(api.db);
  expect(await stored()).toBe(1);
  await ago(8);
  await deleteOldAbsences(api.db);
  expect(await stored()).toBe(0);
});

test('today is the day it is at the business', () => {
  const moment = new Date('2026-03-12T23:30:00Z');
  expect(todayAt({ country_code: 'DE', time_zone: null }, moment)).toBe('2026-03-13');
  expect(todayAt({ country_code: 'MX', time_zone: null }, moment)).toBe('2026-03-12');
  expect(todayAt({ country_code: 'MX', time_zone: 'Asia/Shanghai' }, moment)).toBe('2026-03-13');
});
