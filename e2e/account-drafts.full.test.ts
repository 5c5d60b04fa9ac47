import type { Page } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import { newAccount } from './account.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { open } from './security-person.ts';

const { visit } = useBrowser();
const accounts = inject('accounts');
const secret = 'nine loud brass turbines';
const note = (page: Page) => page.getByText('What you typed last time is back in the form.');
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const typed = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@mail.example' };

/** All that the browser keeps of forms, by its places. */
async function drafts(page: Page): Promise<Record<string, { typed: Record<string, unknown> }>> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'kontor')) return {};
    const request = indexedDB.open('kontor');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const store = database.transaction('drafts').objectStore('drafts');
    const read = (asked: IDBRequest) =>
      new Promise<unknown[]>((resolve) => {
        asked.onsuccess = () => resolve(asked.result);
      });
    const [keys, values] = await Promise.all([read(store.getAllKeys()), read(store.getAll())]);
    database.close();
    return Object.fromEntries(keys.map((key, place) => [String(key), values[place]])) as Record<
      string,
      { typed: Record<string, unknown> }
    >;
  });
}

/** A form of registration, filled in, with all that may be stored of it stored. */
async function filledIn(options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit(options);
  const { page } = visited;
  await page.goto(`${accounts}/register`);
  // A password that is shown is text, and a secret all the same.
  await field(page, 'password').fill(secret);
  await page.getByRole('button', { name: 'Show password' }).click();
  await field(page, 'password').press('End');
  await field(page, 'acceptTerms').check();
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'country').selectOption('DE');
  await vi.waitFor(async () =>
    expect((await drafts(page))['visitor/register']?.typed).toEqual({ ...typed, country: 'DE' }),
  );
  return visited;
}

async function expectBack(page: Page): Promise<void> {
  await note(page).waitFor();
  for (const [name, value] of Object.entries({ ...typed, country: 'DE' }))
    await expect.poll(() => field(page, name).inputValue()).toBe(value);
  await expect.poll(() => field(page, 'password').inputValue()).toBe('');
  await expect.poll(() => field(page, 'acceptTerms').isChecked()).toBe(false);
}

test('a registration is back after the page was loaded anew: no password, no consent; Undo forgets it', async () => {
  const { page } = await filledIn();
  expect(JSON.stringify(await drafts(page))).not.toContain(secret.slice(0, 4));
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expectBack(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const name of Object.keys(typed)) await expect.poll(() => field(page, name).inputValue()).toBe('');
  await expect.poll(() => field(page, 'country').inputValue()).toBe('MX');
  await vi.waitFor(async () => await expect.poll(() => drafts(page)).toEqual({}));
  await page.reload();
  await expect.poll(() => note(page).count()).toBe(0);
});

test('it is stored while the service does not answer, and forgotten when somebody has registered', async () => {
  const { page } = await filledIn();
  await page.route('**/register.data*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.locator('.k-form-notice:focus').waitFor();
  await page.reload();
  await expectBack(page);
  await page.unroute('**/register.data*');
  await field(page, 'email').fill(`ada-${crypto.randomUUID()}@mail.example`);
  await field(page, 'password').fill(secret);
  await field(page, 'acceptTerms').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL(/\/check-mail/);
  await vi.waitFor(async () => await expect.poll(() => drafts(page)).toEqual({}));
});

test('a logout forgets what was typed before', async () => {
  const person = await newAccount();
  const { page } = await filledIn();
  await open(page, person);
  expect(Object.keys(await drafts(page))).toEqual(['visitor/register']);
  await page.goto(`${accounts}/sign-out`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL(/\/login/);
  await vi.waitFor(async () => await expect.poll(() => drafts(page)).toEqual({}));
});

test('passwords and codes are stored by no page, whatever is typed', async () => {
  const person = await newAccount();
  const { page } = await visit();
  await page.goto(`${accounts}/login`);
  await field(page, 'email').fill(person.email);
  await field(page, 'password').fill(secret);
  await page.goto(`${accounts}/forgotten-password`);
  await field(page, 'email').fill(person.email);
  await vi.waitFor(
    async () =>
      await expect
        .poll(() => drafts(page))
        .toMatchObject({
          'visitor/forgotten-password': { typed: { email: person.email } },
        }),
  );
  await open(page, person, '/security/password');
  for (const input of await page.locator('main input:not([type=hidden])').all()) await input.fill(secret);
  await page.goto(`${accounts}/security/second-factor`);
  for (const input of await page.locator('main input:not([type=hidden])').all()) await input.fill('123456');
  await page.goto(`${accounts}/security/email`);
  await field(page, 'newEmail').fill('new@mail.example');
  await field(page, 'password').fill(secret);
  await page.reload();
  expect(Object.keys(await drafts(page))).toEqual(['visitor/forgotten-password']);
});
