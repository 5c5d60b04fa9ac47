import { expect, test, vi } from 'vitest';
import { findViolations } from './axe.ts';
import { focused, press } from './focus.ts';
import {
  choose,
  field,
  isSaving,
  option,
  save,
  saving,
  toast,
  useProfileJourneys,
} from './profile-journeys.ts';
import { thoroughTest } from './thorough.ts';

const { portal, ask, edit } = useProfileJourneys();

const updateError = 'An error has ocurred when trying to update';
const phoneError = 'Invalid phone number, please check the format (e.g. + 1 12345678)';
const dateError = 'Invalid date format, please check it (e.g. 1970-10-24)';

test('phone and date that are none are said at the field and as an alert; nothing is sent', async () => {
  const { page } = await edit();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' || isSaving(request)) sent += 1;
  });
  await field(page, 'Birth date').fill('24-10-1970');
  await choose(page, 'Country code of the mobile phone', 'canada', /^\+1 /);
  await field(page, 'Mobile phone').fill('1234567');
  await save(page).click();
  for (const [label, text] of [
    ['Birth date', dateError],
    ['Mobile phone', phoneError],
  ] as const) {
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    await expect.poll(() => field(page, label).getAttribute('aria-invalid')).toBe('true');
    const described = (await field(page, label).getAttribute('aria-describedby')) ?? '';
    const texts = await Promise.all(
      described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(texts).toContain(text);
  }
  await expect
    .poll(() => field(page, 'Birth date').evaluate((at) => at === document.activeElement))
    .toBe(true);
  expect(await findViolations(page)).toEqual([]);
  expect(sent).toBe(0);

  await field(page, 'Birth date').fill('1970 10 24');
  await page.getByRole('alert').filter({ hasText: dateError }).waitFor({ state: 'detached' });
  await field(page, 'Mobile phone').fill('12345678');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({
    birthDate: '1970-10-24',
    mobilePhone: { countryCode: '+1', phoneNumber: '12345678' },
  });
});

test('what the server refuses is said, at its field too, and what was typed stays', async () => {
  const { page } = await edit();
  await field(page, 'City').fill('León');
  // What the page lets pass and the api does not: the number is cut short on its way.
  await page.route(saving, (route) => {
    const sent = { ...route.request().postDataJSON(), mobilePhone: { countryCode: '+52', phoneNumber: '1' } };
    return route.continue({ postData: JSON.stringify(sent) });
  });
  const answer = page.waitForResponse((response) => isSaving(response.request()));
  await save(page).click();
  await toast(page, `${updateError}: ${phoneError}`).waitFor();
  expect((await answer).status()).toBe(400);
  await page.getByRole('alert').filter({ hasText: phoneError }).waitFor();
  await expect.poll(() => field(page, 'City').inputValue()).toBe('León');

  await page.unroute(saving);
  await page.route(saving, (route) => route.abort());
  await save(page).click();
  // The toast of before is still shown, so it is the focus that tells of this failure.
  await vi.waitFor(async () => await expect.poll(() => focused(page)).toBe('button Save'), {
    timeout: 60_000,
  });
  await toast(page, updateError).last().waitFor();
  expect(page.url()).toBe(`${portal()}/profile/edit`);
  await expect.poll(() => field(page, 'City').inputValue()).toBe('León');

  // While it is being saved, the buttons cannot be used.
  await page.unroute(saving);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(saving, async (route) => {
    await held;
    await route.continue();
  });
  await save(page).click();
  await expect.poll(() => page.getByRole('button', { name: 'Saving' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  letGo();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({ city: 'León' });
});

test('on a phone a failure is read whole, stands beside the button as well, and goes with the next success', async () => {
  const { page } = await edit({}, { viewport: { width: 390, height: 844 } });
  await field(page, 'City').fill('León');
  await page.route(saving, (route) => route.abort());
  await save(page).click();
  const failed = toast(page, updateError);
  await failed.waitFor();
  const box = await failed.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.locator('.e-form').getByRole('alert').filter({ hasText: updateError }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.unroute(saving);
  await save(page).click();
  await toast(page, 'Saved successfully').waitFor();
  expect(await failed.count()).toBe(0);
});

test('the code of the country stands before a phone, is understood as people write it, and what is wrong is said once', async () => {
  const { page } = await edit({ country: 'MX' });
  const code = field(page, 'Country code of the mobile phone');
  await expect.poll(() => code.inputValue()).toBe('+52 Mexico');
  await code.fill('0049');
  await page.keyboard.press('Tab');
  await expect.poll(() => code.inputValue()).toMatch(/^\+49 /);
  await field(page, 'Mobile phone').fill('123');
  await save(page).click();
  await page.getByRole('alert').filter({ hasText: phoneError }).waitFor();
  await expect.poll(() => page.locator('.w-issues li').count()).toBe(1);
  expect(await page.locator('.k-field-error').count()).toBe(1);
  await code.fill('52');
  await page.keyboard.press('Tab');
  await field(page, 'Mobile phone').fill('477 555 0164');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({
    mobilePhone: { countryCode: '+52', phoneNumber: '477 555 0164' },
  });
});

thoroughTest('the form works without a mouse', async () => {
  const { page } = await edit({}, { viewport: { width: 1200, height: 900 } });
  await field(page, 'Gender').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('french');
  await expect.poll(() => option(page, 'French (Français)').getAttribute('class')).toContain('marked');
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, 'Preferred language').inputValue()).toBe('French (Français)');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('');
  await page.keyboard.type('German');
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('Germany');
  await page.keyboard.type('bay');
  await option(page, 'Bayern').waitFor();
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^button Save/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({
    preferredLanguage: { code: 'fr' },
    country: { code: 'DE' },
    state: { stateName: 'Bayern' },
  });
});
