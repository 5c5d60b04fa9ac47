import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pages } from '../apps/portal/app/page/declared-pages.ts';
import { linkInOutbox } from './account.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal, accounts } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a colleague is invited by keyboard, joins by the link, gets another role and then the ownership', async () => {
  const owner = await aVisitor();
  const colleague = await aVisitor({ firstName: 'Ruth', lastName: 'Okafor' });
  const name = 'Invited Gear Works';
  const business = await aBusinessOf(owner.id, name);
  const { page } = owner;
  await page.goto(`${portal()}/business/${business}/members`);
  await page.getByText('You are the only owner.', { exact: false }).first().waitFor();
  await page.getByText('No invitations or requests to join.').waitFor();

  // Whoever is the last owner is told what to do, and asked nothing.
  await button(page, 'Leave business').click();
  await page.getByRole('status').getByText('You are the only owner', { exact: false }).waitFor();
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);

  // What is wrong is said beside the field, and what was typed stays.
  const address = page.getByLabel('Work e-mail');
  await address.fill('ruth');
  await address.press('Enter');
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => address.inputValue()).toBe('ruth');
  await address.fill(colleague.email);
  await address.press('Enter');
  await row(page, colleague.email).getByText('Valid until', { exact: false }).waitFor();
  await expect.poll(() => address.inputValue()).toBe('');

  const link = await linkInOutbox(colleague.email, 'See the invitation');
  const other = colleague.page;
  await other.goto(portal() + new URL(link).pathname);
  await other.getByText('invites you to join', { exact: false }).waitFor();
  expect(await findViolations(other)).toEqual([]);
  await button(other, 'Accept').click();
  await other.waitForURL(`${portal()}/business/${business}/members`);
  await row(other, 'Ruth Okafor').waitFor();
  await expect.poll(() => other.getByLabel('Work e-mail').count()).toBe(0);
  await other.goto(portal() + new URL(link).pathname);
  await other.getByText('This invitation was answered or revoked', { exact: false }).waitFor();

  await page.reload();
  const role = page.getByLabel('Role of Ruth Okafor');
  await role.selectOption('admin');
  await page.getByText('Ruth Okafor is now: Administrator').waitFor();
  await expect.poll(() => role.inputValue()).toBe('admin');
  await button(page, 'Undo').click();
  await page.getByText('Ruth Okafor is now: Member').waitFor();
  await expect.poll(() => role.inputValue()).toBe('member');

  await page.getByRole('link', { name: 'Ruth Okafor' }).first().click();
  await button(page, 'Transfer ownership').click();
  await button(page, 'Offer ownership').click();
  await page.getByText('Has not answered yet').waitFor();
  await expectUsableAtEachWidth(page, 'a member with an offer of ownership', [390, 1440]);
  await other.goto(`${portal()}/business/${business}/members`);
  await button(other, 'Accept ownership').click();
  await row(other, 'Ruth Okafor').getByText('Owner', { exact: true }).waitFor();
  await page.goto(`${portal()}/business/${business}/members`);
  await row(page, 'Marisol Treviño').getByText('Administrator', { exact: true }).waitFor();

  await button(page, 'Leave business').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave business' }).click();
  await page.getByText(`You have left ${name}.`).waitFor();
  await page.goto(`${portal()}/business/${business}/members`);
  await page.getByText('You do not manage this business.').waitFor();
});

test('the list is usable at each width, and speaks each language', async () => {
  const owner = await aVisitor();
  const business = await aBusinessOf(owner.id, 'Verkstad för kugghjul och mycket långa namn Aktiebolag');
  await change(
    `INSERT INTO business_invitations (business_id, invited_by, email, role, language, expires_at)
     VALUES ($1, $2, $3, 'member', 'en', now() + interval '3 days'), ($1, $2, $4, 'admin', 'en', now() - interval '1 day')`,
    [business, owner.id, `a-very-long-name-of-somebody-${'x'.repeat(60)}@mail.example`, 'b@mail.example'],
  );
  const { page, expectCalm } = owner;
  await page.goto(`${portal()}/business/${business}/members`);
  await row(page, 'b@mail.example').getByText('Expired on', { exact: false }).waitFor();
  await expectUsableAtEachWidth(page, 'the members of a business', [390, 1440]);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [language, title] of [
    ['es', 'Miembros'],
    ['it', 'Membri'],
    ['zh', '成员'],
  ] as const) {
    await page.goto(`${portal()}/business/${business}/members?lang=${language}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await expectCalm();
});

/** What a page in which a business is managed has for a member; other pages are theirs as they are everybody's. */
const forMembers: Record<string, RegExp> = {
  '/business/:slug/edit': /Only owners and administrators can edit this profile/,
  '/business/:slug/preview': /Only owners and administrators can edit this profile/,
  '/business/:slug/product': /Only owners and administrators can add products/,
  '/business/:slug/products/import': /Only owners and administrators can change its products/,
};

test('a member meets no refusal: what is not theirs to do is not asked for, and said', async () => {
  const { id, page, expectCalm } = await aVisitor();
  const business = await aBusinessOf((await aPerson()).id, 'Looked After Gears');
  await join(business, id, 'member');
  const managed = pages.filter(
    ({ forPeople, route }) => forPeople && /^\/business\/:slug\/[a-z-/]+$/.test(route),
  );
  expect(managed.map(({ route }) => route)).toEqual(expect.arrayContaining(Object.keys(forMembers)));
  for (const { route } of managed) {
    await page.goto(route.replace(':slug', business));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const said = forMembers[route];
    if (said) await page.getByText(said).waitFor();
    await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
    await expectCalm();
  }
  const product = await aProduct({ business_id: business, name: 'Helical gear', lead_time_days: 1 });
  await page.goto(`/business/${business}/product?id=${product}`);
  await page.getByText('Only owners and administrators can change its products.').waitFor();
  const factOf = (name: string) => page.getByRole('row', { name }).getByRole('cell').last();
  await expect.poll(() => factOf('Lead time').textContent()).toBe('1 day');
  await expect.poll(() => factOf('Photos').textContent()).toBe('–');
  await expectCalm();
  await page.goto(`/business/${business}/preview`);
  await page.getByRole('main').getByRole('link', { name: 'View as a buyer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Looked After Gears' }).waitFor();
});

test('who follows the link and is not signed in logs in and comes back to the invitation', async () => {
  const owner = await aVisitor();
  const business = await aBusinessOf(owner.id, 'Somebody’s Gears');
  const email = `${randomUUID()}@mail.example`;
  await owner.page.goto(`${portal()}/business/${business}/members`);
  await owner.page.getByLabel('Work e-mail').fill(email);
  await button(owner.page, 'Send invitation').click();
  const path = new URL(await linkInOutbox(email, 'See the invitation')).pathname;
  accounts().userID = randomUUID();
  const { page } = await visit({ baseURL: portal() });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText('invites you to join', { exact: false }).waitFor();
  expect(page.url()).toBe(portal() + path);
  await button(page, 'Decline').click();
  await page.getByText('You have declined.').waitFor();
  await owner.page.reload();
  await owner.page.getByText('No invitations or requests to join.').waitFor();
});
