import { expect, test, vi } from 'vitest';
import { findViolations } from './axe.ts';
import { draftKeys, restored, untilStored } from './drafts.ts';
import { focused } from './focus.ts';
import { field, isSaving, save, useProfileJourneys } from './profile-journeys.ts';

const { visit, portal, accounts, ask, edit } = useProfileJourneys();

test('whoever leaves with something unsaved is asked', async () => {
  const { page } = await edit();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  // Nothing typed, nothing asked.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${portal()}/profile`);
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').fill('León');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe('button Keep editing');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.goBack();
  await dialog.waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(page.url()).toBe(`${portal()}/profile/edit`);
  await expect.poll(() => field(page, 'City').inputValue()).toBe('León');

  // Who leaves without saving does not want it any more.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).not.toHaveProperty('city');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').waitFor();
  await vi.waitFor(async () => await expect.poll(() => draftKeys(page)).toEqual([]));
  await expect.poll(() => field(page, 'City').inputValue()).toBe('');
});

test('what is typed survives loading the page anew, and can be taken back', async () => {
  const { page } = await edit({ profession: 'Buyer' });
  const asked: string[] = [];
  page.on('dialog', (shown) => {
    asked.push(shown.type());
    void shown.accept();
  });
  await field(page, 'City').fill('León');
  await page.getByRole('switch', { name: 'Show my profession to others' }).check();
  await untilStored(page);
  await page.reload();
  await restored(page).waitFor();
  expect(asked).toEqual([]);
  await expect.poll(() => field(page, 'City').inputValue()).toBe('León');
  await expect
    .poll(() => page.getByRole('switch', { name: 'Show my profession to others' }).isChecked())
    .toBe(true);
  expect(await ask(page)).not.toHaveProperty('city');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => field(page, 'City').inputValue()).toBe('');
  await expect.poll(() => field(page, 'Profession').inputValue()).toBe('Buyer');
  await restored(page).waitFor({ state: 'detached' });
  await vi.waitFor(async () => await expect.poll(() => draftKeys(page)).toEqual([]));
  // What is saved is no draft any more.
  await field(page, 'City').fill('Silao');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await vi.waitFor(async () => await expect.poll(() => draftKeys(page)).toEqual([]));
});

test('a token that has expired is exchanged once, and what was typed is saved; it survives the end of the session, too', async () => {
  const { page } = await edit();
  await field(page, 'City').fill('León');
  const claims = { sub: accounts().userID, sid: crypto.randomUUID(), jti: crypto.randomUUID() };
  const expired = await accounts().sign({ claims, expires: Math.floor(Date.now() / 1_000) - 60 });
  await page.evaluate((token) => {
    localStorage.token = JSON.stringify({ ...JSON.parse(localStorage.token), token });
  }, expired);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (isSaving(response.request())) answers.push(response.status());
  });
  const before = accounts().refreshed.length;
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(answers).toEqual([401, 200]);
  expect(accounts().refreshed.length).toBe(before + 1);
  expect(await ask(page)).toMatchObject({ city: 'León' });

  // As a session ends that was revoked: the next call is refused, and there is nothing to exchange.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').fill('Silao');
  await untilStored(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.token);
    localStorage.token = JSON.stringify({ ...stored, token: 'forged' });
  });
  await save(page).click();
  await restored(page).waitFor();
  expect(page.url()).toBe(`${portal()}/profile/edit`);
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Silao');
  expect(await ask(page)).toMatchObject({ city: 'León' });
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({ city: 'Silao' });
});

test('logging out forgets what was typed; nobody else sees it', async () => {
  const { page } = await edit();
  const me = accounts().userID;
  await field(page, 'City').fill('León');
  await untilStored(page);
  await expect.poll(() => draftKeys(page)).toEqual([`${me}/profile`]);

  // Somebody else logs in where the session has ended without a logout.
  accounts().userID = crypto.randomUUID();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile/edit');
  await field(page, 'First name').waitFor();
  expect((await ask(page)).userID).toBe(accounts().userID);
  await field(page, 'Profession').fill('Engineer');
  await untilStored(page);
  await expect.poll(() => field(page, 'City').inputValue()).toBe('');
  expect((await draftKeys(page)).sort()).toEqual([`${me}/profile`, `${accounts().userID}/profile`].sort());
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['profile', 'socialActor', 'token', 'userID']);

  // Logging out takes away one's own alone.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  await expect.poll(() => draftKeys(page)).toEqual([`${me}/profile`]);
  accounts().userID = me;
  await page.goto('/profile/edit');
  await restored(page).waitFor();
  await expect.poll(() => field(page, 'City').inputValue()).toBe('León');
  await expect.poll(() => field(page, 'Profession').inputValue()).toBe('');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  await expect.poll(() => draftKeys(page)).toEqual([]);
  await page.goto('/profile/edit');
  await field(page, 'City').waitFor();
  await expect.poll(() => field(page, 'City').inputValue()).toBe('');
});

test('what a visitor types is theirs when they log in, and gone when they log out', async () => {
  const { page } = await visit({ baseURL: portal() });
  await page.goto('/contact-us/form');
  const city = page.locator('[name="city"]');
  await city.fill('Aguascalientes');
  await untilStored(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await restored(page).waitFor();
  await expect.poll(() => city.inputValue()).toBe('Aguascalientes');
  await expect.poll(() => draftKeys(page)).toEqual([`${accounts().userID}/help-request`]);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  await expect.poll(() => draftKeys(page)).toEqual([]);
  await page.goto('/contact-us/form');
  await city.waitFor();
  await expect.poll(() => city.inputValue()).toBe('');
});
