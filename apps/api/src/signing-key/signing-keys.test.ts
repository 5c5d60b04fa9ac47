import { createDatabase, createPool, readingSideOf } from '@kontor/database';
import { expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { openSigningKeys } from './open-signing-keys.ts';

const api = await sharedApi();
const secret = 'an internal token of 32 characters or more';

const opened = (token = secret) =>
  openSigningKeys(() => asSystem({ db: readingSideOf(api.db), reference: api.reference }), token);

test('processes that ask at once agree on a key, and one that comes later signs with it, too', async () => {
  const db = createDatabase(createPool(api.databaseUrl, { max: 8 }));
  const processes = Array.from({ length: 6 }, () =>
    openSigningKeys(() => asSystem({ db: readingSideOf(db), reference: api.reference }), secret),
  );
  const ids = await Promise.all(processes.map(async (keys) => (await keys.signer('push')).id));
  await db.destroy();
  expect(new Set(ids).size).toBe(1);
  expect((await opened().signer('push')).id).toBe(ids[0]);
});

test('with another token another key signs, and what the first one signed can still be checked', async () => {
  const first = await opened().signer('transcript');
  const second = await opened('another internal token of 32 characters').signer('transcript');
  expect(second.id).not.toBe(first.id);
  const published = await opened().published('transcript');
  expect(published.map(({ kid }) => kid)).toEqual(expect.arrayContaining([first.id, second.id]));
  // Whoever has the first token goes on with the first key.
  expect((await opened().signer('transcript')).id).toBe(first.id);
});
