import { randomUUID } from 'node:crypto';
import { defineCall, idempotencyKeyHeader } from '@kontor/contract';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { type Route, route } from '../route.ts';
import { routes } from '../routes.ts';
import { sharedApi } from '../test/shared-api.ts';
import { untilAnswered } from '../test/until-answered.ts';
import { forgetOldKeys } from './idempotency-keys.ts';
import { asSystem, write } from './write.ts';
import { writeOnce } from './write-once.ts';

/** Creates a source of data, whose name is unique; fails where it is to. */
function creatingCall(name: string, options: { isIdempotent?: true } = { isIdempotent: true }) {
  return defineCall({
    name,
    method: 'POST',
    path: `test/${name}`,
    access: 'signed-in',
    limit: 'write',
    noun: 'business',
    summary: 'A call that creates something',
    body: Type.Object({ name: Type.String(), fails: Type.Optional(Type.Boolean()) }),
    data: Type.Object({ id: Type.String() }),
    ...options,
  });
}

const createSource = creatingCall('createSource');
const createOther = creatingCall('createOther');
const createAlways = creatingCall('createAlways', {});

async function create(context: Context<ActingPerson>, body: { name: string; fails?: boolean }) {
  const about = ({ id }: { id: string }) => ({ noun: 'business', id });
  return writeOnce(context, body, about, async (trx) => {
    await sql`INSERT INTO data_sources (name, licence) VALUES (${body.name}, ${randomUUID()})`.execute(trx);
    if (body.fails) throw new Error('after everything was written');
    return { id: randomUUID() };
  });
}

const testRoutes: Route[] = [createSource, createOther, createAlways].map((call) =>
  route(call, (context, { body }) => create(context, body)),
);

const api = await sharedApi(undefined, { calls: [...routes, ...testRoutes], LOG_LEVEL: 'silent' });
const someone = await api.signIn();
const withKey = (key: string) => ({ headers: { [idempotencyKeyHeader]: key } });

/** How many sources there are whose names begin so. */
async function countOf(prefix: string): Promise<number> {
  const rows = await api.db
    .selectFrom('data_sources')
    .select('id')
    .where('name', 'like', `${prefix}%`)
    .execute();
  return rows.length;
}

const auditOf = (id: string) =>
  api.db.selectFrom('audit_log').select('id').where('noun_id', '=', id).execute();

test('the same request sent again with its key is answered as at first, and creates nothing more', async () => {
  const client = api.client(someone.token);
  const [name, key] = [`once ${randomUUID()}`, randomUUID()];
  const first = await client(createSource, { body: { name } }, withKey(key));
  expect(await client(createSource, { body: { name } }, withKey(key.toUpperCase()))).toEqual(first);
  expect(await countOf(name)).toBe(1);
  expect(await auditOf(first.id)).toHaveLength(1);
});

test('fifty at the same time create one', async () => {
  const client = api.client(someone.token);
  const [name, key] = [`parallel ${randomUUID()}`, randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      untilAnswered(() => client(createSource, { body: { name } }, withKey(key))),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await countOf(name)).toBe(1);
});

test('a key is good for one request: with another body or for another call it is a conflict', async () => {
  const client = api.client(someone.token);
  const [name, key] = [`taken ${randomUUID()}`, randomUUID()];
  await client(createSource, { body: { name } }, withKey(key));
  const conflict = { status: 409, errorName: 'Conflict' };
  await expect(client(createSource, { body: { name: `${name}!` } }, withKey(key))).rejects.toMatchObject(
    conflict,
  );
  await expect(client(createOther, { body: { name } }, withKey(key))).rejects.toMatchObject(conflict);
  expect(await countOf(name)).toBe(1);
});

test('a key belongs to who sent it', async () => {
  const key = randomUUID();
  const [one, other] = [`one ${key}`, `other ${key}`];
  const others = await api.signIn();
  await api.client(someone.token)(createSource, { body: { name: one } }, withKey(key));
  await api.client(others.token)(createSource, { body: { name: other } }, withKey(key));
  expect([await countOf(one), await countOf(other)]).toEqual([1, 1]);
});

test('what failed did not use its key up', async () => {
  const client = api.client(someone.token);
  const [name, key] = [`failed ${randomUUID()}`, randomUUID()];
  await expect(client(createSource, { body: { name, fails: true } }, withKey(key))).rejects.toMatchObject({
    status: 500,
  });
  expect(await countOf(name)).toBe(0);
  await client(createSource, { body: { name } }, withKey(key));
  expect(await countOf(name)).toBe(1);
});

test('a key that is no UUID is refused', async () => {
  const name = `malformed ${randomUUID()}`;
  const sent = api.client(someone.token)(createSource, { body: { name } }, withKey('once'));
  await expect(sent).rejects.toMatchObject({
    status: 400,
    issues: [{ in: 'headers', field: idempotencyKeyHeader }],
  });
  expect(await countOf(name)).toBe(0);
});

test('a call that takes no key, or gets none, performs each request', async () => {
  const client = api.client(someone.token);
  const key = randomUUID();
  await client(createAlways, { body: { name: `one of ${key}` } }, withKey(key));
  await client(createAlways, { body: { name: `one of ${key}, again` } }, withKey(key));
  await client(createSource, { body: { name: `one of ${key}, without` } });
  expect(await countOf(`one of ${key}`)).toBe(3);
});

test('keys are forgotten after a day', async () => {
  const client = api.client(someone.token);
  const [old, young] = [randomUUID(), randomUUID()];
  for (const key of [old, young]) await client(createSource, { body: { name: `aged ${key}` } }, withKey(key));
  await sql`UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = ${old}`.execute(
    api.db,
  );
  expect(await write(asSystem(api), undefined, forgetOldKeys)).toBe(1);
  const left = await api.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', 'in', [old, young])
    .execute();
  expect(left.map(({ key }) => key)).toEqual([young]);
});
