import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newAccount, send } from './account.ts';
import { useBrowser } from './browser.ts';
import { totp } from './totp.ts';

const { visit } = useBrowser();
const portal = inject('portal');
const accounts = inject('accounts');
const login = `${accounts}/login?continue=${encodeURIComponent(`${portal}/industries`)}`;

/** Turns the second factor on for who is logged in: the app's secret, and the codes for when it is away. */
async function turnOn(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.goto(`${accounts}/security/second-factor`);
  await send(page, { password }, 'Continue');
  const secret = (await page.locator('.a-secret-text').textContent()) ?? '';
  await send(page, { code: totp(secret) }, 'Turn on');
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  return { secret, codes: await page.locator('.a-codes li').allTextContents() };
}

test('with a second factor the login asks for a code of the app, or one that was written down', async () => {
  const { email, password } = await newAccount();
  const owner = await visit();
  await owner.page.goto(login);
  await send(owner.page, { email, password }, 'Log in');
  await owner.page.waitForURL(`${portal}/industries`);
  const { secret, codes } = await turnOn(owner.page, password);
  expect(codes).toHaveLength(10);

  const { page, expectCalm } = await visit();
  await page.goto(login);
  await send(page, { email, password }, 'Log in');
  await page.getByRole('heading', { name: 'Confirm it is you' }).waitFor();
  const field = page.getByLabel('Code', { exact: true });
  await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
  await expect.poll(() => field.getAttribute('inputmode')).toBe('numeric');
  await expectCalm();
  // That code has turned the second factor on.
  const right = totp(secret, 1);
  await send(page, { code: right === '000000' ? '111111' : '000000' }, 'Continue');
  await page.getByText('This code is not correct. Check it, or wait for the next one.').waitFor();
  await expect.poll(() => page.locator('[name="code"]:focus').count()).toBe(1);
  await send(page, { code: right }, 'Continue');
  await page.waitForURL(`${portal}/industries`);
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor();

  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto(login);
  await send(plain.page, { email, password }, 'Log in');
  await plain.page.getByRole('link', { name: 'Use a recovery code' }).click();
  await send(plain.page, { code: 'not-a-code' }, 'Continue');
  await plain.page.getByText('This recovery code is not correct or has already been used.').waitFor();
  await send(plain.page, { code: codes[0] ?? '' }, 'Continue');
  await plain.page.waitForURL((url) => url.origin === portal && url.pathname === '/session-redirect');
});
