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

/** A business with an owner and a member. */
async function aTeam(name: string) {
  const owner = await aPerson({ firstName: 'Katrin', lastName: 'Vogt' });
  const colleague = await aPerson({ firstName: 'Jonas', lastName: 'Brandt' });
  const business = await aBusinessOf(owner.id, name);
  await join(business, colleague.id, 'member');
  return { business, owner };
}

/** @returns the id of the conversation */
async function ask(by: Awaited<ReturnType<typeof aPerson>>, to: string): Promise<string> {
  const answer = await fetch(`${portal()}/api/v1/business/request`, {
    method: 'POST',
    headers: { ...by.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ to, subject: 'full price list', message: 'Can you quote 24 units?' }),
  });
  return (await answer.json()).data.requestID;
}

test('an owner assigns a conversation and notes something, which stays after the page was loaded again', async () => {
  const { business, owner } = await aTeam('Mining Bearings');
  const rid = await ask(await aPerson({ firstName: 'Valeria', lastName: 'Trejo' }), business);

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

test('an owner saves a reply and a rule; the inquiry is assigned by it, and answered from the reply by the keyboard', async () => {
  const { business, owner } = await aTeam('Cement Bearings');
  accounts().userID = owner.id;
  const { page } = await visit(await signedIn());
  await page.goto(`${portal()}/business/${business}/inbox-settings`);
  await page.getByRole('button', { name: 'Add a saved reply' }).click();
  const reply = page.getByRole('form', { name: 'Saved replies' });
  await reply.getByRole('textbox', { name: 'Name', exact: true }).fill('Price list');
  await reply.getByRole('textbox', { name: 'Text: English' }).fill('Dear {buyer}, for ');
  await reply.getByRole('button', { name: 'Product name' }).click();
  await reply.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Price list' }).waitFor();

  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('combobox', { name: 'Assign to' }).selectOption('Jonas Brandt');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await page.getByRole('button', { name: 'Save rules', disabled: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  // Nothing lies below the head of the page.
  await page.evaluate(() => scrollTo(0, 0));
  await expectUsableAtEachWidth(page, 'inbox settings', [390, 1440]);

  const rid = await ask(await aPerson({ firstName: 'Valeria', lastName: 'Trejo' }), business);
  await page.goto(`${portal()}/business/${business}/requests/${rid}`);
  await page.getByText('by rule').waitFor();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search saved replies' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('option', { name: 'Price list' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => message.inputValue()).toBe('Dear Valeria, for {product}');
  // Nothing is known of a product: it is not sent like this.
  await page.keyboard.press('Enter');
  await page.getByText('A placeholder in curly brackets has not been filled in.').waitFor();
  await page.keyboard.type('HK 75');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Dear Valeria, for HK 75').waitFor();
});
