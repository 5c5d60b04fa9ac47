import { randomUUID } from 'node:crypto';
import { withConnection } from '@kontor/database/testing';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { aBusiness } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal, accounts, signedIn } = useSessionProduct();

const query = (text: string, values: unknown[]) =>
  withConnection(inject('database'), async (client) => void (await client.query(text, values)));

/** Somebody whom the portal knows. */
async function aPerson(given_name: string, family_name: string) {
  const id = randomUUID();
  const claims = { sub: id, sid: randomUUID(), jti: randomUUID() };
  const token = await accounts().sign({ claims: { ...claims, given_name, family_name } });
  const headers = { 'wbn-auth': token };
  expect((await fetch(`${portal()}/api/v1/user/profile`, { headers })).status).toBe(200);
  // Not so new that what they send lies among first contacts.
  await query("UPDATE people SET created_at = now() - interval '30 days', email = $2 WHERE id = $1", [
    id,
    `${id}@mail.example`,
  ]);
  return { id, headers };
}

test('an owner assigns a conversation and notes something, which stays after the page was loaded again', async () => {
  const [owner, colleague, buyer] = [
    await aPerson('Katrin', 'Vogt'),
    await aPerson('Jonas', 'Brandt'),
    await aPerson('Valeria', 'Trejo'),
  ];
  const business = await aBusiness({ company_name: 'Mining Bearings', claimed_at: new Date() });
  await query(
    "INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, 'owner'), ($1, $3, 'member')",
    [business, owner.id, colleague.id],
  );
  const answer = await fetch(`${portal()}/api/v1/business/request`, {
    method: 'POST',
    headers: { ...buyer.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ to: business, subject: 'full price list', message: 'Can you quote 24 units?' }),
  });
  const { requestID: rid } = (await answer.json()).data;

  accounts().userID = owner.id;
  const { page } = await visit(await signedIn());
  await page.goto(`${portal()}/business/${business}/requests/${rid}`);
  const log = page.getByRole('log');
  await log.getByText('Can you quote 24 units?').waitFor();
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('Jonas Brandt');
  const row = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem');
  await row.getByText('Assigned to Jonas Brandt').waitFor();

  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('They pay late.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await log.getByText('Internal note, only your team sees it').waitFor();
  await log.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => log.getByText('They pay late.').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await log.getByText('They pay late.').waitFor();

  await page.reload();
  await log.getByText('They pay late.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expectUsableAtEachWidth(page, 'a conversation of a team', [390, 1440]);
});
