import { canonicalProductPath } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen } from './focus.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const section = (page: Page) => page.locator('#comments');
const box = (page: Page) => section(page).getByRole('textbox', { name: 'Comment', exact: true });
const says = (page: Page, text: string) => section(page).getByText(text, { exact: true });
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).first();

async function aCommented(contents: readonly string[] = []) {
  const owner = await aPerson();
  const company = 'Commented Bearings Works';
  const businessID = await aBusinessOf(owner.id, company);
  const id = await aProduct({ business_id: businessID, name: 'Commented Bearing' });
  const asker = await aPerson({ firstName: 'Anke', lastName: 'Brandstetter' });
  for (const [place, content] of contents.entries())
    await change(
      `INSERT INTO comments (resource_type, resource_id, root_type, root_id, person_id, content, created_at)
       VALUES ('product', $1, 'product', $1, $2, $3, now() - $4 * interval '1 hour')`,
      [id, asker.id, content, contents.length - place],
    );
  return { owner, id, path: canonicalProductPath({ id, name: 'Commented Bearing', company }) };
}

test('visitors read five comments with the page and load more by five; they are told to log in', async () => {
  const product = await aCommented(Array.from({ length: 7 }, (_, place) => `Comment ${place + 1}`));
  const { page, expectCalm } = await visit();
  await page.goto(product.path);
  await section(page).getByText('If you want to comment you must be loged in.').waitFor();
  const login = section(page).getByRole('link', { name: 'Login', exact: true });
  expect(await login.getAttribute('href')).toContain('/login');
  expect(await section(page).getByRole('listitem').count()).toBe(5);
  expect(await says(page, 'Comment 2').count()).toBe(0);
  expect(await box(page).count()).toBe(0);
  for (const name of ['Like', 'Reply']) expect(await press(page, name).count()).toBe(0);
  await expectCalm();
  await press(page, 'Load more').click();
  await says(page, 'Comment 1').waitFor();
  expect(await section(page).getByRole('listitem').count()).toBe(7);
  expect(await press(page, 'Load more').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

test('a comment is sent by Enter, has lines by Shift+Enter, is edited, liked and removed', async () => {
  const product = await aCommented();
  const { page, expectCalm } = await aVisitor();
  await page.goto(product.path);
  await says(page, 'No comments yet.').waitFor();
  expect(await section(page).getByText('/512').count(), 'boxes of comments have no counter').toBe(0);
  expect(await box(page).getAttribute('placeholder')).toBe('Type here...');
  await box(page).fill('   ');
  await box(page).press('Enter');
  expect(await section(page).getByRole('listitem').count()).toBe(0);
  await box(page).fill('Is the shaft hollow?');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('50 mm?');
  await box(page).press('Enter');
  await section(page).getByText('Is the shaft hollow?\n50 mm?').waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('');
  await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectFocusSeen(page);
  await press(page, 'Like').click();
  await says(page, '1 like').waitFor();
  await press(page, 'Comment by Marisol Treviño').click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const editor = section(page).getByRole('listitem').getByRole('textbox');
  await editor.fill('Is the shaft solid?');
  await editor.press('Enter');
  await says(page, 'Is the shaft solid?').waitFor();
  await says(page, 'Edited').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await press(page, 'Unlike').waitFor();
  await press(page, 'Comment by Marisol Treviño').click();
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await says(page, 'No comments yet.').waitFor();
  await expectCalm();
});

thoroughTest(
  'while it is sent the box is disabled and empty; where that fails the text is back, and it arrives once',
  async () => {
    const product = await aCommented();
    const { page } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
    await page.goto(product.path);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/make-comment', async (route) => {
      await held;
      // It was taken, and the answer was lost.
      await route.fetch();
      await route.abort();
    });
    await box(page).fill('In zinc?');
    await box(page).press('Enter');
    await expect.poll(() => box(page).isDisabled()).toBe(true);
    expect(await box(page).inputValue()).toBe('');
    release();
    await expect.poll(() => box(page).inputValue()).toBe('In zinc?');
    expect(await box(page).isEnabled()).toBe(true);
    expect(await page.locator('.k-toast').count()).toBe(0);
    await page.unroute('**/make-comment');
    await box(page).press('Enter');
    await says(page, 'In zinc?').waitFor();
    expect(await section(page).getByRole('listitem').count()).toBe(1);
  },
);

thoroughTest(
  'the business replies in its name and marks the answer, which visitors read first; it closes comments',
  async () => {
    const product = await aCommented(['Is it plated?']);
    const buyer = await aVisitor();
    await buyer.page.goto(product.path);
    await press(buyer.page, 'Reply').click();
    await section(buyer.page).getByRole('textbox', { name: 'Reply' }).fill('I need to know that, too.');
    await section(buyer.page).getByRole('textbox', { name: 'Reply' }).press('Enter');
    await says(buyer.page, 'I need to know that, too.').waitFor();
    await press(buyer.page, '1 reply').click();
    expect(await says(buyer.page, 'I need to know that, too.').count()).toBe(0);

    const { id, page, expectCalm } = await aVisitor();
    await change('UPDATE business_members SET person_id = $1 WHERE person_id = $2', [id, product.owner.id]);
    await page.goto(product.path);
    await press(page, 'Close comments').waitFor();
    await press(page, 'Reply').click();
    await section(page).getByRole('textbox', { name: 'Reply' }).fill('In zinc, 12 µm.');
    await section(page).getByRole('textbox', { name: 'Reply' }).press('Enter');
    await says(page, 'In zinc, 12 µm.').waitFor();
    const reply = section(page).getByRole('listitem').filter({ hasText: 'In zinc' }).last();
    await reply.getByRole('button', { name: 'Comment by Commented Bearings Works' }).click();
    await page.getByRole('menuitem', { name: 'Mark as answer', exact: true }).click();
    await says(page, 'Answer').first().waitFor();
    await press(page, 'Close comments').click();
    await says(page, 'Comments are closed.').waitFor();
    expect(await box(page).count()).toBe(0);
    await expectCalm();

    const visitor = await visit();
    await visitor.page.goto(product.path);
    await says(visitor.page, 'In zinc, 12 µm.').waitFor();
    await section(visitor.page)
      .getByRole('link', { name: 'Commented Bearings Works', exact: true })
      .waitFor();
    expect(await says(visitor.page, 'I need to know that, too.').count()).toBe(0);
    await press(visitor.page, '2 replies').click();
    await says(visitor.page, 'I need to know that, too.').waitFor();
    const texts = await section(visitor.page).locator('.c-text').allTextContents();
    expect(texts).toEqual(['Is it plated?', 'In zinc, 12 µm.', 'I need to know that, too.']);
  },
);

test('what somebody may do for a business is known late, and moves nothing', async () => {
  const product = await aCommented(['Is it plated?']);
  const { id, page, expectCalm } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  await change('UPDATE business_members SET person_id = $1 WHERE person_id = $2', [id, product.owner.id]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/business/profile/my-list*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product.path);
  await section(page).scrollIntoViewIfNeeded();
  await box(page).waitFor();
  expect(await section(page).getByLabel('Comment as').count()).toBe(0);
  release();
  await section(page).getByLabel('Comment as').waitFor();
  await press(page, 'Close comments').waitFor();
  await expectCalm(0.005);
  expect(await findViolations(page)).toEqual([]);
});
