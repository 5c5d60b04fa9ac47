import { randomUUID } from 'node:crypto';
import { getMyProfile, internalTokenHeader, sessionHeader } from '@kontor/contract';
import { killConnections, loseConnectionsWriting } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { internalToken } from './test/internal-token.ts';
import { sharedApi } from './test/shared-api.ts';

let token: string;
let heal: (() => Promise<void>) | undefined;

const api = await sharedApi(undefined, { LOG_LEVEL: 'silent' });
beforeAll(async () => {
  const { token: hers, call } = await api.signIn();
  token = hers;
  await call(getMyProfile, {});
});
afterEach(async () => {
  await heal?.();
  heal = undefined;
});

interface Write {
  method: string;
  path: string;
  body?: object;
  service?: boolean;
}

async function send({ method, path, body, service = false }: Write) {
  const address = service ? api.url.replace('/api/v1', '') : api.url;
  const answer = await fetch(`${address}/${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(service ? { [internalTokenHeader]: internalToken } : { [sessionHeader]: token }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}

const helpRequest = () => ({
  companyPhone: '+52 477 555 0164',
  email: 'marisol@envases.example',
  requestID: randomUUID(),
});
const owner = { firstName: 'Ada', lastName: 'Example', email: 'ada@mail.example' };
const picture = { contentType: 'image/jpeg', fileSize: 1_000, purpose: 'profile-photo' };

const writes: [table: string, write: () => Write][] = [
  ['help_requests', () => ({ method: 'POST', path: 'needhelp/send', body: helpRequest() })],
  ['people', () => ({ method: 'PUT', path: 'user/profile', body: { city: randomUUID() } })],
  ['uploads', () => ({ method: 'POST', path: 'files/signed-post', body: picture })],
  ['people', () => ({ method: 'PUT', path: `internal/person/${randomUUID()}`, body: owner, service: true })],
  ['deleted_people', () => ({ method: 'DELETE', path: `internal/person/${randomUUID()}`, service: true })],
];

describe.each(['statement', 'commit'] as const)('a database that is lost in the %s', (at) => {
  test.each(writes)(
    'while %s are written is 503 with Retry-After, and 200 once it is back',
    async (table, write) => {
      heal = await loseConnectionsWriting(api.db, table, at);
      const refused = await Promise.all(Array.from({ length: 12 }, () => send(write())));
      for (const { status, retryAfter, body } of refused) {
        expect({ status, body }).toMatchObject({
          status: 503,
          body: { success: false, name: 'Unavailable' },
        });
        expect(Number(retryAfter)).toBeGreaterThan(0);
      }
      await heal();
      heal = undefined;
      const again = await Promise.all(Array.from({ length: 12 }, () => send(write())));
      // A pool may still hold one that was lost; whoever gets it is told so as well.
      expect(again.every(({ status }) => status === 200 || status === 503)).toBe(true);
      expect((await send(write())).status).toBe(200);
    },
  );
});

/** Each write takes a while, so that there are some to kill, until what is returned is called. */
async function writeSlowly(table: string): Promise<() => Promise<void>> {
  await sql
    .raw(
      `CREATE OR REPLACE FUNCTION write_slowly() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_sleep(0.01); RETURN NEW; END $$;
       CREATE TRIGGER slow BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION write_slowly()`,
    )
    .execute(api.db);
  return async () => void (await sql.raw(`DROP TRIGGER slow ON ${table}`).execute(api.db));
}

test('connections killed under many writes are 200 or 503, and what was acknowledged is there', async () => {
  heal = await writeSlowly('help_requests');
  const acknowledged: string[] = [];
  const statuses: number[] = [];
  const enough = () => statuses.filter((status) => status === 503).length >= 20 && acknowledged.length >= 100;
  const writer = async () => {
    while (!enough()) {
      const body = helpRequest();
      const { status } = await send({ method: 'POST', path: 'needhelp/send', body });
      statuses.push(status);
      if (status === 200) acknowledged.push(body.requestID);
    }
  };
  await Promise.all([
    ...Array.from({ length: 12 }, writer),
    killConnections(api.db, { done: () => acknowledged.length, between: 5, enough }),
  ]);
  expect([...new Set(statuses)].toSorted()).toEqual([200, 503]);
  const stored = await api.db.selectFrom('help_requests').select('request_id').execute();
  const ids = new Set(stored.map(({ request_id }) => request_id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});
