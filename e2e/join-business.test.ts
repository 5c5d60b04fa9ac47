import { randomUUID } from 'node:crypto';
import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { toast } from './profile-journeys.ts';
import { aBusiness } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal, accounts, signedIn } = useSessionProduct();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const query = (text: string, values: unknown[]) =>
  withConnection(inject('database'), async (client) => void (await client.query(text, values)));

/** Somebody with this confirmed address, in a browser in which they are signed in. */
async function aPerson(email: string) {
  const id = randomUUID();
  accounts().userID = id;
  const browser = await signedIn();
  const token = await accounts().sign({ claims: { sub: id, sid: randomUUID(), jti: randomUUID() } });
  const answer = await fetch(`${portal()}/api/v1/user/profile`, { headers: { 'wbn-auth': token } });
  expect(answer.status).toBe(200);
  await query('UPDATE people SET email = $2 WHERE id = $1', [id, email]);
  return { id, ...(await visit(browser)) };
}

test('who has an address at the site of a business asks to join, takes it back, and is told of a refusal; others see nothing', async () => {
  const site = `${randomUUID()}.example`;
  const name = 'Joined Gear Works';
  const businessID = await aBusiness({
    company_name: name,
    claimed_at: new Date(),
    website: `https://${site}`,
  });
  const { id, page, expectCalm } = await aPerson(`ruth@${site}`);
  await page.goto(`/business/${businessID}`);
  await button(page, 'Ask to join').click();
  await toast(page, 'You asked to join. Whoever manages the business has been told.').waitFor();
  await page.getByText('You asked to join', { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/my-business');
  const request = page.getByRole('list', { name: 'Requests to join' });
  await request.getByRole('link', { name: `You asked to join ${name}.` }).waitFor();
  await request.getByRole('button', { name: /Withdraw/ }).click();
  await request.waitFor({ state: 'detached' });
  await page.goto(`/business/${businessID}`);
  await button(page, 'Ask to join').click();
  await button(page, 'Withdraw').waitFor();
  await query('UPDATE business_join_requests SET declined_at = now() WHERE person_id = $1', [id]);
  await page.reload();
  await page.getByText('Declined; you can ask again after 30 days').waitFor();
  await expectCalm();

  const stranger = await aPerson(`${randomUUID()}@elsewhere.example`);
  const answered = stranger.page.waitForResponse((answer) => answer.url().endsWith('/join-requests/mine'));
  await stranger.page.goto(`/business/${businessID}`);
  expect((await (await answered).json()).data).toEqual({ state: 'notAtItsSite' });
  await stranger.page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => button(stranger.page, 'Ask to join').count()).toBe(0);
});
