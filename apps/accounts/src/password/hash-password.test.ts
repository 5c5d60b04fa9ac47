import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './hash-password.ts';

const password = 'seven lonely turbines hum';

test('a guess costs 32 MiB as long as nobody asks for more', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword(`${password}.`, hash)).toBe(false);
});

test('a hash keeps the cost it was made with, so that another setting shuts nobody out', async () => {
  for (const power of [4, 6]) {
    const hash = await hashPassword(password, power);
    expect(hash.split('$')[1]).toBe(String(2 ** power));
    expect(await isPassword(password, hash)).toBe(true);
  }
});

test('the same password has another hash each time', async () => {
  expect(await hashPassword(password, 4)).not.toBe(await hashPassword(password, 4));
});

test('however a keyboard composes a letter, it is the same password', async () => {
  expect(
    await isPassword(
      'un caf\u00e9 en la f\u00e1brica',
      await hashPassword('un cafe\u0301 en la fa\u0301brica', 4),
    ),
  ).toBe(true);
});

test('what is no hash of ours matches nothing', async () => {
  expect(await isPassword(password, 'bcrypt$10$8$1$c2FsdA$aGFzaA')).toBe(false);
});
