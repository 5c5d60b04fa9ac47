import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { portal } = useSessionProduct();
const { tokenOf, aVisitor } = usePeople();

/** Somebody the api knows since just now. */
async function aStranger() {
  const token = await tokenOf(randomUUID(), { firstName: 'Valeria', lastName: 'Trejo' });
  return { 'wbn-auth': token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
}

async function aSupplier() {
  const supplier = await aVisitor();
  return { ...supplier, business: await aBusinessOf(supplier.id, 'Mining Bearings') };
}

test('a first contact lies in its folder, warned of, its link shows where it leads; it is moved, blocked and let in again', async () => {
  const { business, page } = await aSupplier();
  const message =
    'Our new bank details: ES91 2100 0418 4502 0005 1332, see https://bank.example@invoices.example/pay now.';
  const sent = await fetch(`${portal()}/api/v1/business/request`, {
    method: 'POST',
    headers: await aStranger(),
    body: JSON.stringify({ to: business, subject: 'full price list', message }),
  });
  expect(sent.status).toBe(200);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).hostname));

  const inbox = page.getByRole('region', { name: 'Conversations' });
  const item = inbox.getByRole('listitem').filter({ hasText: 'Valeria Trejo' });
  await page.goto(`${portal()}/business/${business}/requests`);
  await page.getByText('No conversations yet').waitFor();
  await inbox.getByRole('button', { name: 'First contacts 1 unread' }).click();
  await item.getByRole('link').click();
  const log = page.getByRole('log');
  await page.getByText('First contact: Valeria Trejo is new here.').waitFor();
  await log.getByText('Before you pay, call the number you already have').waitFor();
  await expectUsableAtEachWidth(page, 'a first contact', [390]);

  // What pretends to be the host is not shown; nothing is asked of where it leads.
  await log.getByRole('button', { name: 'https://invoices.example/pay' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator('b').innerText()).toBe('invoices.example');
  const open = dialog.getByRole('link', { name: 'Open' });
  expect(await open.getAttribute('href')).toBe('https://invoices.example/pay');
  expect(await open.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(await open.getAttribute('target')).toBe('_blank');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog.count()).toBe(0);

  await page.getByRole('button', { name: 'Move to inbox' }).click();
  await page.getByText('Moved to the inbox').waitFor();
  await inbox.getByRole('button', { name: 'Inbox', exact: true }).click();
  await item.waitFor();

  await log.getByRole('button', { name: /^Message menu/ }).click();
  await page.getByRole('menuitem', { name: 'Report message' }).click();
  await dialog.getByRole('radio', { name: 'Fraud or attempted fraud' }).check();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await page.getByText('Reported. A moderator will look at it.').waitFor();
  await log.getByRole('button', { name: /^Message menu/ }).click();
  await page.getByRole('menuitem', { name: 'Mute conversation' }).click();
  await log.getByRole('button', { name: /^Message menu/ }).click();
  await page.getByRole('menuitem', { name: 'Turn notifications on' }).click();

  await page.getByRole('button', { name: 'Conversation menu' }).click();
  await page.getByRole('menuitem', { name: 'Block Valeria Trejo' }).click();
  await page.getByText('You blocked Valeria Trejo.').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  expect([...asked].filter((host) => host.endsWith('.example'))).toEqual([]);

  await page.getByRole('link', { name: 'Message settings' }).click();
  await page.getByRole('heading', { name: 'Blocked by Mining Bearings' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
