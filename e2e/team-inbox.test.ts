import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal, accounts, signedIn } = useSessionProduct();
const { aPerson } = usePeople();

test('an owner assigns a conversation and notes something, which stays after the page was loaded again', async () => {
  const [owner, colleague, buyer] = [
    await aPerson({ firstName: 'Katrin', lastName: 'Vogt' }),
    await aPerson({ firstName: 'Jonas', lastName: 'Brandt' }),
    await aPerson({ firstName: 'Valeria', lastName: 'Trejo' }),
  ];
  const business = await aBusinessOf(owner.id, 'Mining Bearings');
  await join(business, colleague.id, 'member');
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
