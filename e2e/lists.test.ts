import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { expectFocusSeen, focused } from './focus.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();
const toast = (page: Page, text: string) => page.locator('.k-toast').getByText(text, { exact: true });
const names = (page: Page) => main(page).locator('.fv-row h2').allTextContents();
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => main(page).locator('.fv-row').filter({ hasText: name });

/** Does something with a row, by its menu. */
async function choose(page: Page, name: string, item: string) {
  await row(page, name)
    .getByRole('button', { name: `Menu of ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The entries of a list in their order, as they are stored. */
function storedOrder(listID: string): Promise<string[]> {
  return withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ resource_id: string }>(
      'SELECT resource_id FROM list_entries WHERE list_id = $1 AND removed_at IS NULL ORDER BY rank',
      [listID],
    );
    return rows.map(({ resource_id }) => resource_id);
  });
}

async function suppliers(count: number) {
  const owner = await aPerson();
  const made: { id: string; name: string }[] = [];
  for (let each = 1; each <= count; each += 1) {
    const name = `Listed Gear Works ${each}`;
    made.push({ id: await aBusinessOf(owner.id, name), name });
  }
  return made;
}

/** A list of somebody's with these businesses. */
async function aList(ownerID: string, name: string, businesses: readonly { id: string }[]) {
  return withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'INSERT INTO lists (owner_id, name) VALUES ($1, $2) RETURNING id',
      [ownerID, name],
    );
    const [{ id } = { id: '' }] = rows;
    for (const [index, business] of businesses.entries())
      await client.query(
        `INSERT INTO list_entries (list_id, resource_type, resource_id, rank) VALUES ($1, 'business', $2, $3)`,
        [id, business.id, (index + 1) * 1_048_576],
      );
    return id;
  });
}

test('what is saved goes into a new list, which is named anew, archived and found again', async () => {
  const [supplier = { id: '', name: '' }] = await suppliers(1);
  const { page, expectCalm } = await aVisitor();
  await page.goto(`/business/${supplier.id}`);
  await main(page).getByRole('button', { name: 'Save Business', exact: true }).first().click();
  await toast(page, 'Saved successfully').waitFor();
  await page.locator('.k-toast').getByRole('button', { name: 'Add to list' }).click();
  await dialog(page).getByText('No lists yet').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'New list' }).click();
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await dialog(page).getByText('Please enter a name.').waitFor();
  await dialog(page).getByLabel('Name').fill('Gear units line 4');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('link', { name: 'Open list' }).click();
  await page.waitForURL('**/lists/*');
  await page.getByRole('heading', { name: 'Gear units line 4' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Gear units line 4 \| /);
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toMatch(/^List of /);
  await expect.poll(() => names(page)).toEqual([supplier.name]);
  expect(await findViolations(page)).toEqual([]);
  await expectCalm();

  await button(page, 'Menu of the list').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog(page).getByLabel('Name').fill('Gear units line 5');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Gear units line 5' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Gear units line 5 \| /);
  await button(page, 'Menu of the list').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await main(page).getByText('This list is archived.').waitFor();
  await main(page).getByRole('link', { name: 'Lists' }).click();
  await page.getByRole('heading', { name: 'Archive' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Lists \| /);
  await main(page).getByRole('link', { name: 'Gear units line 5' }).click();
  await main(page).getByText('This list is archived.').waitFor();
  await button(page, 'Menu of the list').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await main(page).getByText('No lists yet').waitFor();
});

test('entries are moved by keys, taken out and put back, and asked together', async () => {
  const made = await suppliers(3);
  const [one = '', two = '', three = ''] = made.map(({ name }) => name);
  const { page, id, expectCalm } = await aVisitor();
  const listID = await aList(id, 'By keys', made);
  await page.goto(`/lists/${listID}`);
  await expect.poll(() => names(page)).toEqual([one, two, three]);
  await button(page, 'Move entry 1').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => names(page)).toEqual([two, one, three]);
  await page.getByText(`${one}: position 2 of 3`).waitFor({ state: 'attached' });
  await expectFocusSeen(page);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => names(page)).toEqual([two, three, one]);
  await page.keyboard.press('Alt+ArrowDown');
  const idOf = (name: string) => made.find((each) => each.name === name)?.id;
  await expect.poll(() => storedOrder(listID)).toEqual([two, three, one].map(idOf));

  await choose(page, three, 'Remove from list');
  await expect.poll(() => names(page)).toEqual([two, one]);
  await expect.poll(() => focused(page)).toContain(one);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual([two, three, one]);
  await expect.poll(() => storedOrder(listID)).toEqual([two, three, one].map(idOf));
  await expectCalm();
  await main(page).getByRole('link', { name: 'Ask 3 suppliers' }).click();
  await page.waitForURL(`**/business/${idOf(two)}**/send-request?others=${idOf(three)}**`);
});

test('what changed is shown where it is, and each kind says how many', async () => {
  const made = await suppliers(2);
  const [one = { id: '', name: '' }] = made;
  const { page, id } = await aVisitor();
  const listID = await aList(id, 'Changed', made);
  const product = 'Listed gear unit';
  const productID = await aProduct({ business_id: one.id, name: product, industry_id: '0006' });
  const known = "known_at, rank) VALUES ($1, 'product', $2, now() - interval '3 days', 9)";
  await change(`INSERT INTO list_entries (list_id, resource_type, resource_id, ${known}`, [
    listID,
    productID,
  ]);
  await page.goto(`/lists/${listID}`);
  await expect.poll(() => names(page)).toHaveLength(2);
  await main(page).getByText('1 entry changed since you last looked.').waitFor();
  await button(page, 'Show only these').click();
  await expect.poll(() => names(page)).toEqual([product]);
  const tab = (name: string) =>
    main(page).getByRole('navigation', { name: 'Entries of the list' }).getByText(name);
  await tab('Businesses0').or(tab('Businesses 0')).waitFor();
  await button(page, 'Show all').click();
  await tab('Businesses2').or(tab('Businesses 2')).waitFor();
  await expect.poll(() => names(page)).toEqual([product]);
});

test('a list that is loaded again while it is scrolled down on a phone shows its rows, and no foot in their place', async () => {
  const made = await suppliers(12);
  const { page, id, expectCalm } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  const listID = await aList(id, 'Scrolled down', made);
  await page.goto(`/lists/${listID}`);
  await expect.poll(() => names(page)).toHaveLength(12);
  const ninth = row(page, made[8]?.name ?? '');
  await ninth.scrollIntoViewIfNeeded();
  const ends = [ninth, ninth.getByRole('button', { name: /^Menu of / })].map(async (part) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  });
  const [end = 0, endOfMenu = 0] = await Promise.all(ends);
  expect(end - endOfMenu, 'the menu stands at the end of its row').toBeLessThan(16);
  await page.reload();
  await expect.poll(() => names(page)).toHaveLength(12);
  await expectCalm();
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect(foot?.y).toBeGreaterThan(844);
});

test('on a phone what one may do with a shared list is read in full, in languages of long words', async () => {
  const ben = await aPerson({ firstName: 'Benedetta', lastName: 'Castelnuovo' });
  const { page, id } = await aVisitor({}, { locale: 'es-MX', viewport: { width: 390, height: 844 } });
  const listID = await aList(id, 'Shared', []);
  await change('INSERT INTO list_shares (list_id, person_id, may_edit) VALUES ($1, $2, true)', [
    listID,
    ben.id,
  ]);
  await page.goto(`/lists/${listID}`);
  await button(page, 'Compartir').click();
  const access = dialog(page).getByLabel('Acceso de Benedetta Castelnuovo');
  expect((await access.boundingBox())?.width).toBeGreaterThan(200);
  expect(await findViolations(page)).toEqual([]);
});

test('rows are dragged by their handles', async () => {
  const made = await suppliers(3);
  const [one = '', two = '', three = ''] = made.map(({ name }) => name);
  const { page, id } = await aVisitor();
  const listID = await aList(id, 'By hand', made);
  await page.goto(`/lists/${listID}`);
  await expect.poll(() => names(page)).toEqual([one, two, three]);
  await expect
    .poll(() => main(page).locator('.fv-row[draggable="true"]').count(), { message: 'what drags is loaded' })
    .toBe(3);
  await button(page, 'Move entry 3').dragTo(row(page, one));
  await expect.poll(() => names(page)).toEqual([three, one, two]);
  await expect.poll(() => storedOrder(listID)).toEqual([made[2]?.id, made[0]?.id, made[1]?.id]);
});

test('two edit a shared list at once and lose nothing; what is revoked is gone', async () => {
  const made = await suppliers(1);
  const [{ name } = { name: '' }] = made;
  const ada = await aVisitor();
  const ben = await aVisitor();
  const business = await aBusinessOf(ada.id, 'Sharing Plant');
  await change(`INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, 'member')`, [
    business,
    ben.id,
  ]);
  const listID = await aList(ada.id, 'Shared one', made);
  await ada.page.goto(`/lists/${listID}`);
  await button(ada.page, 'Share').click();
  await dialog(ada.page).getByLabel('With').selectOption('Everyone at Sharing Plant');
  await dialog(ada.page).getByRole('button', { name: 'Share', exact: true }).click();
  const access = dialog(ada.page).getByLabel('Access of Sharing Plant');
  await access.waitFor();
  expect(await findViolations(ada.page)).toEqual([]);

  await ben.page.goto('/favorites?tab=lists');
  await main(ben.page).locator('.ls-links').getByRole('link', { name: 'Shared one' }).click();
  await main(ben.page).getByText('You can read it.').waitFor();
  await expect.poll(() => names(ben.page)).toEqual([name]);
  expect(
    await main(ben.page)
      .getByRole('button', { name: /^(Move entry|Menu of|Add a note)/ })
      .count(),
  ).toBe(0);
  await access.selectOption('Can edit');
  await expect.poll(() => access.inputValue()).toBe('edit');
  await dialog(ada.page).getByRole('button', { name: 'Close' }).click();
  await ben.page.reload();
  await main(ben.page).getByText('You can edit it.').waitFor();

  for (const { page } of [ada, ben]) await button(page, 'Add a note').click();
  const note = (page: Page, text: string, tag: string) =>
    main(page)
      .getByLabel('Your note')
      .fill(text)
      .then(() => main(page).getByRole('textbox', { name: 'Tags' }).fill(tag));
  await note(ada.page, 'Quoted US$ 1,184.', 'quoted');
  await note(ben.page, 'Needs a torque arm.', 'visited');
  await button(ada.page, 'Save').click();
  await row(ada.page, name).getByText('Quoted US$ 1,184.').waitFor();
  await button(ada.page, 'Edit note and tags').and(ada.page.locator(':focus')).waitFor();
  await button(ben.page, 'Save').click();
  await main(ben.page).getByText('Someone else changed the tags in the meantime.').waitFor();
  expect(await findViolations(ben.page)).toEqual([]);
  await button(ben.page, 'Save').click();
  await expect
    .poll(() => row(ben.page, name).locator('.ls-tags li').allTextContents())
    .toEqual(['quoted', 'visited']);
  for (const text of ['Quoted US$ 1,184.', 'Needs a torque arm.'])
    await row(ben.page, name).getByText(text).waitFor();

  await button(ada.page, 'Share').click();
  await dialog(ada.page).getByRole('button', { name: 'Stop sharing with Sharing Plant' }).click();
  await access.waitFor({ state: 'detached' });
  await ben.page.reload();
  await ben.page.getByRole('heading', { name: 'This list is no longer available' }).waitFor();
});

thoroughTest(
  'a list says quietly what changed since, and fits every width, in the dark and in Chinese',
  async () => {
    const made = await suppliers(2);
    const [first = { id: '', name: '' }] = made;
    const { page, id } = await aVisitor({}, { colorScheme: 'dark', viewport: { width: 390, height: 844 } });
    const listID = await aList(id, 'What changed', made);
    const productID = await aProduct({
      business_id: first.id,
      name: 'Listed gear unit',
      industry_id: '0006',
    });
    await change(
      `INSERT INTO list_entries (list_id, resource_type, resource_id, rank, known_stock, known_lead_time_days)
       SELECT $1, 'product', id, 1, NOT stock, 24 FROM products WHERE id = $2`,
      [listID, productID],
    );
    await change(`UPDATE list_entries SET known_at = now() - interval '9 days' WHERE list_id = $1`, [listID]);
    await change(
      `INSERT INTO certificates (business_id, name, issue_date, expire_date) VALUES ($1, 'ISO 9001', '2020-01-01', current_date - 2)`,
      [first.id],
    );
    await page.goto(`/lists/${listID}`);
    await main(page)
      .getByText(/ISO 9001 expired on/)
      .waitFor();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
      expect(await findViolations(page), `${width}`).toEqual([]);
    }
    await main(page)
      .getByRole('link', { name: /^Products/ })
      .last()
      .click();
    await main(page).getByText('Lead time:').waitFor();
    await button(page, 'Mark as seen').click();
    await button(page, 'Mark as seen').waitFor({ state: 'detached' });
    await page.goto(`/lists/${listID}?lang=zh`);
    await main(page).getByText('只有您能看到此清单。').waitFor();
  },
  300_000,
);
