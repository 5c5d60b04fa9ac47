import { canonicalBusinessPath, canonicalProductPath, personAddress } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen } from './focus.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const shows = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor();

/** How many likes or follows of it are stored. */
function rowsOf(table: 'follows' | 'reactions', id: string): Promise<number> {
  return withConnection(inject('database'), async (client) => {
    const { rows } = await client.query(`SELECT FROM ${table} WHERE resource_id = $1`, [id]);
    return rows.length;
  });
}

async function aBusiness(): Promise<{ id: string; path: string; ownerID: string }> {
  const name = 'Liked Bearings Works';
  const owner = await aPerson();
  const id = await aBusinessOf(owner.id, name);
  return { id, path: canonicalBusinessPath({ id, name }), ownerID: owner.id };
}

test('likes and follows are counted at once, stay after a reload, and are taken back', async () => {
  const business = await aBusiness();
  const { page, expectCalm } = await aVisitor();
  await page.goto(business.path);
  await press(page, 'Like').click();
  await shows(page, '1 like');
  await press(page, 'Unlike').waitFor();
  await press(page, 'Follow').focus();
  await page.keyboard.press('Enter');
  await shows(page, '1 follower');
  await expectFocusSeen(page);
  await press(page, 'Unfollow').waitFor();
  await expect.poll(() => rowsOf('follows', business.id)).toBe(1);
  await expect.poll(() => rowsOf('reactions', business.id)).toBe(1);
  await page.reload();
  await press(page, 'Unfollow').waitFor();
  await expectCalm();
  expect(await findViolations(page)).toEqual([]);
  await press(page, 'Unlike').click();
  await shows(page, '0 likes');
  await press(page, 'Unfollow').click();
  await shows(page, '0 followers');
});

thoroughTest(
  'who follows a business chooses by keyboard what to see of it, and finds it chosen',
  async () => {
    const business = await aBusiness();
    const { page, id, expectCalm } = await aVisitor();
    await page.goto(business.path);
    await press(page, 'Follow').click();
    await expect.poll(() => rowsOf('follows', business.id)).toBe(1);
    const menu = press(page, 'What you see in your newsfeed');
    await menu.focus();
    await page.keyboard.press('Enter');
    const choice = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
    const isChosen = (name: string) => choice(name).getAttribute('aria-checked');
    await choice('Posts').waitFor();
    await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => isChosen('New products')).toBe('false');
    expect(await isChosen('Posts')).toBe('true');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await choice('Posts').waitFor({ state: 'detached' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect
      .poll(() =>
        withConnection(inject('database'), async (client) => {
          const { rows } = await client.query(
            'SELECT wants_posts, wants_products, wants_certificates FROM follows WHERE person_id = $1',
            [id],
          );
          return rows;
        }),
      )
      .toEqual([{ wants_posts: true, wants_products: false, wants_certificates: true }]);
    await page.reload();
    await menu.click();
    await expect.poll(() => isChosen('New products')).toBe('false');
    expect(await isChosen('New certificates')).toBe('true');
    await page.keyboard.press('Escape');
    await press(page, 'Unfollow').click();
    await menu.waitFor({ state: 'detached' });
    await press(page, 'Follow').click();
    await menu.click();
    // Whoever follows anew sees all.
    await expect.poll(() => isChosen('New products')).toBe('true');
    await expectCalm();
  },
);

test('on a phone neither of the two menus of a followed business lies on the other', async () => {
  const business = await aBusiness();
  const { page } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  await page.goto(business.path);
  await press(page, 'Follow').click();
  await press(page, 'Unfollow').waitFor();
  for (const menu of ['What you see in your newsfeed', 'More about Liked Bearings Works']) {
    const isOnTop = () =>
      press(page, menu).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop, { message: menu }).toBe(true);
  }
});

test('a like that cannot be saved goes back in silence, which screen readers alone are told', async () => {
  const business = await aBusiness();
  const { page } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  await page.goto(business.path);
  await page.route('**/social/**', (route) => route.abort());
  await press(page, 'Like').click();
  await main(page).getByText('This could not be saved. Nothing has changed.').waitFor();
  await shows(page, '0 likes');
  await press(page, 'Like').waitFor();
  expect(await page.locator('.k-toast').count()).toBe(0);
  await page.unroute('**/social/**');
  await press(page, 'Like').click();
  await shows(page, '1 like');
  await expect.poll(() => main(page).getByText('This could not be saved').count()).toBe(0);
});

/** Toasts do not go by themselves. Runs in the page, before its scripts. */
function keepToasts(): void {
  const start = window.setTimeout;
  const short = (code: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
    (milliseconds ?? 0) >= 4_000 ? 0 : start(code, milliseconds, ...rest);
  window.setTimeout = short as typeof window.setTimeout;
}

test('what failed before is not said any more once a like is saved', async () => {
  const business = await aBusiness();
  const { page } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(keepToasts);
  await page.goto(business.path);
  await page.route('**/api/v1/favorite/**', (route) => route.abort());
  await press(page, 'Save Business').click();
  // Over the bar with the button, on a line of its own.
  const said = await page.locator('.b-send .k-failure').boundingBox();
  expect([said?.x, said?.width]).toEqual([0, 390]);
  const failure = page.locator('.k-toast', { hasText: 'Something was wrong, try again please' });
  await failure.waitFor();
  await press(page, 'Like').click();
  await expect.poll(() => rowsOf('reactions', business.id)).toBe(1);
  await expect.poll(() => failure.count()).toBe(0);
});

thoroughTest('pressed again and again, what was pressed last stands', async () => {
  const business = await aBusiness();
  const { page } = await aVisitor();
  await page.goto(business.path);
  await press(page, 'Like').click();
  for (let times = 0; times < 3; times += 1) {
    await press(page, 'Unlike').click();
    await press(page, 'Like').click();
  }
  await shows(page, '1 like');
  await expect.poll(() => rowsOf('reactions', business.id)).toBe(1);
  await page.reload();
  await press(page, 'Unlike').waitFor();
});

thoroughTest(
  'products are liked, people liked and followed; nobody likes or follows themselves',
  async () => {
    const business = await aBusiness();
    const productID = await aProduct({ business_id: business.id, name: 'Liked Bearing' });
    const { page, id } = await aVisitor();
    const product = { id: productID, name: 'Liked Bearing', company: 'Liked Bearings Works' };
    await page.goto(canonicalProductPath(product));
    await press(page, 'Like').click();
    await shows(page, '1 like');
    await page.goto(personAddress(business.ownerID));
    await press(page, 'Follow').click();
    await shows(page, '1 follower');
    await press(page, 'Like').click();
    await shows(page, '1 like');
    await page.goto(personAddress(id));
    await shows(page, '0 followers');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.session)).toBeDefined();
    expect(await press(page, 'Like').count()).toBe(0);
  },
);

thoroughTest('visitors log in first; who is in a business has other ways there', async () => {
  const business = await aBusiness();
  const { page } = await visit();
  await page.goto(business.path);
  for (const name of ['Like', 'Follow'])
    expect(await main(page).getByRole('link', { name, exact: true }).getAttribute('href')).toContain(
      '/login',
    );
  const member = await aVisitor();
  await join(business.id, member.id, 'member');
  await member.page.goto(business.path);
  await member.page.getByText('Your business · Member', { exact: true }).waitFor();
  expect(await press(member.page, 'Like').count()).toBe(0);
  await member.expectCalm();
});
