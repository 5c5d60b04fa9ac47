import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
useSessionProduct();
const { aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const narrow = { width: 390, height: 844 };

async function createGroup(page: Page, name: string, access: 'On request' | 'Private'): Promise<string> {
  await page.goto('/groups/create');
  await main(page).getByLabel('Name').fill(name);
  await main(page)
    .getByLabel('What it is for')
    .fill('Gear units, chains and bearings: failures and repairs.');
  await main(page).getByLabel('Industry').selectOption({ label: 'Power Transmission' });
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${access}`) })
    .check();
  await main(page).getByLabel('Rules, one per line').fill('Say what ran.\nNo prices of others.');
  expect(await findViolations(page)).toEqual([]);
  await press(page, 'Create the group').click();
  await main(page).getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname;
}

test('a group on request: somebody asks, moderators are told and let them in, they post, and it is pinned', async () => {
  const [owner, buyer] = [await aVisitor({ firstName: 'Inés' }), await aVisitor({ firstName: 'Bruno' })];
  const name = 'Drives in the Bajío';
  const path = await createGroup(owner.page, name, 'On request');
  expect(await findViolations(owner.page)).toEqual([]);

  await buyer.page.setViewportSize(narrow);
  await buyer.page.goto('/groups?search=baj%C3%ADo');
  await main(buyer.page).getByRole('link', { name }).click();
  await main(buyer.page).getByText('Posts, comments and members are visible to members only.').waitFor();
  await press(buyer.page, 'Request to join').click();
  await main(buyer.page).getByLabel('Why you want to join').fill('I run 40 mixer gear units.');
  await press(buyer.page, 'Save changes').click();
  await buyer.page.getByText('Saved successfully').first().waitFor();
  expect(await findViolations(buyer.page)).toEqual([]);

  await owner.page.goto('/notifications');
  await owner.page.getByRole('link', { name: /asks to join a group/ }).click();
  await main(owner.page).getByText('“I run 40 mixer gear units.”').waitFor();
  await press(owner.page, /^Approve/).click();
  await main(owner.page).getByText('2 members').waitFor();
  await owner.expectCalm();

  await buyer.page.goto('/notifications');
  await buyer.page.getByRole('link', { name: 'You were accepted into a group' }).click();
  await main(buyer.page).getByRole('textbox', { name: 'What’s new?' }).fill('The new breathers hold.');
  await press(buyer.page, 'Post').click();
  await main(buyer.page).getByRole('article').getByText('The new breathers hold.').waitFor();
  await buyer.expectCalm();

  await owner.page.goto(path);
  await press(owner.page, /^Menu for the post/).click();
  await owner.page.getByRole('menuitem', { name: 'Pin to the top' }).click();
  await main(owner.page).getByRole('article').getByText('Pinned', { exact: true }).waitFor();

  const { page } = await visit();
  await page.goto(path);
  await main(page).getByText('The new breathers hold.').waitFor();
  await main(page).getByRole('link', { name: 'Log in to join' }).waitFor();
  await page.goto('/groups');
  await main(page).getByRole('combobox', { name: 'About' }).selectOption('A trade fair');
  await press(page, 'Find groups').click();
  await page.waitForURL(/[?&]kind=fair/);
  expect(await main(page).getByRole('combobox', { name: 'About' }).inputValue()).toBe('fair');
  await expect.poll(() => main(page).getByRole('link', { name }).count()).toBe(0);
  await page.goto('/groups?kind=industry');
  await main(page).getByRole('link', { name }).waitFor();
  await page.goto(`${path}?search=nothing+of+it`);
  expect(await main(page).getByRole('article').count()).toBe(0);
});

test('below a pinned post of a group on request members alone comment: whoever is none asks to join there', async () => {
  const [owner, other] = [await aVisitor({ firstName: 'Inés' }), await aVisitor({ firstName: 'Bruno' })];
  const path = await createGroup(owner.page, 'Presses in the Bajío', 'On request');
  await main(owner.page).getByRole('textbox', { name: 'What’s new?' }).fill('We meet on Thursday.');
  await press(owner.page, 'Post').click();
  await press(owner.page, /^Menu for the post/).click();
  await owner.page.getByRole('menuitem', { name: 'Pin to the top' }).click();
  await main(owner.page).getByRole('article').getByText('Pinned', { exact: true }).waitFor();
  const post = await main(owner.page).getByRole('link', { name: '0 comments' }).getAttribute('href');

  await other.page.goto(post ?? '');
  await main(other.page)
    .getByText('Only members of Presses in the Bajío can read and write comments.')
    .waitFor();
  await press(other.page, 'Request to join').click();
  await press(other.page, 'Request sent').waitFor();
  expect(await main(other.page).getByRole('textbox').count()).toBe(0);
  expect(await findViolations(other.page)).toEqual([]);
  await other.expectCalm();
  const { page } = await visit();
  await page.goto(post ?? '');
  await main(page).getByRole('link', { name: 'Log in to join' }).waitFor();

  await owner.page.goto(path);
  await press(owner.page, /^Approve/).click();
  await main(owner.page).getByText('2 members').waitFor();
  await other.page.reload();
  await main(other.page).getByRole('textbox', { name: 'Comment', exact: true }).waitFor();
});

test('a private group is not there for anybody but its members, who find it among theirs', async () => {
  const [owner, other] = [await aVisitor({ firstName: 'Inés' }), await aVisitor({ firstName: 'Bruno' })];
  const path = await createGroup(owner.page, 'Second sources', 'Private');
  const { page } = await visit();
  expect((await page.goto(path))?.status()).toBe(404);
  await other.page.goto(path);
  await main(other.page).getByText('There is nothing at this address.').waitFor();
  await other.page.goto('/groups');
  await main(other.page).getByRole('heading', { level: 1, name: 'Business groups' }).waitFor();
  expect(await main(other.page).getByRole('link', { name: 'Second sources' }).count()).toBe(0);

  await owner.page.goto('/groups');
  await main(owner.page)
    .locator('section', { has: owner.page.getByRole('heading', { name: 'My groups' }) })
    .getByRole('link', { name: 'Second sources' })
    .click();
  const heading = main(owner.page).getByRole('heading', { level: 1, name: 'Second sources' });
  await heading.waitFor();
  // The page is made for visitors first, who find nothing here.
  await owner.page.reload();
  await heading.waitFor();
  await press(owner.page, 'Menu of the group').click();
  await owner.page.getByRole('menuitem', { name: 'Leave the group' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await owner.page.waitForURL(/\/groups$/);
});
