import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useSessionProduct } from './session-product.ts';

const { portal, accounts } = useSessionProduct();
const json = { 'content-type': 'application/json' };

/** A token of somebody; the api knows them from their first call on. */
async function tokenOf(expires?: number): Promise<string> {
  const name = { given_name: 'Ada', family_name: 'Example' };
  const claims = { sub: randomUUID(), sid: randomUUID(), jti: randomUUID(), ...name };
  return accounts().sign({ claims, ...(expires === undefined ? {} : { expires }) });
}

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
  const [token, other] = [await tokenOf(), await tokenOf()];
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
  const token = await tokenOf();
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
    async () => as(await tokenOf(1_000_000_000)),
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
  const answer = await post(body, as(await tokenOf()));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('"problem"');
  expect(answer.text).toContain('"BadRequest"');
});

test('it takes no form, and nothing from other sites', async () => {
  const token = await tokenOf();
  const before = await profileOf(token);
  const form = { ...as(token), 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post('city=Le%C3%B3n', form)).status).toBe(415);
  expect((await post('{"city":"León"}', { ...as(token), origin: 'https://evil.example' })).status).toBe(403);
  expect(await profileOf(token)).toEqual(before);
});
