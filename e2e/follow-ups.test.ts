import { readFile } from 'node:fs/promises';
import { canonicalBusinessPath } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addDays, addMonth, ownToday } from '../apps/portal/app/follow-up/own-day.ts';
import { findViolations } from './axe.ts';
import { expectFocusSeen, focused } from './focus.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();
const card = (page: Page) => main(page).getByRole('region', { name: 'Follow-ups' });
const toast = (page: Page, text: string) => page.locator('.k-toast').getByText(text, { exact: true });
const part = (page: Page, name: 'Due' | 'Later') =>
  card(page).getByRole('region', { name }).locator('.fu-words > a').allTextContents();

async function aSupplier(name: string) {
  const owner = await aPerson();
  const id = await aBusinessOf(owner.id, name);
  return { id, name, path: canonicalBusinessPath({ id, name }) };
}

/** The days somebody set, the first first. */
const daysOf = (personID: string) =>
  withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ day: string; note: string | null }>(
      'SELECT day::text, note FROM follow_ups WHERE person_id = $1 AND done_at IS NULL AND deleted_at IS NULL ORDER BY day',
      [personID],
    );
    return rows;
  });

const favorite = ({ id }: { id: string }, supplier: { id: string }) =>
  change("INSERT INTO favorites (person_id, resource_type, resource_id) VALUES ($1, 'business', $2)", [
    id,
    supplier.id,
  ]);

test('a supplier that was saved is come back to: set by keyboard, moved, put into a calendar, completed and taken back', async () => {
  const supplier = await aSupplier('Sierra Cadenas');
  const { page, id, expectCalm } = await aVisitor(
    {},
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  );
  await favorite({ id }, supplier);
  await page.goto('/favorites');
  await main(page)
    .getByRole('button', { name: `Follow up: ${supplier.name}` })
    .focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'In 1 month' }).focus();
  await page.keyboard.press('Space');
  await expectFocusSeen(page);
  expect(await dialog(page).getByLabel('Day', { exact: true }).inputValue()).toBe(addMonth(ownToday()));
  expect(await findViolations(page)).toEqual([]);
  await dialog(page).getByLabel('Note to yourself').fill('Ask for 40 pieces again.');
  await dialog(page).getByLabel('Day', { exact: true }).fill(ownToday());
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Follow-up set').waitFor();
  expect(await daysOf(id)).toEqual([{ day: ownToday(), note: 'Ask for 40 pieces again.' }]);
  await page.locator('.k-toast').getByRole('link', { name: 'My B2B' }).click();

  await expect.poll(() => part(page, 'Due')).toEqual([supplier.name]);
  await card(page).getByText('Ask for 40 pieces again.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const menu = card(page).getByRole('button', { name: `Menu of the follow-up: ${supplier.name}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Calendar file' }).press('Enter');
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(
    `DTSTART;VALUE=DATE:${ownToday().replaceAll('-', '')}`,
  );
  await menu.click();
  await page.getByRole('menuitem', { name: 'Move by a week' }).click();
  await expect.poll(() => part(page, 'Later')).toEqual([supplier.name]);
  expect(await daysOf(id)).toMatchObject([{ day: addDays(ownToday(), 7) }]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => part(page, 'Due')).toEqual([supplier.name]);

  await card(page)
    .getByRole('button', { name: `Complete: ${supplier.name}` })
    .focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Follow-up completed').waitFor();
  await card(page).getByText('Set a follow-up on a saved business').waitFor();
  await expect.poll(() => focused(page)).toBe('h2 Follow-ups');
  await card(page).getByRole('button', { name: 'Completed: 1' }).click();
  await card(page)
    .getByRole('button', { name: `Reopen: ${supplier.name}` })
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => part(page, 'Due')).toEqual([supplier.name]);
  await expectCalm();
});

test('on a desk a conversation is come back to, changed, deleted and restored, and its row leads back to it', async () => {
  const { page, id, headers, expectCalm } = await aVisitor({}, { viewport: { width: 1440, height: 900 } });
  const supplier = await aSupplier('Cadenas del Norte');
  const answer = await fetch(`${portal()}/api/v1/business/request`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ to: supplier.id, subject: 'Other', message: 'Please quote 24 chains.' }),
  });
  const { data } = (await answer.json()) as { data: { requestID: string } };
  await page.goto(`/business/me/requests/${data.requestID}`);
  await main(page).getByRole('button', { name: 'Conversation menu' }).click();
  await page.getByRole('menuitem', { name: 'Follow up' }).click();
  await dialog(page)
    .getByRole('heading', { name: `Follow up: ${supplier.name}` })
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Follow-up set').waitFor();
  expect(await daysOf(id)).toEqual([{ day: addDays(ownToday(), 14), note: null }]);

  await page.goto('/my-b2b');
  await expect.poll(() => part(page, 'Later')).toEqual([supplier.name]);
  expect(await findViolations(page)).toEqual([]);
  const menu = card(page).getByRole('button', { name: `Menu of the follow-up: ${supplier.name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await dialog(page).getByRole('button', { name: 'In 3 days' }).click();
  await dialog(page).getByLabel('Note to yourself').fill('Ask for drawings.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await card(page).getByText('Ask for drawings.').waitFor();
  expect(await daysOf(id)).toEqual([{ day: addDays(ownToday(), 3), note: 'Ask for drawings.' }]);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await toast(page, 'Follow-up deleted').waitFor();
  await expect.poll(() => part(page, 'Later')).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => part(page, 'Later')).toEqual([supplier.name]);
  await expectCalm();
  await card(page).getByRole('link', { name: supplier.name }).click();
  await page.getByRole('log', { name: 'Messages' }).getByText('Please quote 24 chains.').waitFor();
});

test('a day there is not is said beside its field, and what was typed stays', async () => {
  const supplier = await aSupplier('Cadenas del Sur');
  const { page, id } = await aVisitor();
  await page.goto(supplier.path);
  await main(page).getByRole('button', { name: 'Save Business' }).filter({ visible: true }).first().click();
  await page.locator('.k-toast').getByRole('button', { name: 'Follow up' }).click();
  const day = dialog(page).getByLabel('Day', { exact: true });
  await day.fill('2027-02-30');
  await dialog(page).getByLabel('Note to yourself').fill('Ask again.');
  await dialog(page).getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true');
  expect(await findViolations(page)).toEqual([]);
  expect(await dialog(page).getByLabel('Note to yourself').inputValue()).toBe('Ask again.');
  await dialog(page).getByRole('button', { name: 'In 1 week' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Follow-up set').waitFor();
  expect(await daysOf(id)).toEqual([{ day: addDays(ownToday(), 7), note: 'Ask again.' }]);
});
