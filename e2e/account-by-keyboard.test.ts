import { expect, inject, test } from 'vitest';
import { linkInOutbox } from './account.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen, focused, press } from './focus.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const accounts = inject('accounts');
const portal = inject('portal');
const password = 'four quiet grey gearboxes';

thoroughTest('registering and logging in without a mouse', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 }, baseURL: accounts });
  const email = `keys-${crypto.randomUUID()}@mail.example`;
  const field = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const next = async (name: string) => {
    await page.keyboard.press('Tab');
    expect(await field()).toBe(name);
    await expectFocusSeen(page);
  };
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('link Skip to content');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('link Log in');
  for (const [name, text] of [
    ['firstName', 'Ada'],
    ['lastName', 'Lovelace'],
    ['email', email],
    ['password', password],
  ] as const) {
    await next(name);
    await page.keyboard.type(text);
  }
  await next('country');
  await page.keyboard.type('Germ');
  await next('acceptTerms');
  await page.keyboard.press('Space');
  for (const text of ['Terms and conditions', 'Privacy policy']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe(`link ${text} (opens in a new tab)`);
    await expectFocusSeen(page);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('button Register');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('button Show password: Password');
  await expectFocusSeen(page);
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('#password').getAttribute('type')).toBe('text');
  await expect
    .poll(() => page.locator('[aria-pressed="true"]').first().getAttribute('aria-label'))
    .toContain('Show password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your e‑mail' }).waitFor();
  await expect
    .poll(() => page.locator('main:focus').count(), { message: 'reading goes on at the page' })
    .toBe(1);

  await page.goto(await linkInOutbox(email, 'Confirm e-mail address'));
  await page.waitForLoadState('networkidle');
  await press(page, 'Tab', /^button Confirm$/);
  await page.keyboard.press('Enter');
  await page.getByText('Your address is confirmed.').waitFor();
  await press(page, 'Tab', /^input/);
  expect(await field()).toBe('email');
  await page.keyboard.type(email);
  await next('password');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('button Log in');
  await press(page, 'Tab', /^link Forgotten password/);
  await press(page, 'Tab', /^button Log in with a passkey/);
  await press(page, 'Tab', /^link Create an account/);
  await press(page, 'Shift+Tab', /^button Log in$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal}/`);
  await expectCalm();
});

test('caps lock is told while a password is typed', async () => {
  const { page } = await visit({ baseURL: accounts });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.getByLabel('Password', { exact: true }).evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
  });
  await page.getByText('Caps lock is on.').waitFor();
});
