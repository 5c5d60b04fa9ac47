import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newAccount, send } from './account.ts';
import { addAuthenticator } from './authenticator.ts';
import { useBrowser } from './browser.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const accounts = inject('accounts');
const portal = inject('portal');

/** Makes a passkey for who is logged in, by the service's own calls. */
async function makePasskey(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const asked = await fetch('/auth/passkey/generate-register-options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON((await asked.json()).data);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const answer = await fetch('/auth/passkey/verify-registration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: made.toJSON() }),
    });
    return answer.status;
  });
}

/** Somebody logged in once with a password, who has made a passkey and logged out; the device keeps still. */
async function withPasskey() {
  const { email, password } = await newAccount();
  const { page } = await visit({ baseURL: accounts });
  const device = await addAuthenticator(page);
  await page.goto('/login');
  await send(page, { email, password }, 'Log in');
  await page.waitForURL(`${portal}/`);
  await page.goto(`${accounts}/outbox`, { waitUntil: 'networkidle' });
  expect(await makePasskey(page)).toBe(200);
  expect(await device.credentials()).toHaveLength(1);
  await device.answers(false);
  await page.goto(`${accounts}/sign-out`);
  await send(page, {}, 'Log out');
  await page.getByText('You are logged out.').waitFor();
  return { page, device };
}

const login = `${accounts}/login?continue=${encodeURIComponent(`${portal}/industries`)}`;

thoroughTest('a passkey logs in by one button and leads back', async () => {
  const { page, device } = await withPasskey();
  await page.goto(login);
  await page.waitForLoadState('networkidle');
  await device.answers(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(`${portal}/industries`);
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor();
});

test('an offer of passkeys that cannot be made is no error, but what the button asks for is', async () => {
  const { page } = await visit({ baseURL: accounts });
  await page.route('**/auth/passkey/generate-authenticate-options', (route) =>
    route.fulfill({ status: 503 }),
  );
  const offered = page.waitForResponse('**/auth/passkey/generate-authenticate-options');
  await page.goto(login);
  await offered;
  await page.waitForLoadState('networkidle');
  const problem = page.getByText('That did not work.');
  expect(await problem.count()).toBe(0);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await problem.waitFor();
});

thoroughTest('a passkey the browser offers at the field logs in without the button', async () => {
  const { page, device } = await withPasskey();
  await expect
    .poll(() => page.locator('[name="email"]').getAttribute('autocomplete'))
    .toBe('username webauthn');
  // The login shown now offers it, too, and leads elsewhere.
  await page.goto(`${accounts}/outbox`);
  await device.answers(true);
  await page.goto(login);
  await page.waitForURL(`${portal}/industries`);
});

thoroughTest('a passkey the service does not know is refused, in words', async () => {
  const { page, device } = await withPasskey();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await device.forget();
  await device.hold(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'));
  await page.goto(login);
  await page.waitForLoadState('networkidle');
  await device.answers(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('This passkey does not belong to an account. Log in with your password.').waitFor();
});

thoroughTest('a device that is called off changes nothing', async () => {
  const { page, device } = await withPasskey();
  await device.forget();
  await page.goto(login);
  await page.waitForLoadState('networkidle');
  await device.answers(true);
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await button.click();
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/login');
});
