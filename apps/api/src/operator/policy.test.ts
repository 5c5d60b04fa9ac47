import { type BusinessRole, defineCall } from '@kontor/contract';
import { statementsOf } from '@kontor/database/testing/statements';
import fc from 'fast-check';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { type Route, route } from '../route.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { type OperatorRole, operatorRoles } from './operator-role.ts';
import { operator } from './policy.ts';

/** A call for one role of the operator, which answers with what its verb was handed. */
function callFor(name: string) {
  return defineCall({
    name: `test-${name}`,
    method: 'GET',
    path: `test/${name}`,
    access: 'signed-in',
    limit: 'read',
    noun: 'operator',
    summary: 'A call for operators',
    data: Type.Array(Type.String()),
  });
}

const calls = new Map(operatorRoles.map((role) => [role, callFor(role)]));
const plain = callFor('plain');
const both = callFor('both');
async function supportAndFinance(context: Context<ActingPerson>) {
  return operator('finance')(await operator('support')(context));
}

const routes: Route[] = [
  ...operatorRoles.map((role) =>
    route(calls.get(role) ?? plain, (context) => [...context.operator.roles], { policy: operator(role) }),
  ),
  route(plain, () => []),
  route(both, (context) => [...context.operator.roles], { policy: supportAndFinance }),
];

const api = await sharedApi(undefined, { calls: routes });
const rows = rowsIn(api.db, api.reference);

async function anOperator(...roles: OperatorRole[]) {
  const somebody = await api.signIn({ id: await rows.aPerson() });
  for (const role of roles)
    await api.db.insertInto('operators').values({ person_id: somebody.id, role }).execute();
  return somebody;
}

const ask = (token: string | undefined, role: OperatorRole) =>
  api.client(token)(calls.get(role) ?? plain, {});

test.each(operatorRoles)('a call for %s is for people with this role alone', async (role) => {
  await expect(ask(undefined, role)).rejects.toMatchObject({ status: 401, errorName: 'TokenNotFound' });
  const nobody = await anOperator();
  await expect(ask(nobody.token, role)).rejects.toMatchObject({ status: 403, errorName: 'Forbidden' });
  for (const own of operatorRoles) {
    const asked = ask((await anOperator(own)).token, role);
    if (own === role) expect(await asked).toEqual([role]);
    else await expect(asked, own).rejects.toMatchObject({ status: 403, errorName: 'Forbidden' });
  }
});

test.each<BusinessRole>(['owner', 'admin', 'member'])(
  'who is %s of a business is no operator by that',
  async (role) => {
    const { id, token } = await anOperator();
    const business_id = await rows.aBusiness();
    await api.db.insertInto('business_members').values({ business_id, person_id: id, role }).execute();
    for (const asked of operatorRoles) await expect(ask(token, asked)).rejects.toMatchObject({ status: 403 });
  },
);

test('a role that is taken ends with the next call', async () => {
  const { id, token } = await anOperator('finance', 'support');
  expect(await ask(token, 'support')).toEqual(['finance', 'support']);
  const roles = api.db.deleteFrom('operators').where('person_id', '=', id);
  await roles.where('role', '=', 'support').execute();
  await expect(ask(token, 'support')).rejects.toMatchObject({ status: 403 });
  expect(await ask(token, 'finance')).toEqual(['finance']);
});

test('roles are read once a call, however many policies ask, and not for calls that do not ask', async () => {
  const { token } = await anOperator('finance', 'support');
  const read = async (work: () => Promise<unknown>) =>
    (await statementsOf(work)).filter((text) => text.includes('"operators"'));
  await ask(token, 'finance');
  expect(await read(() => ask(token, 'finance'))).toHaveLength(1);
  expect(await read(() => api.client(token)(both, {}))).toHaveLength(1);
  expect(await read(() => api.client(token)(plain, {}))).toEqual([]);
});

test('whatever roles somebody has, they reach the calls of these and no others', async () => {
  const { id, token } = await anOperator();
  await fc.assert(
    fc.asyncProperty(fc.subarray([...operatorRoles]), async (own) => {
      await api.db.deleteFrom('operators').where('person_id', '=', id).execute();
      for (const role of own) await api.db.insertInto('operators').values({ person_id: id, role }).execute();
      for (const role of operatorRoles) {
        const answer = await ask(token, role).catch(({ status }) => status);
        expect(answer).toEqual(own.includes(role) ? own.toSorted() : 403);
      }
    }),
    { numRuns: process.env.THOROUGH ? 16 : 8 },
  );
});
