import { createDatabase, createPool } from '@kontor/database';
import { expect, test } from 'vitest';
import { deriveKey } from '../secret.ts';
import { aSignedInUser, sharedAccounts, startAccounts, tokensIn } from '../testing.ts';
import { rotateKeys } from './rotate-keys.ts';
import { openSigningKeys } from './signing-keys.ts';

const days = 30;

const accounts = await sharedAccounts();

/** Lets time pass for keys. */
async function passDays(count: number): Promise<void> {
  const keys = await accounts.db.selectFrom('accounts.signing_keys').select(['id', 'signs_from']).execute();
  for (const { id, signs_from } of keys) {
    const earlier = new Date(signs_from.getTime() - count * 86_400_000);
    await accounts.db
      .updateTable('accounts.signing_keys')
      .set({ signs_from: earlier })
      .where('id', '=', id)
      .execute();
  }
}

test('a key is published before it signs, signs after the old one, and nobody is signed out', async () => {
  const { keys } = accounts.context;
  const { tokens, browser } = await aSignedInUser(accounts);
  const first = keys.current().id;
  await keys.refresh();
  expect(keys.published()).toHaveLength(1);

  await passDays(days - 0.01);
  await keys.refresh();
  expect(keys.published().map(({ kid }) => kid)).toHaveLength(2);
  expect(keys.current().id).toBe(first);

  await passDays(1 / 12);
  await keys.refresh();
  const second = keys.current().id;
  expect(second).not.toBe(first);
  const check = async (token: string) => (await browser.call('GET', '/check-token', { token })).status;
  const renewed = tokensIn(await browser.call('POST', '/refresh-token', { token: tokens.refreshToken }));
  expect(await check(renewed.token)).toBe(200);
  expect(renewed.token.split('.')[0]).not.toBe(tokens.token.split('.')[0]);
});

test('a key is forgotten when the tokens it signed have expired', async () => {
  const { keys } = accounts.context;
  const old = keys.current().id;
  await passDays(days);
  await keys.refresh();
  await passDays(1 / 12);
  await keys.refresh();
  await passDays(1 / 12);
  await keys.refresh();
  expect(keys.published().map(({ kid }) => kid)).not.toContain(old);
});

test('several processes that start at once make one key', async () => {
  const another = await startAccounts();
  try {
    await another.db.deleteFrom('accounts.signing_keys').execute();
    const { ACCOUNTS_SECRET: secret } = another.context.settings;
    const db = createDatabase(createPool(another.databaseUrl, { max: 8 }));
    const opened = await Promise.all(Array.from({ length: 6 }, () => openSigningKeys(db, secret, days)));
    await db.destroy();
    expect(new Set(opened.map((keys) => keys.current().id)).size).toBe(1);
  } finally {
    await another.close();
  }
});

test('a key another process made is known when its first token comes', async () => {
  const { settings, db, keys } = accounts.context;
  await passDays(days);
  await rotateKeys(db, deriveKey(settings.ACCOUNTS_SECRET, 'signing keys'), days);
  const [newest] = await db
    .selectFrom('accounts.signing_keys')
    .select('id')
    .orderBy('signs_from', 'desc')
    .execute();
  const reopened = await openSigningKeys(db, settings.ACCOUNTS_SECRET, days);
  expect(reopened.published().map(({ kid }) => kid)).toContain(newest?.id);
  await keys.refresh();
  expect(await keys.find(newest?.id)).toBeDefined();
});

test('private keys are encrypted, and another secret opens none', async () => {
  const rows = await accounts.db.selectFrom('accounts.signing_keys').select('private_key').execute();
  for (const { private_key } of rows) expect(private_key.toString('latin1')).not.toContain('PRIVATE KEY');
  await expect(
    openSigningKeys(accounts.db, 'another secret of at least 32 characters', days),
  ).rejects.toThrow('ACCOUNTS_SECRET');
});
