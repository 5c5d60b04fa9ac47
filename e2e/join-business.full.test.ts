import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { usePeople } from './people.ts';
import { toast } from './profile-journeys.ts';
import { aBusiness, change } from './rows.ts';

const { aVisitor } = usePeople();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
test('who has an address at the site of a business asks to join, takes it back, and is told of a refusal; others see nothing', async () => {
  const site = `${randomUUID()}.example`;
  const name = 'Joined Gear Works Co.';
  const businessID = await aBusiness({
    company_name: name,
    claimed_at: new Date(),
    website: `https://${site}`,
  });
  const { id, page, expectCalm } = await aVisitor({ email: `ruth@${site}` });
  await page.goto(`/business/${businessID}`);
  await button(page, 'Ask to join').click();
  await toast(page, 'You asked to join. The people who manage this business have been notified.').waitFor();
  await page.getByText('You asked to join', { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/my-business');
  const request = page.getByRole('list', { name: 'Requests to join' });
  // A name that ends with a full stop ends its sentence.
  await request.getByRole('link', { name: `You asked to join ${name}`, exact: true }).waitFor();
  // What waits comes with the businesses below it, which do not move.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await request.waitFor();
  await page.getByText("You don't have any business registered yet.").waitFor();
  await expectCalm();
  await request.getByRole('button', { name: /Withdraw/ }).click();
  await request.waitFor({ state: 'detached' });
  await page.goto(`/business/${businessID}`);
  await button(page, 'Ask to join').click();
  await button(page, 'Withdraw').waitFor();
  await change('UPDATE business_join_requests SET declined_at = now() WHERE person_id = $1', [id]);
  await page.reload();
  await page.getByText('Declined; you can ask again after 30 days').waitFor();
  await expectCalm();

  const stranger = await aVisitor({ email: `${randomUUID()}@elsewhere.example` });
  const answered = stranger.page.waitForResponse((answer) => answer.url().endsWith('/join-requests/mine'));
  await stranger.page.goto(`/business/${businessID}`);
  expect((await (await answered).json()).data).toEqual({ state: 'notAtItsSite' });
  await stranger.page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => button(stranger.page, 'Ask to join').count()).toBe(0);
});
