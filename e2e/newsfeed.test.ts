import { randomUUID } from 'node:crypto';
import { idFromSlug } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { draftKeys } from './drafts.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

type Person = Awaited<ReturnType<typeof aPerson>>;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const text = (page: Page) => main(page).getByLabel('What’s new?');
const cards = (page: Page) => main(page).locator('article[data-post]');
const toast = (page: Page, words: string) => page.locator('.k-toast').getByText(words).waitFor();

async function send({ headers }: Person, method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${portal()}/api/v1/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}
const posts = (by: Person, content: string) => send(by, 'POST', 'social/posts/make-post', { content });
const follows = (by: Person, { id }: { id: string }) =>
  send(by, 'POST', 'social/follow/user', { resourceID: id });

/** Waits until a job has filled the feed of somebody. */
async function untilFilled(reader: Person, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await fetch(`${portal()}/api/v1/newsfeed/load`, { headers: reader.headers });
      return (await answer.json()).data.items.length;
    })
    .toBe(count);
}

thoroughTest('who is not signed in logs in first, and comes back to the newsfeed', async () => {
  const { page } = await visit({ baseURL: portal() });
  await page.goto('/newsfeed');
  // By the login, which this account service makes a redirect.
  await page.waitForURL(`${portal()}/newsfeed`);
  await page.getByRole('heading', { level: 1, name: 'Newsfeed' }).waitFor();
});

test('what is written is posted as oneself or as one’s business, at the top at once; a draft and what fails stay', async () => {
  const { page, id, expectCalm } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  await aBusinessOf(id, 'Envases Tepeyac');
  await page.goto('/newsfeed');
  await button(page, 'Post').waitFor();
  expect(await button(page, 'Post').isDisabled(), 'nothing is written').toBe(true);
  await text(page).fill('Our first post.');
  await expect.poll(() => draftKeys(page)).toContainEqual(expect.stringContaining('post'));
  await page.reload();
  await expect.poll(() => text(page).inputValue()).toBe('Our first post.');
  await expectCalm();
  expect(await findViolations(page)).toEqual([]);
  await page.route('**/make-post', (route) => route.abort());
  await button(page, 'Post').click();
  await toast(page, 'There was an error creating this post!');
  expect(await text(page).inputValue()).toBe('Our first post.');
  await page.unroute('**/make-post');
  await button(page, 'Post').click();
  await toast(page, 'Post created!');
  await expect.poll(() => text(page).inputValue()).toBe('');
  await cards(page).getByText('Our first post.').waitFor();
  await main(page)
    .getByRole('button', { name: /^Post as/ })
    .click();
  await main(page).getByRole('button', { name: 'Envases Tepeyac' }).click();
  await main(page).getByText('You are posting as Envases Tepeyac.').waitFor();
  await text(page).fill('Our second post.');
  await button(page, 'Post').click();
  await cards(page).first().getByText('Our second post.').waitFor();
  await cards(page).first().getByRole('link', { name: 'Envases Tepeyac' }).waitFor();
  await page.reload();
  await main(page).getByText('You are posting as Envases Tepeyac.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('socialActor'))).toMatch(/^\{"type":"business"/);
  await expect.poll(() => cards(page).count()).toBe(2);
});

test('the first five businesses are offered, all of them behind one more press', async () => {
  const { page, id } = await aVisitor();
  for (let number = 1; number <= 7; number += 1) await aBusinessOf(id, `Business ${number}`);
  await page.goto('/newsfeed');
  await main(page)
    .getByRole('button', { name: /^Post as/ })
    .click();
  const offered = main(page).getByRole('list', { name: 'Post as' }).getByRole('button');
  await expect.poll(() => offered.count()).toBe(1 + 5);
  await button(page, 'All my businesses').click();
  await expect.poll(() => offered.count()).toBe(1 + 7);
});

test('what those one follows post is there; what comes meanwhile is announced and moves nothing', async () => {
  const friend = await aPerson({ firstName: 'Ruth', lastName: 'Okafor' });
  const { page, ...reader } = await aVisitor();
  await page.goto('/newsfeed');
  await main(page).getByText('You don’t follow anyone yet').waitFor();
  await follows(reader, friend);
  await posts(friend, 'One.');
  await untilFilled(reader, 1);
  await page.reload();
  await cards(page).getByText('One.').waitFor();
  await posts(friend, 'Two.');
  await untilFilled(reader, 2);
  // As when the tab is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const news = button(page, 'Show one new post');
  await news.waitFor();
  expect(await cards(page).count()).toBe(1);
  await news.click();
  await cards(page).first().getByText('Two.').waitFor();
  expect(await cards(page).count()).toBe(2);
});

test('of two choices in quick succession the second is shown, whichever answer comes last', async () => {
  const { page, ...reader } = await aVisitor();
  await posts(reader, 'Mine.');
  await page.goto('/newsfeed');
  await cards(page).getByText('Mine.').waitFor();
  const choice = (name: string) => main(page).getByRole('radio', { name, exact: true });
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route('**/newsfeed/load?choice=industries*', async (route) => {
    await held;
    await route.continue();
  });
  await choice('Following').press('ArrowDown');
  await main(page).getByRole('status', { name: 'Loading' }).waitFor();
  expect(await main(page).getByText('Nobody in your industries has posted yet').count()).toBe(0);
  await choice('My industries').press('ArrowDown');
  await cards(page).getByText('Mine.').waitFor();
  const late = page.waitForResponse('**/newsfeed/load?choice=industries*');
  answerFirst();
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await choice('All').isChecked()).toBe(true);
  await cards(page).getByText('Mine.').waitFor();
});

/** Posts of somebody's own, an hour between each, in their feed. */
async function manyPosts(authorID: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await change(
    `INSERT INTO posts (id, author_id, timeline_type, timeline_id, content, created_at)
    SELECT id, $2, 'user', $2, 'Post ' || place, now() - place * interval '1 hour'
    FROM unnest($1::uuid[]) WITH ORDINALITY AS made (id, place)`,
    [ids, authorID],
  );
  await change(
    'INSERT INTO feed_items (person_id, created_at, item_id) SELECT author_id, created_at, id FROM posts WHERE author_id = $1',
    [authorID],
  );
}

test('who comes back from a post finds the pages that were loaded, and the post where it stood', async () => {
  const { page, ...reader } = await aVisitor();
  await manyPosts(reader.id, 25);
  await page.goto('/newsfeed');
  await expect.poll(() => cards(page).count()).toBe(10);
  await button(page, 'Load more').click();
  await expect.poll(() => cards(page).count()).toBe(20);
  const card = cards(page).filter({ hasText: 'Post 17' });
  await card.scrollIntoViewIfNeeded();
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await card.locator('time').click();
  await page.waitForURL('**/social/posts/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await posts(reader, 'Meanwhile.');
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(20);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('more is loaded when Load more is seen, after four seconds, three times by itself', async () => {
  const { page, ...reader } = await aVisitor();
  await manyPosts(reader.id, 55);
  await page.goto('/newsfeed');
  await expect.poll(() => cards(page).count()).toBe(10);
  await page.clock.install();
  for (const count of [20, 30, 40]) {
    await button(page, 'Load more').scrollIntoViewIfNeeded();
    await page.clock.runFor(3_000);
    expect(await cards(page).count()).toBe(count - 10);
    await page.clock.runFor(1_500);
    await expect.poll(() => cards(page).count()).toBe(count);
  }
  await button(page, 'Load more').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  expect(await cards(page).count(), 'the footer is to be reached').toBe(40);
  await button(page, 'Load more').click();
  await expect.poll(() => cards(page).count()).toBe(50);
  await button(page, 'Load more').click();
  await expect.poll(() => cards(page).count()).toBe(55);
  expect(await button(page, 'Load more').count(), 'no more items remain').toBe(0);
});

test('a post is edited, pinned, removed and restored from its menu; what fails says so in Spanish', async () => {
  const { page, ...author } = await aVisitor();
  await posts(author, 'Frist.');
  await page.goto(`/timeline/${author.id}`);
  const menu = (name: string) => page.getByRole('menuitem', { name }).click();
  const openMenu = () =>
    main(page)
      .getByRole('button', { name: /^Menu for the post/ })
      .click();
  await openMenu();
  await menu('Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await dialog.getByLabel('Text').fill('First.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await cards(page).getByText('First.').waitFor();
  await cards(page).getByText('Edited').waitFor();
  await openMenu();
  await menu('Earlier versions');
  await page.getByRole('dialog', { name: 'Earlier versions' }).getByText('Frist.').waitFor();
  await page.keyboard.press('Escape');
  await openMenu();
  await menu('Pin to the top');
  await cards(page).getByText('Pinned').waitFor();
  await page.route('**/remove-post', (route) => route.abort());
  await openMenu();
  await menu('Remove');
  await toast(page, 'Ocurrió un error al eliminar la publicación.');
  // Said in the head of the post, too, until something else is tried.
  const refusal = cards(page).getByRole('alert');
  await refusal.getByText('Ocurrió un error al eliminar la publicación.').waitFor();
  await openMenu();
  await menu('Unpin');
  await cards(page).getByText('Pinned').waitFor({ state: 'detached' });
  expect(await refusal.count()).toBe(0);
  await page.unroute('**/remove-post');
  await openMenu();
  await menu('Remove');
  await expect.poll(() => cards(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await cards(page).getByText('First.').waitFor();
});

test('a feed that cannot be loaded says so, and is loaded again', async () => {
  const { page } = await aVisitor();
  await page.route('**/newsfeed/load*', (route) => route.abort());
  await page.goto('/newsfeed');
  await main(page).getByText('Failed loading your newsfeed').waitFor();
  await page.unroute('**/newsfeed/load*');
  await button(page, 'Try again').click();
  await main(page).getByText('You don’t follow anyone yet').waitFor();
});

thoroughTest('a business is mentioned by what is typed behind an @, and its name leads to it', async () => {
  const { page, ...author } = await aVisitor();
  await page.goto('/newsfeed');
  await text(page).pressSequentially('Thanks @Ulmhorst Fert');
  const option = page.getByRole('option', { name: /Ulmhorst Fertigung/ }).first();
  const businesses = page.getByRole('option', { name: /Ulmhorst/ }).filter({ hasText: /^(UF)?Ulmhorst/ });
  await businesses.first().waitFor();
  await option.waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('for the test bench.');
  expect(await text(page).inputValue()).toBe('Thanks @Ulmhorst Fertigung GmbH for the test bench.');
  await button(page, 'Post').click();
  const link = cards(page).getByRole('link', { name: '@Ulmhorst Fertigung GmbH' });
  await link.waitFor();
  await page.goto(`/timeline/${author.id}`);
  await link.click();
  await page.getByRole('heading', { level: 1, name: /Ulmhorst Fertigung/ }).waitFor();
  // Once it is blocked it is suggested no more.
  const businessID = idFromSlug(new URL(page.url()).pathname.split('/')[2]) ?? '';
  await send(author, 'PUT', `social/blocks/${businessID}`, { resourceType: 'business' });
  await page.goto('/newsfeed');
  const asked = page.waitForResponse(/social\/blocked-among/);
  await text(page).pressSequentially('Thanks @Ulmhorst Fert');
  await asked;
  await text(page).pressSequentially('i');
  await page.waitForResponse(/social\/blocked-among/);
  // Its people are, under its name.
  const suggested = page.getByRole('option', { name: /Ulmhorst/ });
  await suggested.first().waitFor();
  expect(await businesses.count()).toBe(0);
});

thoroughTest('a picture goes with a post, described, and nothing is posted before it is there', async () => {
  const { page } = await aVisitor();
  await page.goto('/newsfeed');
  await text(page).fill('Look.');
  await main(page)
    .locator('input[data-picture="post-picture"]')
    .setInputFiles('e2e/../apps/portal/public/icon-512.png');
  await main(page).getByLabel('Description of picture 1').fill('Our new test bench');
  await button(page, 'Post').click();
  await cards(page).first().getByRole('img', { name: 'Our new test bench' }).waitFor();
});

test('who likes a post is listed; where that cannot be loaded it says so', async () => {
  const author = await aPerson({ firstName: 'Ruth', lastName: 'Okafor' });
  const liker = await aPerson({ firstName: 'Teodoro', lastName: 'Quintanar' });
  await posts(author, 'Lip seals or labyrinth seals?');
  const { page, expectCalm } = await aVisitor();
  await page.goto(`/timeline/${author.id}`);
  const resourceID = await cards(page).getAttribute('data-post');
  await send(liker, 'POST', 'social/reaction/react/post', { resourceID, reactionType: 'like' });
  await page.reload();
  await button(page, '1 like').click();
  const dialog = page.getByRole('dialog', { name: '1 like' });
  await dialog.getByRole('link', { name: 'Teodoro Quintanar' }).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await expectCalm();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.route('**/social/reaction/summary/*', (route) => route.abort());
  await button(page, '1 like').click();
  const likes = page.getByRole('dialog', { name: 'Likes' });
  await likes.getByText('Error loading data').waitFor();
  await page.unroute('**/social/reaction/summary/*');
  await likes.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('link', { name: 'Teodoro Quintanar' }).waitFor();
});

test('a timeline and a post are for everybody, with a title, and a feed for readers', async () => {
  const author = await aPerson({ firstName: 'Ruth', lastName: 'Okafor' });
  await posts(author, 'Field note: labyrinth seals.');
  const { page, expectCalm } = await visit();
  await page.goto(`/profile/${author.id}`);
  await main(page).getByText('Field note: labyrinth seals.').waitFor();
  await page.goto(`/timeline/${author.id}`);
  await page.getByRole('heading', { level: 1, name: 'Posts by Ruth Okafor' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await cards(page).locator('time').click();
  await page.waitForURL(/\/social\/posts\//);
  await expect.poll(() => page.title()).toMatch(/^Field note: labyrinth seals\. – Ruth Okafor \| Kontor/);
  await cards(page).getByText('Field note: labyrinth seals.').waitFor();
  await expectCalm();
  const feed = await fetch(`${portal()}/timeline/${author.id}/feed.xml`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect(await feed.text()).toContain('<description>Field note: labyrinth seals.</description>');
});

thoroughTest(
  'new products of a followed business stand in the newsfeed by time, with picture, name and way',
  async () => {
    const owner = await aPerson();
    const businessID = await aBusinessOf(owner.id, 'Rodamientos Anáhuac');
    const { page, expectCalm, ...reader } = await aVisitor();
    await send(reader, 'POST', 'social/follow/business', { resourceID: businessID });
    await posts(reader, 'Posted before.');
    const names = ['Ball bearing', 'Roller bearing', 'Needle bearing', 'Thrust bearing'];
    for (const name of names) await aProduct({ business_id: businessID, name, created_at: new Date() });
    // As the job does that looks every few minutes.
    await change(
      `WITH news AS (
      INSERT INTO business_news (business_id, kind, created_at)
      SELECT $1::uuid, 'products', min(listed_at) FROM products WHERE business_id = $1 RETURNING id, created_at
    ) INSERT INTO feed_items (person_id, created_at, item_id) SELECT $2, created_at, id FROM news`,
      [businessID, reader.id],
    );
    await page.goto('/newsfeed');
    const card = main(page).getByRole('article').filter({ hasText: '4 new products' });
    await card.getByRole('link', { name: 'Rodamientos Anáhuac' }).waitFor();
    expect(await main(page).getByRole('article').nth(1).textContent()).toContain('Posted before.');
    await card.getByRole('link', { name: 'And 1 more' }).waitFor();
    await expectCalm();
    expect(await findViolations(page)).toEqual([]);
    await card.getByRole('link', { name: 'Ball bearing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ball bearing' }).waitFor();
  },
);
