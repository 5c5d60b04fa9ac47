import type { Page } from 'playwright-core';
import { inject, vi } from 'vitest';

/** Fills fields of the form shown by their names and sends it by its button. */
export async function send(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** The link of the newest mail to an address whose button says `label`, once it is there: a job writes some of them. */
export async function linkInOutbox(email: string, label: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const html = await (await fetch(`${inject('accounts')}/outbox`)).text();
      const mail = html.split('<article').find((part) => part.includes(email)) ?? '';
      const link = new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(mail)?.[1];
      if (!link) throw new Error(`No mail to ${email} with a button "${label}".`);
      return link.replaceAll('&amp;', '&');
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** Somebody who has registered and confirmed. */
export async function newAccount(): Promise<{ email: string; password: string }> {
  const accounts = inject('accounts');
  const email = `ada-${crypto.randomUUID()}@mail.example`;
  const password = 'four quiet grey gearboxes';
  const post = async (address: string, fields: Record<string, string>) => {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`${address} was answered ${answer.status}.`);
  };
  const name = { firstName: 'Ada', lastName: 'Lovelace' };
  await post(`${accounts}/register`, { ...name, email, password, country: 'MX', acceptTerms: 'yes' });
  await post(await linkInOutbox(email, 'Confirm e-mail address'), {});
  return { email, password };
}
