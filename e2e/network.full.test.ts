import { randomUUID } from 'node:crypto';
import { canonicalBusinessPath, personAddress } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { type Hand, pointing, typing } from './hand.ts';
import { usePeople } from './people.ts';
import { aBusinessOf } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

/* The network in one piece, with a finger and without a mouse; each step alone is proved by the journeys beside this. */

const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

type Person = Awaited<ReturnType<typeof aPerson>>;
type Visitor = Awaited<ReturnType<typeof aVisitor>>;
const main = (page: Page) => page.getByRole('main');
const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true }).first();
const link = (at: Page | Locator, name: string | RegExp) => at.getByRole('link', { name }).first();
const card = (page: Page, text: string) => main(page).locator('article[data-post]').filter({ hasText: text });
const comments = (page: Page) => page.locator('#comments');
const audit = async (page: Page) => expect(await findViolations(page), page.url()).toEqual([]);

async function send({ headers }: Pick<Person, 'headers'>, path: string, body: object) {
  const answer = await fetch(`${portal()}/api/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()).data;
}

/** Waits until a page shows what a worker makes. */
async function untilShown(page: Page, at: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload();
        await button(main(page), 'Post').waitFor();
        return at.count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
}

/** Two people, each with a business, and a word that stands in all they write. */
async function twoPeople(options: BrowserContextOptions) {
  const word = `Q${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x').replaceAll('-', '')}`;
  const me = await aVisitor({ firstName: 'Inés', lastName: 'Alba' }, options);
  const they = await aVisitor({ firstName: 'Bruno', lastName: word }, options);
  const [mine, theirs] = [`Prensas ${word}`, `Resortes ${word}`];
  await aBusinessOf(me.id, mine);
  return { word, me, they, mine, theirs: { id: await aBusinessOf(they.id, theirs), name: theirs } };
}
type Two = Awaited<ReturnType<typeof twoPeople>>;

async function followToNewsfeed(hand: Hand, { word, me, they, theirs }: Two): Promise<void> {
  await me.page.goto(canonicalBusinessPath(theirs));
  await hand.press(button(main(me.page), 'Follow'));
  await button(main(me.page), 'Unfollow').waitFor();
  await audit(me.page);
  const news = `Springs of 40 mm are in stock. ${word}`;
  await send(they, 'social/posts/make-post', { content: news, businessID: theirs.id });
  await me.page.goto('/newsfeed');
  await untilShown(me.page, card(me.page, news));
  await audit(me.page);
}

/** A post with a picture, as a business, that names somebody; its address. */
async function postAsBusiness(hand: Hand, { word, me: { page, headers }, mine }: Two): Promise<string> {
  const search = { textQuery: word, skip: 0, size: 5 };
  const found = async () => (await send({ headers }, 'search/user', search)).items.length;
  await expect.poll(found, { interval: 1_000 }).toBe(1);
  await hand.press(button(main(page), /^Post as/));
  await hand.press(main(page).getByRole('list', { name: 'Post as' }).getByRole('button', { name: mine }));
  await main(page).getByText(`You are posting as ${mine}.`).waitFor();
  await hand.write(main(page).getByLabel('What’s new?'), `Our new press. Thanks @Bruno ${word}`);
  const named = page.getByRole('option', { name: `Bruno ${word}` });
  await named.waitFor();
  for (let pressed = 0; pressed < 9 && (await named.getAttribute('aria-selected')) !== 'true'; pressed += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await hand.press(button(main(page), 'Photo'));
  await (await chooser).setFiles('apps/portal/public/icon-512.png');
  await hand.write(main(page).getByLabel('Description of picture 1'), 'The new press');
  await audit(page);
  await hand.press(button(main(page), 'Post'));
  const own = card(page, 'Our new press.');
  await own.getByRole('img', { name: 'The new press' }).waitFor();
  await link(own, mine).waitFor();
  return (await own.locator('.po-meta a').first().getAttribute('href')) ?? '';
}

/** Whoever is named is told by bell and list, and comments by Enter. */
async function commentFromNotification(hand: Hand, { they: { page } }: Two, address: string): Promise<void> {
  await page.goto('/notifications');
  await link(page, /^Notifications, \d+ new$/).waitFor();
  await audit(page);
  await hand.press(link(main(page), /mentioned/));
  await page.waitForURL((url) => url.pathname === new URL(address, portal()).pathname);
  await hand.write(comments(page).getByRole('textbox', { name: 'Comment', exact: true }), 'How many tons?');
  await page.keyboard.press('Enter');
  await comments(page).getByRole('listitem').filter({ hasText: 'How many tons?' }).waitFor();
  await audit(page);
}

const likesStored = (id: string) =>
  withConnection(inject('database'), async (client) => {
    const { rows } = await client.query('SELECT FROM reactions WHERE resource_id = $1', [id]);
    return rows.length;
  });

/** Liked from two tabs, of which neither knows of the other, a comment has one like. */
async function likeFromTwoTabs(hand: Hand, { me: { page } }: Two, address: string): Promise<void> {
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto(address);
    await button(comments(tab), 'Like').waitFor();
  }
  for (const tab of tabs) await hand.press(button(comments(tab), 'Like'));
  for (const tab of tabs) await button(comments(tab), 'Unlike').waitFor();
  await tabs[1]?.close();
  await page.reload();
  await comments(page).getByText('1 like', { exact: true }).waitFor();
  const postID = address.split('/').findLast(Boolean);
  const answer = await fetch(`${portal()}/api/v1/social/comments/${postID}?skip=0&size=5`);
  const [comment] = (await answer.json()).data.comments;
  expect(await likesStored(comment.commentID)).toBe(1);
}

async function connectAndWrite(hand: Hand, { me, they }: Two): Promise<void> {
  await me.page.goto(personAddress(they.id));
  await hand.press(button(main(me.page), 'Connect'));
  const asked = me.page.getByRole('dialog');
  await hand.press(button(asked, 'Ask to connect'));
  await asked.getByText('You asked on').waitFor();
  await audit(me.page);
  await they.page.goto(personAddress(me.id));
  await hand.press(button(main(they.page), 'Answer request'));
  await hand.press(button(they.page.getByRole('dialog'), /^Accept/));
  await they.page.getByRole('dialog').getByText('Connected since').waitFor();
  await me.page.goto('/connections');
  await button(main(me.page), /^Write/).waitFor();
  await audit(me.page);
  await hand.press(button(main(me.page), /^Write/));
  const letter = me.page.getByRole('dialog');
  await hand.write(letter.getByLabel('Subject'), 'Trade fair');
  await hand.write(letter.getByLabel('Message', { exact: true }), 'Shall we meet on Tuesday?');
  await hand.press(button(letter, 'Send'));
  await me.page.waitForURL(/\/business\/me\/requests\//);
  await main(me.page).getByText('Shall we meet on Tuesday?').filter({ visible: true }).first().waitFor();
  await audit(me.page);
  await they.page.goto('/business/me/requests');
  await main(they.page).getByText('Trade fair').filter({ visible: true }).first().waitFor();
  await audit(they.page);
}

/** A group on request: asked, told, let in, told, posted in it. */
async function joinOnRequest(hand: Hand, { word, me, they }: Two): Promise<void> {
  await me.page.goto('/groups/create');
  const name = `Presses ${word}`;
  await hand.write(main(me.page).getByLabel('Name'), name);
  await hand.write(main(me.page).getByLabel('What it is for'), 'Presses and springs.');
  await hand.select(main(me.page).getByLabel('Industry'), 'Power Transmission');
  await hand.check(main(me.page).getByRole('radio', { name: /^On request/ }));
  await audit(me.page);
  await hand.press(button(main(me.page), 'Create the group'));
  await main(me.page).getByRole('heading', { level: 1, name }).waitFor();
  await audit(me.page);
  await they.page.goto(new URL(me.page.url()).pathname);
  await hand.press(button(main(they.page), 'Request to join'));
  await hand.write(main(they.page).getByLabel('Why you want to join'), 'We make the springs.');
  await hand.press(button(main(they.page), 'Save changes'));
  await they.page.getByText('Saved successfully').first().waitFor();
  await audit(they.page);
  await me.page.goto('/notifications');
  await hand.press(link(main(me.page), /asks to join a group/));
  await hand.press(button(main(me.page), /^Approve/));
  await main(me.page).getByText('2 members').waitFor();
  await they.page.goto('/notifications');
  await hand.press(link(main(they.page), 'You were accepted into a group'));
  await hand.write(main(they.page).getByRole('textbox', { name: 'What’s new?' }), 'The springs hold.');
  await hand.press(button(main(they.page), 'Post'));
  await main(they.page).getByRole('article').getByText('The springs hold.').waitFor();
}

/** Three others: one is muted, one blocked, one reported, each from the menu of a post. */
async function keepAway(hand: Hand, { word, me: { page } }: Two): Promise<void> {
  const others = await Promise.all(
    ['Lotte', 'Bodo', 'Rita'].map((firstName) => aPerson({ firstName, lastName: word })),
  );
  const [muted, blocked, reported] = ['Noise', 'Spam', 'Insult'].map((each) => `${each} ${word}`) as [
    string,
    string,
    string,
  ];
  for (const [place, content] of [muted, blocked, reported].entries())
    await send(others[place] as Person, 'social/posts/make-post', { content });
  await page.goto('/newsfeed');
  await hand.check(main(page).getByRole('radio', { name: 'All', exact: true }));
  const choose = async (text: string, item: string) => {
    await card(page, text).waitFor();
    await hand.choose(page, button(card(page, text), /^Menu for the post by/), item);
  };
  await choose(muted, `Mute Lotte ${word}`);
  await expect.poll(() => card(page, muted).count()).toBe(0);
  await choose(blocked, `Block Bodo ${word}`);
  await hand.press(button(page.getByRole('alertdialog').or(page.getByRole('dialog')), 'Block'));
  await expect.poll(() => card(page, blocked).count()).toBe(0);
  await choose(reported, 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report post' });
  await hand.check(dialog.getByLabel('Insult or threat'));
  await audit(page);
  await hand.press(button(dialog, 'Report'));
  await page.locator('.k-toast').getByText('Reported. A moderator will look at it.').waitFor();
  await page.goto('/notifications/settings');
  const list = page.locator('#blocking');
  await button(list, `Unmute Lotte ${word}`).waitFor();
  await button(list, `Unblock Bodo ${word}`).waitFor();
  await list.getByText('Waiting for a moderator').waitFor();
  await audit(page);
}

const expectCalm = async ({ me, they }: Record<'me' | 'they', Visitor>) => {
  await me.expectCalm();
  await they.expectCalm();
};

async function walk(hand: Hand, options: BrowserContextOptions): Promise<void> {
  const two = await twoPeople(options);
  await followToNewsfeed(hand, two);
  const address = await postAsBusiness(hand, two);
  await commentFromNotification(hand, two, address);
  await likeFromTwoTabs(hand, two, address);
  await expectCalm(two);
  await connectAndWrite(hand, two);
  await expectCalm(two);
  await joinOnRequest(hand, two);
  await expectCalm(two);
  await keepAway(hand, two);
  await expectCalm(two);
}

test('from a followed business to a report, on a phone with dark colours', () =>
  walk(pointing, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }));

test('the same at 1440 px without a mouse', () => walk(typing, { viewport: { width: 1440, height: 900 } }));
