import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { focused, press } from './focus.ts';
import {
  choose,
  field,
  isSaving,
  type OwnProfile,
  save,
  saving,
  title,
  toast,
  useProfileJourneys,
} from './profile-journeys.ts';

const { portal, ask, edit } = useProfileJourneys();

const updateError = 'An error has ocurred when trying to update';

/** What differs from the profile as it was, by field. */
async function differences(page: Page, before: OwnProfile): Promise<string[]> {
  const now = await ask(page);
  const fields = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...fields].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}

const undo = (page: Page) => page.locator('.k-toast').getByRole('button', { name: 'Undo' });

test('what is saved can be undone by keyboard: the former values are back', async () => {
  const { page, expectCalm } = await edit({
    profession: 'Buyer',
    country: 'MX',
    state: 'MX-GUA',
    birthDate: '1970-10-24',
  });
  const before = await ask(page);
  await field(page, 'First name').fill('Marisól');
  await field(page, 'Profession').fill('');
  await field(page, 'Birth date').fill('1971-10-24');
  await choose(page, 'Country', 'united st', 'United States');
  await field(page, 'Mobile phone').fill('2125550164');
  await field(page, 'Gender').selectOption('Female');
  await page.getByRole('switch', { name: 'Show my profession to others' }).check();
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await title(page, 'Marisól Treviño').waitFor();
  const changed = ['firstName', 'profession', 'birthDate', 'country', 'state', 'mobilePhone', 'gender'];
  expect((await differences(page, before)).sort()).toEqual([...changed, 'showProfession'].sort());
  // It is said as soon as it is there.
  expect(
    await page
      .getByRole('status')
      .filter({ has: undo(page) })
      .getAttribute('aria-live'),
  ).toBe('polite');
  expect(await findViolations(page)).toEqual([]);

  const sent = page.waitForRequest(isSaving);
  await press(page, 'Tab', /^button Undo/);
  await page.keyboard.press('Enter');
  const back = changed.map((name) => (name === 'mobilePhone' ? 'removesMobilePhone' : name));
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([...back, 'showProfession'].sort());
  await title(page, 'Marisol Treviño').waitFor();
  await toast(page, 'Your profile has been restored.').waitFor();
  await page.getByRole('button', { name: 'Account of Marisol Treviño' }).waitFor();
  expect(await differences(page, before)).toEqual([]);
  await undo(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).not.toMatch(/^body/);
  await page.locator('main').getByText('Buyer', { exact: true }).first().waitFor();
  await expectCalm();

  // Where nothing became another, there is nothing to undo.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'First name').waitFor();
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await toast(page, 'Saved successfully').waitFor();
  await expect.poll(() => undo(page).count()).toBe(0);
});

test('an undo is seen at once, goes back where it fails and can be tried again; Escape does without it', async () => {
  const { page } = await edit({ city: 'Silao' });
  const main = page.locator('main');
  await field(page, 'City').fill('León');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await main.getByText('León').waitFor();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(saving, async (route) => {
    await held;
    await route.abort();
  });
  await undo(page).click();
  await main.getByText('Silao').waitFor();
  expect(await ask(page)).toMatchObject({ city: 'León' });
  // It is on its way: pressed again it does nothing.
  await expect.poll(() => undo(page).getAttribute('aria-disabled')).toBe('true');
  letGo();
  await main.getByText('León').waitFor();
  await toast(page, updateError).waitFor();
  await page.unroute(saving);
  await undo(page).click();
  await toast(page, 'Your profile has been restored.').waitFor();
  await main.getByText('Silao').waitFor();
  expect(await ask(page)).toMatchObject({ city: 'Silao' });

  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').fill('Irapuato');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await page.getByRole('link', { name: 'Edit profile' }).focus();
  await undo(page).focus();
  await page.keyboard.press('Escape');
  await undo(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('link Edit profile');
  expect(await ask(page)).toMatchObject({ city: 'Irapuato' });

  // Who edits the profile again is not offered to undo what the form holds.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').fill('León');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await undo(page).waitFor();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await undo(page).waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'City').inputValue()).toBe('León');
});

test('a save whose answer is lost is made again: one state, and one way back to what was before', async () => {
  const { page } = await edit({ city: 'Silao' });
  await page.route(
    saving,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await field(page, 'City').fill('León');
  await save(page).click();
  await toast(page, updateError).waitFor();
  await expect.poll(() => field(page, 'City').inputValue()).toBe('León');
  const first = await ask(page);
  expect(first).toMatchObject({ city: 'León' });
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toEqual(first);
  await undo(page).click();
  await toast(page, 'Your profile has been restored.').waitFor();
  expect(await ask(page)).toMatchObject({ city: 'Silao' });
});

test('who leaves while it is being saved is shown what became of it all the same', async () => {
  const { page } = await edit();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(saving, async (route) => {
    await held;
    await route.continue();
  });
  await field(page, 'First name').fill('Marisól');
  const sent = page.waitForRequest(isSaving);
  await save(page).click();
  await sent;
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`${portal()}/`);
  letGo();
  await page.getByRole('button', { name: 'Account of Marisól Treviño' }).waitFor();
});
