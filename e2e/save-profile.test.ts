import { randomUUID } from 'node:crypto';
import { withConnection } from '@kontor/database/testing';
import { parse } from 'node-html-parser';
import { expect, inject, test, vi } from 'vitest';
import { usePeople } from './people.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { portal } = useSessionProduct();
const { tokenOf } = usePeople();
const json = { 'content-type': 'application/json' };

async function profileOf(token: string) {
  const answer = await fetch(`${portal()}/api/v1/user/profile`, { headers: { 'wbn-auth': token } });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

/** Sends a change to the page's action, as its form does. */
async function post(body: string, headers: Record<string, string>) {
  const answer = await fetch(`${portal()}/profile/edit.data`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const as = (token: string) => ({ 'wbn-auth': token });

test('a change is saved as whoever sends it, any number of times to the same end, and cached by nobody', async () => {
  const [token, other] = [await tokenOf(randomUUID()), await tokenOf(randomUUID())];
  const [before, ofOther] = [await profileOf(token), await profileOf(other)];
  const change = JSON.stringify({
    city: 'León',
    country: 'MX',
    state: { stateID: 'MX-GUA' },
    profession: '',
  });
  for (let time = 0; time < 3; time += 1) {
    const answer = await post(change, as(token));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"saved"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { country, state, city, ...rest } = await profileOf(token);
    expect([country.code, state.stateID, city]).toEqual(['MX', 'MX-GUA', 'León']);
    expect(rest).toEqual(before);
  }
  expect(await profileOf(other)).toEqual(ofOther);
});

test('what the api finds wrong comes back by field, and nothing is saved', async () => {
  const token = await tokenOf(randomUUID());
  const before = await profileOf(token);
  const wrong = { birthDate: 'never', mobilePhone: { countryCode: '+52', phoneNumber: '1' }, gender: 'none' };
  const answer = await post(JSON.stringify({ ...wrong, city: 'León' }), as(token));
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  for (const word of [
    '"issues"',
    '"notADate"',
    '"notAPhone"',
    '"unknown"',
    '"birthDate"',
    '"mobilePhone"',
    '"gender"',
  ])
    expect(answer.text).toContain(word);
  expect(await profileOf(token)).toEqual(before);
});

test.each([
  ['no token', async () => ({}), 'TokenNotFound', null],
  [
    'a token past its time',
    async () => as(await tokenOf(randomUUID(), { expires: 1_000_000_000 })),
    'TokenExpiredError',
    'TokenExpiredError',
  ],
  ['a forged token', async () => as('eyJhbGciOiJub25lIn0.e30.'), 'JsonWebTokenError', 'JsonWebTokenError'],
] as const)('with %s nothing is saved, and the answer says so', async (_, headers, name, told) => {
  const answer = await post('{"city":"León"}', await headers());
  expect(answer.status).toBe(401);
  expect(answer.text).toContain('"problem"');
  expect(answer.text).toContain(`"${name}"`);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('www-authenticate')).toBe(told && `wbn-auth error="${told}"`);
});

test.each([
  ['a text', '"León"'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[{"city":"León"}]'],
  ['half of it', '{"city":"Le'],
  ['a list in a field', '{"city":["León"]}'],
  ['null in a field', '{"city":null}'],
  ['objects 5,000 deep', `{"city":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
])('%s is no change', async (_, body) => {
  const answer = await post(body, as(await tokenOf(randomUUID())));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('"problem"');
  expect(answer.text).toContain('"BadRequest"');
});

test('it takes no form, and nothing from other sites', async () => {
  const token = await tokenOf(randomUUID());
  const before = await profileOf(token);
  const form = { ...as(token), 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post('city=Le%C3%B3n', form)).status).toBe(415);
  expect((await post('{"city":"León"}', { ...as(token), origin: 'https://evil.example' })).status).toBe(403);
  expect(await profileOf(token)).toEqual(before);
});

thoroughTest('a cached public page shows a change within a second', async () => {
  const token = await tokenOf(randomUUID());
  const { userID } = await profileOf(token);
  const get = async () => {
    const answer = await fetch(`${portal()}/profile/${userID}`);
    return {
      isCached: answer.headers.get('cache-status') === 'kontor; hit',
      text: parse(await answer.text()).text,
    };
  };
  const untilCached = () =>
    vi.waitFor(async () => expect((await get()).isCached).toBe(true), { interval: 20, timeout: 10_000 });
  for (const city of ['Oslo', 'Graz', 'León']) {
    await untilCached();
    const answer = await fetch(`${portal()}/api/v1/user/profile`, {
      method: 'PUT',
      headers: { ...json, ...as(token) },
      body: JSON.stringify({ city }),
    });
    expect(answer.status).toBe(200);
    const saved = performance.now();
    await vi.waitFor(async () => expect((await get()).text).toContain(city), {
      interval: 10,
      timeout: 10_000,
    });
    expect(performance.now() - saved).toBeLessThan(1_000);
  }
  await untilCached();
  const timeout = 5_000;
  const { id, company_name } = await withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ id: string; company_name: string }>(
      "SELECT id, company_name FROM businesses WHERE origin = 'demo' LIMIT 1",
    );
    return rows[0] ?? { id: '', company_name: '' };
  });
  const change = (statement: string) =>
    withConnection(inject('database'), (client) => client.query(statement, [id, userID]));
  await change("INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, 'owner')");
  await vi.waitFor(async () => expect((await get()).text).toContain(company_name), { timeout });
  await change('DELETE FROM business_members WHERE business_id = $1 AND person_id = $2');
  await vi.waitFor(async () => expect((await get()).text).not.toContain(company_name), { timeout });
});
