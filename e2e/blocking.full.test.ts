import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { untilStill } from './motion.ts';
import { usePeople } from './people.ts';
import { useSessionProduct } from './session-product.ts';

const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

type Person = Awaited<ReturnType<typeof aPerson>>;
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('article[data-post]');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const toast = (page: Page, words: string | RegExp) => page.locator('.k-toast').getByText(words).waitFor();
const choose = async (page: Page, text: string, item: string) => {
  await card(page, text)
    .getByRole('button', { name: /^Menu for the post by/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

async function posts({ headers }: Person, content: string): Promise<string> {
  const answer = await fetch(`${portal()}/api/v1/social/posts/make-post`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data.postID;
}

async function openAll(page: Page): Promise<void> {
  await page.goto('/newsfeed');
  const all = main(page).getByRole('radio', { name: 'All', exact: true });
  await all.press('Space');
  await expect.poll(() => all.isChecked()).toBe(true);
}

test('a post is hidden with the way back, whose it is muted and unmuted in the settings', async () => {
  const author = await aPerson({ firstName: 'Lotte', lastName: 'Laut' });
  const [first, second] = [`First loud post ${author.id}`, `Second loud post ${author.id}`];
  await posts(author, first);
  await posts(author, second);
  const { page, expectCalm } = await aVisitor();
  await openAll(page);
  await choose(page, first, 'Hide');
  await toast(page, 'You will no longer see this post.');
  expect(await card(page, first).count()).toBe(0);
  await page.locator('.k-toast').getByRole('button', { name: 'Undo' }).click();
  await card(page, first).waitFor();
  await choose(page, first, 'Hide');
  await expect.poll(() => card(page, first).count()).toBe(0);
  await choose(page, second, 'Mute Lotte Laut');
  await toast(page, 'You no longer see what Lotte Laut writes. They are not told.');
  expect(await card(page, second).count()).toBe(0);
  await page.goto('/notifications/settings');
  const list = page.locator('#blocking');
  await list.getByRole('link', { name: first }).waitFor();
  await list.getByRole('button', { name: 'Unmute Lotte Laut' }).click();
  await list.getByText('You have not muted anyone.').waitFor();
  await list.getByRole('button', { name: 'Show the post by Lotte Laut again' }).click();
  await list.getByText('You have not hidden any posts.').waitFor();
  // Nothing lies half below the top bar.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  await openAll(page);
  for (const text of [first, second]) await card(page, text).waitFor();
  await expectCalm();
});

test('whoever is blocked is gone from the newsfeed, and a post is reported with a reason from its menu', async () => {
  const author = await aPerson({ firstName: 'Bodo', lastName: 'Blocker' });
  const reported = await aPerson({ firstName: 'Rita', lastName: 'Report' });
  const [theirs, other] = [`Post to block ${author.id}`, `Post to report ${reported.id}`];
  await posts(author, theirs);
  await posts(reported, other);
  const { page } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  await openAll(page);
  await choose(page, theirs, 'Block Bodo Blocker');
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.getByRole('button', { name: 'Block', exact: true }).click();
  await toast(page, /^Bodo Blocker is blocked/);
  expect(await card(page, theirs).count()).toBe(0);
  await choose(page, other, 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report post' });
  await dialog.getByLabel('Insult or threat').check();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await toast(page, 'Reported. A moderator will look at it.');
  await page.goto('/notifications/settings');
  const list = page.locator('#blocking');
  await list.getByText('Waiting for a moderator').waitFor();
  await list.getByRole('button', { name: 'Unblock Bodo Blocker' }).waitFor();
});

test('a post with many links is seen by its author alone, with the reason on its card', async () => {
  const { page, id } = await aVisitor();
  await page.goto('/newsfeed');
  const links = Array.from({ length: 6 }, (_, place) => `https://shop${place}.example/${id}`).join(' ');
  await main(page).getByLabel('What’s new?').fill(`Six shops: ${links}`);
  await main(page).getByRole('button', { name: 'Post', exact: true }).click();
  const held = card(page, 'Six shops');
  await held.getByRole('note').getByText('Only you see this.').waitFor();
  await held.getByText('It contains many links.').waitFor();
  await untilStill(page);
  const found = await findViolations(page);
  expect(found, found.join('; ')).toEqual([]);
  const address = (await held.locator('.po-meta a').getAttribute('href')) ?? '';
  await page.goto(address);
  await main(page).getByText('Only you see this.').waitFor();
  const other = await aVisitor();
  await openAll(other.page);
  expect(await card(other.page, 'Six shops').count()).toBe(0);
  const answer = await other.page.goto(address);
  expect(answer?.status()).toBe(404);
});
