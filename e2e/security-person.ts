import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Of people that `newAccount` makes. */
export const password = 'four quiet grey gearboxes';

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
