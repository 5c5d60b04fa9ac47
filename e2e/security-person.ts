import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Of people that `newAccount` makes. */
export const password = 'four quiet grey gearboxes';

/** What they change it to. */
export const newPassword = 'eleven quiet lathes turn';
/** As browsers of a phone name themselves. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Fills the fields of the page's form and sends it. */
export async function send(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('main form button[type=submit]').first().click();
}

/** Asks for a page of an account's security and logs in for it. */
export async function logIn(
  page: Page,
  { email }: { email: string },
  path = '/security',
  secret = password,
): Promise<void> {
  await page.goto(inject('accounts') + path);
  await page.waitForURL(/\/login\?/);
  await send(page, { email, password: secret });
}

/** The same, until the page is there. */
export async function open(
  page: Page,
  person: { email: string },
  path?: string,
  secret?: string,
): Promise<void> {
  await logIn(page, person, path, secret);
  await page.locator('.a-security-page h1').waitFor();
}

/** What the page says was done or was wrong, once it has the focus. */
export async function noticeWithFocus(page: Page): Promise<string> {
  const notice = page.locator('.k-form-notice:focus');
  await notice.waitFor();
  return (await notice.textContent()) ?? '';
}
