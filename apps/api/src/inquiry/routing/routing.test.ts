import {
  assignInquiry,
  exportPerson,
  forgetPerson,
  getInquiry,
  getRoutingRules,
  listNotifications,
  moveInquiry,
  type RoutingRules,
  removeMember,
  saveRoutingRules,
  sendInquiry,
  sendMessage,
  setAbsence,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../../business/members/testing-members.ts';
import { sharedApi } from '../../test/shared-api.ts';

const api = await sharedApi();
const { aBusiness, aMember, aProduct } = membersIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
interface Rule {
  categories?: string[];
  countries?: string[];
  to?: Somebody;
}
let supplier: string;
let owner: Somebody;
let anna: Somebody;
let bruno: Somebody;
let buyer: Somebody;

/** Somebody whose inquiries come to the inbox as soon as they are not new. */
async function aBuyer(country: string | null = 'MX', days = 30): Promise<Somebody> {
  const somebody = await aMember();
  await sql`UPDATE people SET created_at = now() - make_interval(days => ${days}), country_code = ${country} WHERE id = ${somebody.id}`.execute(
    api.db,
  );
  return somebody;
}

beforeEach(async () => {
  supplier = await aBusiness({ company_name: 'Reductores del Bajío', time_zone: 'UTC' });
  owner = await aMember(supplier, 'owner');
  anna = await aMember(supplier, 'member');
  bruno = await aMember(supplier, 'member');
  buyer = await aBuyer();
});

const of = () => ({ params: { businessID: supplier } });
const rulesOf = async (by = owner) => by.call(getRoutingRules, of());
async function save(rules: Rule[], version?: string): Promise<RoutingRules> {
  const sent = rules.map(({ categories = [], countries = [], to }) => ({
    categories,
    countries,
    ...(to ? { assigneeID: to.id } : {}),
  }));
  return owner.call(saveRoutingRules, {
    ...of(),
    body: { rules: sent, version: version ?? (await rulesOf()).version },
  });
}
const ask = async (by = buyer, more: object = {}) =>
  (
    await by.call(sendInquiry, {
      body: { to: supplier, subject: 'full price list', message: 'Please send it.', ...more },
    })
  ).requestID;
const as = (rid: string) => ({ params: { rid }, query: { bid: supplier } });
const assigned = async (rid: string) => {
  const { assignee, assignedBy } = await owner.call(getInquiry, as(rid));
  return [assignee?.userID, assignedBy];
};
const told = async (by: Somebody) =>
  (await by.call(listNotifications, { query: { size: 30 } })).notifications.filter(
    ({ kind }) => kind === 'inquiry-assigned',
  );
const days = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const away = (who: Somebody, substitute?: Somebody, from = -1, until = 1) =>
  owner.call(setAbsence, {
    params: { businessID: supplier, userID: who.id },
    body: {
      firstDay: days(from),
      lastDay: days(until),
      ...(substitute ? { substituteID: substitute.id } : {}),
    },
  });
const refused = (status: number, issue?: object) =>
  issue ? { status, issues: [expect.objectContaining(issue)] } : { status };

test('the first rule that fits decides, by category and by country; its assignee is told', async () => {
  await save([
    { categories: ['0006.000601'], countries: ['MX', 'US'], to: anna },
    { categories: ['0006'], to: bruno },
    { countries: ['DE'], to: owner },
  ]);
  const gear = await aProduct({ business_id: supplier, industry_id: '0006', category_id: '000601' });
  const chain = await aProduct({ business_id: supplier, industry_id: '0006', category_id: '000602' });
  const first = await ask(buyer, { productID: gear });
  expect(await assigned(first)).toEqual([anna.id, 'rule']);
  expect(await told(anna)).toMatchObject([
    { subjectID: first, businessID: supplier, from: 'Reductores del Bajío' },
  ]);
  expect(await told(bruno)).toEqual([]);
  // The other side learns nothing of it.
  const theirs = await buyer.call(getInquiry, { params: { rid: first }, query: {} });
  expect(JSON.stringify(theirs)).not.toContain(anna.id);
  expect(theirs).not.toHaveProperty('assignedBy');

  expect(await assigned(await ask(buyer, { productID: chain }))).toEqual([bruno.id, 'rule']);
  const german = await aBuyer('DE');
  expect(await assigned(await ask(german, { productID: gear }))).toEqual([bruno.id, 'rule']);
  expect(await assigned(await ask(german))).toEqual([owner.id, 'rule']);
  // About no product, and from nowhere known.
  expect(await assigned(await ask(buyer))).toEqual([undefined, undefined]);
  expect(await assigned(await ask(await aBuyer(null)))).toEqual([undefined, undefined]);
});

test('of a buyer who asks for a business, its country counts; each of several suppliers has rules of its own', async () => {
  await save([{ countries: ['IT'], to: anna }]);
  const other = await aBusiness();
  const elsewhere = await aMember(other, 'owner');
  await elsewhere.call(saveRoutingRules, {
    params: { businessID: other },
    body: {
      rules: [{ categories: [], countries: [], assigneeID: elsewhere.id }],
      version: (await elsewhere.call(getRoutingRules, { params: { businessID: other } })).version,
    },
  });
  const theirs = await aBusiness({ country_code: 'IT', claimed_at: new Date('2025-01-01') });
  const asker = await aMember(theirs, 'owner');
  await sql`UPDATE people SET country_code = 'MX' WHERE id = ${asker.id}`.execute(api.db);
  const { requestIDs } = await asker.call(sendInquiry, {
    body: { to: supplier, others: [other], from: theirs, subject: 'full price list', message: 'Please.' },
  });
  expect(await assigned(requestIDs[0] ?? '')).toEqual([anna.id, 'rule']);
  const at = { params: { rid: requestIDs[1] ?? '' }, query: { bid: other } };
  expect(await elsewhere.call(getInquiry, at)).toMatchObject({ assignee: { userID: elsewhere.id } });
});

test('whoever has left is named no more, and their rule is passed over', async () => {
  await save([{ to: anna }, { to: bruno }]);
  const archive = await api.asService(exportPerson, { params: { personID: anna.id } });
  expect(archive.routingRules).toEqual([{ businessID: supplier, position: 0 }]);
  await owner.call(removeMember, { params: { businessID: supplier, userID: anna.id } });
  const { rules } = await rulesOf(bruno);
  expect(rules).toMatchObject([{}, { assignee: { userID: bruno.id } }]);
  expect(rules[0]).not.toHaveProperty('assignee');
  expect(await assigned(await ask())).toEqual([bruno.id, 'rule']);
  await api.asService(forgetPerson, { params: { personID: bruno.id } });
  expect(await assigned(await ask())).toEqual([undefined, undefined]);
});

test('while somebody is away who stands in gets it, else it is everybody’s', async () => {
  await save([{ to: anna }, { to: owner }]);
  await away(anna, bruno);
  expect(await assigned(await ask())).toEqual([bruno.id, 'substitute']);
  expect(await told(bruno)).toHaveLength(1);
  // Two days on end: nothing is handed on a second time.
  await away(bruno, owner);
  expect(await assigned(await ask())).toEqual([undefined, undefined]);
  await away(anna);
  expect(await assigned(await ask())).toEqual([undefined, undefined]);
  // Not yet.
  await away(anna, undefined, 2, 3);
  const rid = await ask();
  expect(await assigned(rid)).toEqual([anna.id, 'rule']);
  // Whom a colleague chooses is no longer the rule's.
  await owner.call(assignInquiry, { ...as(rid), body: { userID: bruno.id } });
  expect(await assigned(rid)).toEqual([bruno.id, undefined]);
});

test('a first contact is routed when it is moved to the inbox, and not by an answer', async () => {
  await save([{ to: anna }]);
  const [stranger, another] = [await aBuyer('MX', 0), await aBuyer('MX', 0)];
  const rid = await ask(stranger);
  expect(await assigned(rid)).toEqual([undefined, undefined]);
  await bruno.call(moveInquiry, { ...as(rid), body: { folder: 'inbox' } });
  expect(await assigned(rid)).toEqual([anna.id, 'rule']);
  // What somebody took on stays theirs.
  await owner.call(assignInquiry, { ...as(rid), body: { userID: bruno.id } });
  for (const folder of ['strangers', 'inbox'] as const)
    await bruno.call(moveInquiry, { ...as(rid), body: { folder } });
  expect(await assigned(rid)).toEqual([bruno.id, undefined]);

  const answered = await ask(another);
  await bruno.call(sendMessage, { ...as(answered), body: { content: 'Tomorrow.' } });
  expect(await assigned(answered)).toEqual([undefined, undefined]);
});

test('rules name what there is, and overwrite nothing that was changed meanwhile', async () => {
  const { version } = await rulesOf();
  await expect(
    save([{ categories: ['0006', '0006.009999'] }, { countries: ['ZZ'] }, { to: buyer }]),
  ).rejects.toMatchObject({
    status: 400,
    issues: [
      { field: 'rules.0.categories', code: 'unknown' },
      { field: 'rules.1.countries', code: 'unknown' },
      { field: 'rules.2.assigneeID', code: 'unknown' },
    ],
  });
  await save([{ to: anna }]);
  await expect(save([{ to: bruno }], version)).rejects.toMatchObject(
    refused(409, { code: 'changedMeanwhile' }),
  );
  expect(await rulesOf()).toMatchObject({ rules: [{ assignee: { userID: anna.id } }] });
  await save([]);
  expect((await rulesOf()).version).toBe(version);
});
