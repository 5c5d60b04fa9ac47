import { expect, inject, test, vi } from 'vitest';
import { send } from './account.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();
const portal = inject('portal');
const accounts = inject('accounts');
const password = 'four quiet grey gearboxes';

test('from a page through registration, the mail and the login back to the page, and out again', async () => {
  const { page, expectCalm } = await visit();
  const lastName = `Word${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const email = `${lastName.toLowerCase()}@mail.example`;
  await page.goto('/industries');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await page.locator('[name="country"]').selectOption('MX');
  await page.locator('[name="acceptTerms"]').check();
  await send(page, { firstName: 'Ada', lastName, email, password }, 'Register');
  await page.waitForURL(/\/check-mail/);

  await page.goto(`${accounts}/outbox`);
  await page.locator('article').filter({ hasText: email }).getByRole('link').click();
  await page.waitForURL(/\/confirm-email/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/login/);
  await send(page, { email, password }, 'Log in');
  await page.waitForURL(`${portal}/industries`);
  const account = page.getByRole('button', { name: `Account of Ada ${lastName}` });
  await account.waitFor();
  await expectCalm();

  // Found by others as soon as the account is told of.
  await page.goto(`/search-result?business=UR&countries=global&search=${lastName}`);
  await page.getByRole('heading', { name: `Ada ${lastName}` }).waitFor();

  const token: string = await page.evaluate(() => JSON.parse(localStorage.token).token);
  await account.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(page.url()).toBe(`${portal}/`);
  const nameOfRefusal = async () => {
    const answer = await fetch(`${portal}/api/v1/user/profile`, { headers: { 'wbn-auth': token } });
    return ((await answer.json()) as { name?: string }).name;
  };
  await vi.waitFor(async () => expect(await nameOfRefusal()).toBe('SessionError'), {
    timeout: 60_000,
    interval: 500,
  });
});
