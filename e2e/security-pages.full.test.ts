import { expect, inject, test } from 'vitest';
import { newAccount } from './account.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen, focused, press } from './focus.ts';
import { newPassword, noticeWithFocus, open, password, phone } from './security-person.ts';

const { visit } = useBrowser();
const accounts = inject('accounts');
const pages = [
  '/security',
  '/security/password',
  '/security/email',
  '/security/second-factor',
  '/security/passkeys',
  '/security/devices',
  '/security/activity',
  '/security/delete-account',
  '/deletion-planned?until=2026-12-04T10:00:00.000Z',
];

test('axe finds nothing on any page, light and dark, and nothing is wider than 320 px', async () => {
  const person = await newAccount();
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
  await open(page, person);
  for (const path of pages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(accounts + path);
    await expectCalm();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findViolations(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { coloursAlone: true }), `${path} dark`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await findViolations(page), `${path} at 320 px`).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBe(320);
  }
});

test('on a phone everything is two taps away and can be hit', async () => {
  const person = await newAccount();
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, person);
  const ways = [
    'Change password',
    'Change e-mail address',
    'Set up second factor',
    'Add a passkey',
    'Manage devices',
  ];
  for (const way of [...ways, 'Delete account']) {
    await page.getByRole('link', { name: way }).tap();
    const toOverview = page.getByRole('link', { name: 'Account security' });
    await toOverview.waitFor();
    await page.waitForLoadState('networkidle');
    const targets = await page.locator('main a:visible, main button:visible, main input:visible').all();
    for (const target of targets) {
      const { height = 0 } = (await target.boundingBox()) ?? {};
      expect(height, `${way}: ${await target.evaluate((one) => one.outerHTML)}`).toBeGreaterThanOrEqual(40);
    }
    await toOverview.tap();
    await toOverview.waitFor({ state: 'detached' });
  }
});

test('by keyboard alone: from the overview to the devices, one logged out, and on to the password', async () => {
  const person = await newAccount();
  const other = await visit({ userAgent: phone });
  await open(other.page, person);
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await open(page, person);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('link Skip to content');
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^link Manage devices$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor();
  await expect
    .poll(() => page.locator('main:focus').count(), { message: 'reading goes on at the page' })
    .toBe(1);
  await press(page, 'Tab', /^button Log out: Safari on iOS$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => noticeWithFocus(page)).toBe('The device is logged out.');
  await press(page, 'Shift+Tab', /^link Password$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Change your password' }).waitFor();
  await press(page, 'Tab', /^input/);
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  await page.keyboard.type(newPassword);
  await press(page, 'Tab', /^button Change password$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => noticeWithFocus(page)).toContain('Your password has been changed.');
});
