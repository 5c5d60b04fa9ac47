import { randomUUID } from 'node:crypto';
import { type BusinessRole, defineCall, type Input, Uuid } from '@kontor/contract';
import { statementsOf } from '@kontor/database/testing/statements';
import fc from 'fast-check';
import { Type } from 'typebox';
import { beforeEach, expect, test } from 'vitest';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { operatorRoles } from '../operator/operator-role.ts';
import { type Route, route } from '../route.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { write } from '../write/write.ts';
import { actingAs, type ForEither, type ForMember, memberOf } from './policy.ts';

const levels = ['member', 'admin', 'owner'] as const satisfies readonly BusinessRole[];
const Granted = Type.Object({ businessID: Uuid, role: Type.String() });

/** A call for members of a business from a level on, which answers with what its verb was handed. */
function callFor(level: BusinessRole) {
  return defineCall({
    name: `test-${level}`,
    method: 'GET',
    path: `test/${level}/{businessID}`,
    access: 'signed-in',
    limit: 'read',
    noun: 'business',
    summary: 'A call for members',
    params: Type.Object({ businessID: Uuid }),
    data: Granted,
  });
}

const calls = { member: callFor('member'), admin: callFor('admin'), owner: callFor('owner') };
/** What verbs were called with. */
const reached: string[] = [];
const routes: Route[] = levels.map((level) =>
  route(
    calls[level],
    ({ actor: { actingBusiness } }: ForMember) => {
      reached.push(actingBusiness.businessID);
      return actingBusiness;
    },
    { policy: memberOf(({ params }) => params.businessID, level) },
  ),
);

/** The same rights are asked for by two policies of one call. */
const twice = defineCall({ ...callFor('member'), name: 'test-twice', path: 'test/twice/{businessID}' });
async function memberTwice(context: Context<ActingPerson>, input: Input<typeof twice>) {
  const asMember = memberOf(({ params }: typeof input) => params.businessID, 'member');
  return asMember(await asMember(context, input), input);
}
routes.push(route(twice, ({ actor }) => actor.actingBusiness, { policy: memberTwice }));

/** A call that people perform as themselves or as a business, and which writes. */
const asEither = defineCall({
  name: 'test-as-either',
  method: 'POST',
  path: 'test/as-either',
  access: 'signed-in',
  limit: 'write',
  noun: 'business',
  summary: 'A call of people or businesses',
  query: Type.Object({ bid: Type.Optional(Uuid) }),
  data: Type.Object({ as: Type.Optional(Granted) }),
});
routes.push(
  route(
    asEither,
    async (context: ForEither) => {
      const { actor } = context;
      await write(context, { noun: 'person', id: actor.id }, async () => {});
      return { as: actor.actingBusiness };
    },
    { policy: actingAs(({ query }) => query?.bid, 'admin') },
  ),
);

let business: string;

const api = await sharedApi(undefined, { calls: routes });
const rows = rowsIn(api.db, api.reference);
beforeEach(async () => {
  reached.length = 0;
  business = await rows.aBusiness();
  await join(business, await rows.aPerson(), 'owner');
});

async function join(business_id: string, person_id: string, role: BusinessRole): Promise<void> {
  await api.db.insertInto('business_members').values({ business_id, person_id, role }).execute();
}

/** Somebody who is signed in, with this role at the business. */
async function aMember(role?: BusinessRole, of = business) {
  const somebody = await api.signIn({ id: await rows.aPerson() });
  if (role) await join(of, somebody.id, role);
  return somebody;
}

const ask = (token: string | undefined, level: BusinessRole, businessID = business) =>
  api.client(token)(calls[level], { params: { businessID } });

test.each(levels.flatMap((level) => levels.map((role) => [level, role] as const)))(
  'a call for the level %s asked by one who is %s',
  async (level, role) => {
    const { token } = await aMember(role);
    const asked = ask(token, level);
    if (levels.indexOf(role) >= levels.indexOf(level))
      expect(await asked).toEqual({ businessID: business, role });
    else await expect(asked).rejects.toMatchObject({ status: 403, errorName: 'Forbidden' });
  },
);

test.each(levels)('the level %s is nothing for those who are no member', async (level) => {
  await expect(ask(undefined, level)).rejects.toMatchObject({ status: 401, errorName: 'TokenNotFound' });
  const strangers = [await aMember(), await aMember('owner', await rows.aBusiness())];
  for (const role of operatorRoles) {
    const { id, token } = await aMember();
    await api.db.insertInto('operators').values({ person_id: id, role }).execute();
    await expect(ask(token, level), role).rejects.toMatchObject({ status: 403 });
  }
  for (const { token } of strangers)
    await expect(ask(token, level)).rejects.toMatchObject({ status: 403, errorName: 'Forbidden' });
  expect(reached).toEqual([]);
});

test('where a business is unknown or has no owner, nobody acts for it', async () => {
  const unclaimed = await rows.aBusiness({ origin: 'imported' });
  const { token } = await aMember('admin', unclaimed);
  for (const id of [unclaimed, randomUUID()])
    await expect(ask(token, 'member', id)).rejects.toMatchObject({ status: 403 });
});

test('a role that is taken ends with the next call', async () => {
  const { id, token } = await aMember('admin');
  await ask(token, 'admin');
  const own = api.db.updateTable('business_members').set({ role: 'member' }).where('person_id', '=', id);
  await own.execute();
  await expect(ask(token, 'admin')).rejects.toMatchObject({ status: 403 });
  await api.db.deleteFrom('business_members').where('person_id', '=', id).execute();
  await expect(ask(token, 'member')).rejects.toMatchObject({ status: 403 });
});

test('an input that is refused asks nothing, and a call reads the role once, however often it asks', async () => {
  const { token } = await aMember('owner');
  await ask(token, 'owner');
  const read = async (work: () => Promise<unknown>) =>
    (await statementsOf(work)).filter((text) => text.includes('business_members'));
  expect(await read(() => expect(ask(token, 'owner', 'x')).rejects.toMatchObject({ status: 400 }))).toEqual(
    [],
  );
  expect(await read(() => ask(token, 'owner'))).toHaveLength(1);
  expect(await read(() => api.client(token)(twice, { params: { businessID: business } }))).toHaveLength(1);
  expect(await read(() => ask(token, 'owner', business.toUpperCase()))).toHaveLength(1);
  expect(reached).toEqual([business, business, business]);
});

test('people act as themselves, or as a business from the level on, which the log of writes says', async () => {
  const { id, token } = await aMember('admin');
  const act = (bid?: string) => api.client(token)(asEither, { query: bid === undefined ? {} : { bid } });
  const asBusiness = { businessID: business, role: 'admin' };
  expect(await act()).toEqual({});
  expect(await act(id.toUpperCase())).toEqual({});
  expect(await act(business)).toEqual({ as: asBusiness });
  const memberAt = await rows.aBusiness();
  await join(memberAt, await rows.aPerson(), 'owner');
  await join(memberAt, id, 'member');
  for (const other of [memberAt, await rows.aBusiness(), await rows.aPerson(), randomUUID()])
    await expect(act(other), other).rejects.toMatchObject({ status: 403, errorName: 'Forbidden' });
  const log = api.db
    .selectFrom('audit_log')
    .select(['actor', 'acting_business_id'])
    .where('actor_id', '=', id);
  expect(await log.orderBy('id').execute()).toEqual(
    [null, null, business].map((acting_business_id) => ({ actor: 'person', acting_business_id })),
  );
});

test('whatever roles people have where, each gets what theirs at this business allows', async () => {
  const people = [await aMember(), await aMember(), await aMember()];
  const businesses = [business, await rows.aBusiness()];
  await join(businesses[1] ?? '', await rows.aPerson(), 'owner');
  const role = fc.option(fc.constantFrom(...levels), { nil: undefined });
  const place = fc.record({
    person: fc.nat(people.length - 1),
    business: fc.nat(businesses.length - 1),
    role,
  });
  const asked = fc.record({
    person: fc.nat(people.length - 1),
    business: fc.nat(businesses.length - 1),
    level: fc.constantFrom(...levels),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { maxLength: 8 }),
      fc.array(asked, { maxLength: 8 }),
      async (given, asks) => {
        const ids = people.map(({ id }) => id);
        await api.db.deleteFrom('business_members').where('person_id', 'in', ids).execute();
        const expected = new Map(given.map((one) => [`${one.person} ${one.business}`, one]));
        for (const { person, business: at, role: as } of expected.values())
          if (as) await join(businesses[at] ?? '', ids[person] ?? '', as);
        for (const { person, business: at, level } of asks) {
          const has = expected.get(`${person} ${at}`)?.role;
          const mayPass = has !== undefined && levels.indexOf(has) >= levels.indexOf(level);
          const status = await ask(people[person]?.token, level, businesses[at]).then(
            ({ role: as }) => as,
            ({ status: refused }) => refused,
          );
          expect(status).toBe(mayPass ? has : 403);
        }
      },
    ),
    { numRuns: process.env.THOROUGH ? 30 : 10 },
  );
});

test('what is not declared for people who are signed in, or not by this policy, does not compile', () => {
  const open = defineCall({ ...callFor('member'), name: 'test-open', access: 'anyone' });
  const policy = memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'member');
  const options = { policy, tags: 'none' } as const;
  // @ts-expect-error A visitor has no rights to ask for.
  const forAnyone = () => route(open, () => ({ businessID: business, role: 'member' }), options);
  // @ts-expect-error Without the policy no membership is handed over.
  const without = () => route(calls.member, ({ actor }: ForMember) => actor.actingBusiness);
  expect([forAnyone(), without()].map(({ call }) => call.name)).toEqual(['test-open', 'test-member']);
});
