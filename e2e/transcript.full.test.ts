import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { tokenAt, useOwnedBusinesses } from './owned-business.ts';
import { title } from './profile-journeys.ts';
import { aBusiness } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { accounts, portal, signedIn } = useSessionProduct();
const { call } = useOwnedBusinesses();

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Signed conversation file')
    .setInputFiles({ name: 'conversation.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a conversation is taken out as a signed file, which anybody checks, and a change of it is found', async () => {
  const supplier = await aBusiness({
    company_name: `Westgrat ${randomUUID().slice(0, 8)}`,
    claimed_at: new Date(),
  });
  accounts().userID = randomUUID();
  const { page, expectCalm } = await visit(await signedIn());
  await page.goto('/my-business');
  const { requestID } = await call<{ requestID: string }>(await tokenAt(page), 'business/request', {
    method: 'POST',
    body: { to: supplier, subject: 'full price list', message: 'Please quote 24 gear units.' },
  });
  await page.goto(`/business/me/requests/${requestID}`);
  await page.getByRole('button', { name: 'Conversation menu' }).click();
  await page.getByRole('menuitem', { name: 'Print and save' }).click();
  await title(page, 'Conversation').waitFor();
  await page.getByText('Please quote 24 gear units.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the signed file' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  await expectCalm();

  const checkPage = `${portal()}/verify-conversation`;
  const served = await (await fetch(`${checkPage}?lang=en`)).text();
  expect(served).toContain('Signed conversation file');
  const { page: anybody, expectCalm: expectCalmCheck } = await visit({
    viewport: { width: 390, height: 844 },
  });
  await anybody.goto(checkPage);
  await expectCalmCheck();
  await choose(anybody, saved);
  await anybody.getByText('Genuine: nothing was changed').waitFor();
  await anybody.getByText('Please quote 24 gear units.').waitFor();
  expect(await findViolations(anybody)).toEqual([]);
  await choose(anybody, saved.replace('24 gear units', '42 gear units'));
  await anybody.getByText('The file was changed: message 1 does not match the others.').waitFor();
  await choose(anybody, '{}');
  await anybody.getByText('This file is not a signed conversation.').waitFor();
});
