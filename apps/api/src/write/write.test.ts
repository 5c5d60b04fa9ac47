import { randomUUID } from 'node:crypto';
import {
  defineCall,
  forgetPerson,
  sendHelpRequest,
  sessionHeader,
  tellPerson,
  updateMyProfile,
} from '@kontor/contract';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { operator } from '../operator/policy.ts';
import { type Route, route } from '../route.ts';
import { routes } from '../routes.ts';
import { kinds } from '../search/kind.ts';
import { readWaiting } from '../search/queue.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { forgetOldAudit } from './audit-log.ts';
import { asSystem, write } from './write.ts';

/** A call that renames a business; `verb` says how. */
function callTo(verb: string) {
  return defineCall({
    name: `test-${verb}`,
    method: 'POST',
    path: `test/${verb}/{businessID}`,
    access: 'signed-in',
    limit: 'write',
    noun: 'business',
    summary: 'A call that writes',
    params: Type.Object({ businessID: Type.String({ format: 'uuid' }) }),
    data: Type.Object({}),
  });
}

const byOperator = callTo('by-operator');
const thatFails = callTo('that-fails');
const pastWrite = callTo('past-write');

const rename = (id: string) => sql`UPDATE businesses SET company_name = 'Renamed Windmills' WHERE id = ${id}`;

async function renameAndFail(context: Context<ActingPerson>, id: string): Promise<object> {
  return write(context, { noun: 'business', id }, async (trx) => {
    await rename(id).execute(trx);
    throw new Error('after everything was written');
  });
}

const testRoutes: Route[] = [
  route(
    byOperator,
    async (context, { params: { businessID: id } }) => {
      await write(context, { noun: 'business', id }, (trx) => rename(id).execute(trx));
      return {};
    },
    { policy: operator('moderator') },
  ),
  route(thatFails, (context, { params }) => renameAndFail(context, params.businessID)),
  route(pastWrite, async ({ db }, { params }) => {
    await rename(params.businessID).execute(db);
    return {};
  }),
];

const api = await sharedApi(undefined, { calls: [...routes, ...testRoutes], LOG_LEVEL: 'silent' });
const rows = rowsIn(api.db, api.reference);

function auditOf(id: string) {
  return api.db.selectFrom('audit_log').selectAll().where('noun_id', '=', id).orderBy('id').execute();
}

const nameOf = async (id: string) =>
  (await api.db.selectFrom('businesses').select('company_name').where('id', '=', id).executeTakeFirst())
    ?.company_name;

test('a write of a person leaves one row of who, by what and when, and nothing of what was written', async () => {
  const someone = await api.signIn({ firstName: 'Ottoline', lastName: 'Quarles' });
  const started = new Date();
  const response = await fetch(`${api.url}/${updateMyProfile.path}`, {
    method: updateMyProfile.method,
    headers: {
      [sessionHeader]: someone.token,
      'content-type': 'application/json',
      'x-request-id': 'request-of-mine-1',
    },
    body: JSON.stringify({ city: 'Zwolle', briefPresentation: 'I mill.' }),
  });
  expect(response.status).toBe(200);
  const audit = await auditOf(someone.id);
  expect(audit).toMatchObject([
    {
      actor: 'person',
      actor_id: someone.id,
      call: updateMyProfile.name,
      noun: 'person',
      request_id: 'request-of-mine-1',
    },
  ]);
  expect(Number(audit[0]?.at)).toBeGreaterThan(started.getTime() - 60_000);
  expect(JSON.stringify(audit)).not.toMatch(/Zwolle|mill|Ottoline|Quarles/);
});

test('services leave rows, too; visitors and the product itself leave none', async () => {
  const id = randomUUID();
  const owner = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
  await api.asService(tellPerson, { params: { personID: id }, body: owner });
  await api.asService(forgetPerson, { params: { personID: id } });
  expect((await auditOf(id)).map(({ actor, actor_id, call }) => [actor, actor_id, call])).toEqual([
    ['service', null, tellPerson.name],
    ['service', null, forgetPerson.name],
  ]);
  const count = async () => (await api.db.selectFrom('audit_log').select('id').execute()).length;
  const before = await count();
  await api.call(sendHelpRequest, {
    body: { companyPhone: '+52 477 555 0164', email: 'visitor@example.com' },
  });
  // Admits the person of the token.
  await (await api.signIn()).call(updateMyProfile, { body: {} });
  expect(await count()).toBe(before + 1);
});

test('an operator is told from a person by what their call asked of them', async () => {
  const business = await rows.aBusiness();
  const someone = await api.signIn({ id: await rows.aPerson() });
  await api.db.insertInto('operators').values({ person_id: someone.id, role: 'moderator' }).execute();
  await api.client(someone.token)(byOperator, { params: { businessID: business } });
  expect(await nameOf(business)).toBe('Renamed Windmills');
  expect(await auditOf(business)).toMatchObject([{ actor: 'operator', actor_id: someone.id }]);
});

test('a write that fails leaves no row, no document, nothing to do and no line of the log', async () => {
  const business = await rows.aBusiness({ company_name: 'Before' });
  const someone = await api.signIn({ id: await rows.aPerson() });
  const document = async () =>
    (await sql`SELECT words FROM business_search WHERE id = ${business}`.execute(api.db)).rows;
  const before = await document();
  await expect(
    api.client(someone.token)(thatFails, { params: { businessID: business } }),
  ).rejects.toMatchObject({ status: 500 });
  expect(await nameOf(business)).toBe('Before');
  expect(await document()).toEqual(before);
  expect(await auditOf(business)).toEqual([]);
  for (const kind of kinds) expect((await readWaiting(api.db, kind)).entries).toBe(0);
});

test('the database of a context only reads, also by statements that are written out', async () => {
  const business = await rows.aBusiness({ company_name: 'Before' });
  const someone = await api.signIn({ id: await rows.aPerson() });
  const past = api.client(someone.token)(pastWrite, { params: { businessID: business } });
  await expect(past).rejects.toMatchObject({ status: 500 });
  expect(await nameOf(business)).toBe('Before');
  const byTypes = ({ db }: Context) => [
    // @ts-expect-error: nobody writes without a transaction of `write`.
    () => db.updateTable('businesses'),
    // @ts-expect-error: nor begins one.
    () => db.transaction(),
  ];
  expect(byTypes).toBeInstanceOf(Function);
});

test('a transaction joins an outer one, and goes with it', async () => {
  const business = await rows.aBusiness({ company_name: 'Before' });
  const context = asSystem(api);
  const outer = write(context, undefined, async (trx) => {
    await write({ ...context, db: trx }, undefined, (inner) => rename(business).execute(inner));
    throw new Error('rolled back');
  });
  await expect(outer).rejects.toThrow('rolled back');
  expect(await nameOf(business)).toBe('Before');
});

test('the log is changed by nobody, and forgotten after a year', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  for (const [noun_id, days] of [
    [old, 366],
    [young, 364],
  ] as const)
    await sql`INSERT INTO audit_log (at, actor, call, noun, noun_id, request_id)
      VALUES (now() - make_interval(days => ${days}), 'service', 'c', 'n', ${noun_id}, 'r')`.execute(api.db);
  for (const statement of [
    sql`UPDATE audit_log SET call = 'another'`,
    sql`DELETE FROM audit_log`,
    sql`DELETE FROM audit_log WHERE noun_id = ${young}`,
    sql`TRUNCATE audit_log`,
  ])
    await expect(statement.execute(api.db)).rejects.toThrow('append-only');
  expect(await write(asSystem(api), undefined, forgetOldAudit)).toBe(1);
  expect(await auditOf(old)).toEqual([]);
  expect(await auditOf(young)).toHaveLength(1);
});
