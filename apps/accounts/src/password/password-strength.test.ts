import { expect, test } from 'vitest';
import { sharedAccounts } from '../testing.ts';

const accounts = await sharedAccounts({ RATE_LIMIT: 3_000, TRUST_PROXY: 'loopback' });

function judge(from: string, password: string, own: string[] = []): Promise<Response> {
  return fetch(`${accounts.url}/password-strength`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ password, own }),
  });
}

/** Of those that were found to take longest. */
const costly = 's<diihjklfw9atyua(-x84vbn7asdf3hjcl -rke';

test('while passwords are judged others are answered', async () => {
  let waiting = 0;
  const judged = Array.from({ length: 8 }, async (_, nth) => {
    waiting += 1;
    const { status } = await judge(`203.0.113.${nth}`, costly);
    waiting -= 1;
    return status;
  });
  for (let round = 0; round < 3; round += 1) {
    expect((await fetch(`${accounts.url}/.well-known/jwks.json`)).status).toBe(200);
  }
  expect(waiting).toBeGreaterThan(0);
  expect(await Promise.all(judged)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('somebody has 60 passwords judged in a minute, and others theirs', async () => {
  const from = '198.51.100.1';
  for (let round = 0; round < 60; round += 1) expect((await judge(from, 'too short')).status).toBe(200);
  const refused = await judge(from, 'too short');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await judge('198.51.100.2', 'too short')).status).toBe(200);
});
