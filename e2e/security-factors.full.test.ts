import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newAccount } from './account.ts';
import { addAuthenticator } from './authenticator.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { logIn, password, send } from './security-person.ts';
import { totp } from './totp.ts';

const { visit } = useBrowser();
const portal = inject('portal');
const accounts = inject('accounts');

/** Sends the code an app shows now, or so many steps later: each works once. */
async function sendCode(page: Page, secret: string, ahead = 0): Promise<void> {
  await send(page, { code: totp(secret, ahead) });
}

test('a second factor is set up, asked for by app or recovery code, renewed and ended', async () => {
  const person = await newAccount();
  const { page } = await visit({ acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] });
  await logIn(page, person);
  await page.getByRole('link', { name: 'Set up second factor' }).click();
  await send(page, { password });
  const head = page.getByRole('heading', { name: 'Scan this code with your app' });
  await head.waitFor();
  await expect.poll(() => head.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  expect(
    (await page.getByRole('img', { name: 'QR code with the key below' }).boundingBox())?.width,
  ).toBeGreaterThan(200);
  const secret = ((await page.locator('.a-secret-text').textContent()) ?? '').replaceAll(/\s/g, '');
  await expect
    .poll(() => page.locator(`a[href^="otpauth://totp/"][href*="secret=${secret}"]`).count())
    .toBe(1);

  await send(page, { code: '000000' });
  await page.getByText('This code is not correct.').waitFor();
  await expect
    .poll(() => page.locator('[name="code"]').evaluate((one) => one === document.activeElement))
    .toBe(true);
  await sendCode(page, secret);
  await page.getByRole('heading', { level: 1, name: 'Save your recovery codes' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const codes = await page.locator('.a-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Codes copied.').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kontor-recovery-codes.txt');
  const file = await readFile(await download.path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await page.getByText('The second factor is on.').waitFor();
  await page.getByText('10 recovery codes are left').waitFor();

  const byApp = await visit();
  await logIn(byApp.page, person);
  await byApp.page.waitForURL(/\/second-factor\?/);
  await sendCode(byApp.page, secret, 1);
  await byApp.page.getByRole('heading', { name: 'Account security' }).waitFor();

  const byCode = await visit();
  await logIn(byCode.page, person, '/security/second-factor');
  await byCode.page.getByRole('link', { name: 'Use a recovery code' }).click();
  // The app's code has a field of the same name.
  await byCode.page.getByLabel('Recovery code').waitFor();
  await send(byCode.page, { code: codes[0] ?? '' });
  await byCode.page.getByText('9 codes are left').waitFor();

  await byCode.page.getByRole('link', { name: 'Renew the recovery codes' }).click();
  await send(byCode.page, { password });
  await byCode.page.getByRole('heading', { level: 1, name: 'Save your recovery codes' }).waitFor();
  const renewed = await byCode.page.locator('.a-codes li').allTextContents();
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  await byCode.page.getByRole('link', { name: 'I have saved them' }).click();
  await byCode.page.getByRole('link', { name: 'Manage second factor' }).click();
  await byCode.page.getByRole('link', { name: 'Turn off the second factor' }).click();
  await send(byCode.page, { password });
  await byCode.page.getByText('The second factor is off.').waitFor();

  const alone = await visit();
  await logIn(alone.page, person);
  await alone.page.getByRole('heading', { name: 'Account security' }).waitFor();
});

test('without scripts a second factor is set up, too', async () => {
  const person = await newAccount();
  const { page } = await visit({ javaScriptEnabled: false });
  await logIn(page, person, '/security/second-factor');
  await send(page, { password });
  const secret = ((await page.locator('.a-secret-text').textContent()) ?? '').replaceAll(/\s/g, '');
  await send(page, { code: '000000' });
  await page.getByText('This code is not correct.').waitFor();
  await sendCode(page, secret);
  await page.getByRole('heading', { level: 1, name: 'Save your recovery codes' }).waitFor();
  await expect.poll(() => page.locator('.a-codes li').count()).toBe(10);
  await expect.poll(() => page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await page.getByText('10 recovery codes are left').waitFor();
});

test('a passkey is added, logs in, and is removed', async () => {
  const person = await newAccount();
  const { page } = await visit();
  const device = await addAuthenticator(page);
  await logIn(page, person, '/security/passkeys');
  await page.getByText('You have no passkeys yet.').waitFor();
  await expect.poll(() => page.locator('[name="name"]').inputValue()).toBe('Chrome on Linux');
  await send(page, { name: 'My test key' });
  await page.getByText('Passkey added.').waitFor();
  await page.getByText('My test key').waitFor();
  await page.getByText('Not used yet').waitFor();

  // The same device holds one already.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device already has a passkey').waitFor();

  await page.context().clearCookies();
  // Nobody touches the device for what the page offers at the field, only for what the button asks.
  await device.answers(false);
  await page.goto(`${accounts}/login?continue=${encodeURIComponent(`${portal}/industries`)}`);
  await page.waitForLoadState('networkidle');
  await device.answers(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(`${portal}/industries`);
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor();

  await page.goto(`${accounts}/security/passkeys`);
  await page.getByText(/^Last used \d/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove: My test key' }).click();
  await page.getByText('Passkey removed.').waitFor();
  await page.getByText('You have no passkeys yet.').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
