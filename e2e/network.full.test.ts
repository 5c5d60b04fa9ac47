import { randomUUID } from 'node:crypto';
import { canonicalBusinessPath, personAddress } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { expectFocusSeen, focused } from './focus.ts';
import { usePeople } from './people.ts';
import { aBusinessOf } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

/* The network in one piece, with a finger and without a mouse; each step alone is proved by the journeys beside this. */

const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

type Person = Awaited<ReturnType<typeof aPerson>>;
const main = (page: Page) => page.getByRole('main');
const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true }).first();
const card = (page: Page, text: string) => main(page).locator('article[data-post]').filter({ hasText: text });
const comments = (page: Page) => page.locator('#comments');

/** How somebody works a page. */
interface Hand {
  press(at: Locator): Promise<void>;
  write(at: Locator, text: string): Promise<void>;
  check(at: Locator): Promise<void>;
  select(at: Locator, option: string): Promise<void>;
  choose(page: Page, menu: Locator, item: string): Promise<void>;
}

const pointing: Hand = {
  press: (at) => at.click(),
  write: (at, text) => at.pressSequentially(text),
  check: (at) => at.check(),
  select: async (at, label) => void (await at.selectOption({ label })),
  async choose(page, menu, item) {
    await menu.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  },
};

const hasFocus = (at: Locator) => at.evaluate((element) => element === document.activeElement);

/** Presses a key until something has the focus, seen by its ring. */
async function moveTo(at: Locator, key = 'Tab'): Promise<void> {
  await at.waitFor();
  const page = at.page();
  const passed: string[] = [];
  for (let pressed = 0; pressed < 200; pressed += 1) {
    if (await hasFocus(at)) return expectFocusSeen(page);
    await page.keyboard.press(key);
    passed.push(await focused(page));
  }
  expect.fail(`${key} never came to ${at}; it passed ${passed.join(', ')}`);
}

const typing: Hand = {
  async press(at) {
    await moveTo(at);
    await at.page().keyboard.press('Enter');
  },
  async write(at, text) {
    await moveTo(at);
    await at.page().keyboard.type(text);
  },
  /** Of radios one is reached by Tab, the others by arrows. */
  async check(at) {
    await at.waitFor();
    const page = at.page();
    const name = await at.getAttribute('name');
    const group = page.locator(`input[type="radio"][name="${name}"]:checked`);
    await moveTo(
      (await group.count()) > 0 ? group : page.locator(`input[type="radio"][name="${name}"]`).first(),
    );
    for (let pressed = 0; pressed < 20 && !(await at.isChecked()); pressed += 1)
      await page.keyboard.press((await group.count()) > 0 ? 'ArrowDown' : 'Space');
    expect(await at.isChecked()).toBe(true);
  },
  async select(at, option) {
    await moveTo(at);
    await at.page().keyboard.type(option);
    await expect
      .poll(() => at.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text))
      .toBe(option);
  },
  async choose(page, menu, item) {
    await typing.press(menu);
    await moveTo(page.getByRole('menuitem', { name: item, exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
  },
};

async function send({ headers }: Pick<Person, 'headers'>, path: string, body: object) {
  const answer = await fetch(`${portal()}/api/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()).data;
}
const posts = (by: Pick<Person, 'headers'>, content: string, as: { businessID?: string } = {}) =>
  send(by, 'social/posts/make-post', { content, ...as });

/** Waits until a page shows what a worker makes. */
async function untilShown(page: Page, at: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload();
        await main(page).getByRole('button', { name: 'Post', exact: true }).waitFor();
        return at.count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
}

const likesStored = (id: string) =>
  withConnection(inject('database'), async (client) => {
    const { rows } = await client.query('SELECT FROM reactions WHERE resource_id = $1', [id]);
    return rows.length;
  });

async function walk(hand: Hand, options: BrowserContextOptions): Promise<void> {
  const word = `Q${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x').replaceAll('-', '')}`;
  const me = await aVisitor({ firstName: 'Inés', lastName: 'Alba' }, options);
  const they = await aVisitor({ firstName: 'Bruno', lastName: word }, options);
  const [mine, theirs] = [`Prensas ${word}`, `Resortes ${word}`];
  const myBusiness = await aBusinessOf(me.id, mine);
  const theirBusiness = await aBusinessOf(they.id, theirs);
  const audit = async (page: Page) => expect(await findViolations(page), page.url()).toEqual([]);
  expect(myBusiness).not.toBe(theirBusiness);

  // A business is followed, and its post stands in the newsfeed.
  await me.page.goto(canonicalBusinessPath({ id: theirBusiness, name: theirs }));
  await hand.press(button(main(me.page), 'Follow'));
  await button(main(me.page), 'Unfollow').waitFor();
  await audit(me.page);
  const news = `Springs of 40 mm are in stock. ${word}`;
  await posts(they, news, { businessID: theirBusiness });
  await me.page.goto('/newsfeed');
  await untilShown(me.page, card(me.page, news));
  await audit(me.page);

  // A post with a picture, as a business, that names somebody.
  const found = async () =>
    (await send(me, 'search/user', { textQuery: word, skip: 0, size: 5 })).items.length;
  await expect.poll(found, { interval: 1_000 }).toBe(1);
  await hand.press(button(main(me.page), /^Post as/));
  await hand.press(main(me.page).getByRole('list', { name: 'Post as' }).getByRole('button', { name: mine }));
  await main(me.page).getByText(`You are posting as ${mine}.`).waitFor();
  await hand.write(main(me.page).getByLabel('What’s new?'), `Our new press. Thanks @Bruno ${word}`);
  const named = me.page.getByRole('option', { name: `Bruno ${word}` });
  await named.waitFor();
  for (let pressed = 0; pressed < 9 && (await named.getAttribute('aria-selected')) !== 'true'; pressed += 1)
    await me.page.keyboard.press('ArrowDown');
  await me.page.keyboard.press('Enter');
  const chooser = me.page.waitForEvent('filechooser');
  await hand.press(button(main(me.page), 'Photo'));
  await (await chooser).setFiles('apps/portal/public/icon-512.png');
  await hand.write(main(me.page).getByLabel('Description of picture 1'), 'The new press');
  await audit(me.page);
  await hand.press(button(main(me.page), 'Post'));
  const own = card(me.page, 'Our new press.');
  await own.getByRole('img', { name: 'The new press' }).waitFor();
  await own.getByRole('link', { name: mine }).first().waitFor();
  const address = (await own.locator('.po-meta a').first().getAttribute('href')) ?? '';

  // Their bell and their list say so; they comment by Enter.
  await they.page.goto('/notifications');
  await they.page
    .getByRole('link', { name: /^Notifications, \d+ new$/ })
    .first()
    .waitFor();
  await audit(they.page);
  await hand.press(
    main(they.page)
      .getByRole('link', { name: /mentioned/ })
      .first(),
  );
  await they.page.waitForURL((url) => url.pathname === new URL(address, portal()).pathname);
  await hand.write(
    comments(they.page).getByRole('textbox', { name: 'Comment', exact: true }),
    'How many tons?',
  );
  await they.page.keyboard.press('Enter');
  const said = comments(they.page).getByRole('listitem').filter({ hasText: 'How many tons?' });
  await said.waitFor();
  await audit(they.page);

  // Liked from two tabs it counts once.
  const tabs = [me.page, await me.page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto(address);
    await button(comments(tab), 'Like').waitFor();
  }
  for (const tab of tabs) await hand.press(button(comments(tab), 'Like'));
  for (const tab of tabs) await button(comments(tab), 'Unlike').waitFor();
  await tabs[1]?.close();
  await me.page.reload();
  await comments(me.page).getByText('1 like', { exact: true }).waitFor();
  const { comments: stored } = await fetch(
    `${portal()}/api/v1/social/comments/${address.split('/').findLast(Boolean)}?skip=0&size=5`,
  ).then(async (answer) => (await answer.json()).data);
  await expect.poll(() => likesStored(stored[0].commentID)).toBe(1);

  // Both confirm that they know each other, and write.
  await me.page.goto(personAddress(they.id));
  await hand.press(button(main(me.page), 'Connect'));
  await hand.press(button(me.page.getByRole('dialog'), 'Ask to connect'));
  await me.page.getByRole('dialog').getByText('You asked on').waitFor();
  await audit(me.page);
  await they.page.goto(personAddress(me.id));
  await hand.press(button(main(they.page), 'Answer request'));
  await hand.press(button(they.page.getByRole('dialog'), 'Accept'));
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
  await main(me.page).getByText('Shall we meet on Tuesday?').first().waitFor();
  await audit(me.page);
  await they.page.goto('/business/me/requests');
  await main(they.page).getByText('Trade fair').first().waitFor();
  await audit(they.page);

  // A group on request: asked, told, let in, told, posted in it.
  await me.page.goto('/groups/create');
  const group = `Presses ${word}`;
  await hand.write(main(me.page).getByLabel('Name'), group);
  await hand.write(main(me.page).getByLabel('What it is for'), 'Presses and springs.');
  await hand.select(main(me.page).getByLabel('Industry'), 'Power Transmission');
  await hand.check(main(me.page).getByRole('radio', { name: /^On request/ }));
  await audit(me.page);
  await hand.press(button(main(me.page), 'Create the group'));
  await main(me.page).getByRole('heading', { level: 1, name: group }).waitFor();
  await audit(me.page);
  await they.page.goto(new URL(me.page.url()).pathname);
  await hand.press(button(main(they.page), 'Request to join'));
  await they.page.getByText('Saved successfully').first().waitFor();
  await audit(they.page);
  await me.page.goto('/notifications');
  await hand.press(
    main(me.page)
      .getByRole('link', { name: /asks to join a group/ })
      .first(),
  );
  await hand.press(button(main(me.page), /^Let in/));
  await main(me.page).getByText('2 members').waitFor();
  await they.page.goto('/notifications');
  await hand.press(main(they.page).getByRole('link', { name: 'You were let into a group' }).first());
  await hand.write(main(they.page).getByRole('textbox', { name: 'What’s new?' }), 'The springs hold.');
  await hand.press(button(main(they.page), 'Post'));
  await main(they.page).getByRole('article').getByText('The springs hold.').waitFor();
  await they.expectCalm();

  // Muted, blocked and reported from the menu of a post.
  const others = await Promise.all(
    ['Lotte', 'Bodo', 'Rita'].map((firstName) => aPerson({ firstName, lastName: word })),
  );
  for (const [place, other] of others.entries()) await posts(other, `Other ${place} ${word}`);
  await me.page.goto('/newsfeed');
  await hand.check(main(me.page).getByRole('radio', { name: 'All', exact: true }));
  const choose = async (text: string, item: string) => {
    await card(me.page, text).waitFor();
    await hand.choose(me.page, button(card(me.page, text), /^Menu for the post by/), item);
  };
  await choose(`Other 0 ${word}`, `Mute Lotte ${word}`);
  await expect.poll(() => card(me.page, `Other 0 ${word}`).count()).toBe(0);
  await choose(`Other 1 ${word}`, `Block Bodo ${word}`);
  const asked = me.page.getByRole('alertdialog').or(me.page.getByRole('dialog'));
  await hand.press(button(asked, 'Block'));
  await expect.poll(() => card(me.page, `Other 1 ${word}`).count()).toBe(0);
  await choose(`Other 2 ${word}`, 'Report');
  const report = me.page.getByRole('dialog', { name: 'Report post' });
  await hand.check(report.getByLabel('Insult or threat'));
  await audit(me.page);
  await hand.press(button(report, 'Report'));
  await me.page.locator('.k-toast').getByText('Reported. A moderator will look at it.').waitFor();
  await me.page.goto('/notifications/settings');
  const list = me.page.locator('#blocking');
  await button(list, `Unmute Lotte ${word}`).waitFor();
  await button(list, `Unblock Bodo ${word}`).waitFor();
  await list.getByText('Waits for a moderator').waitFor();
  await audit(me.page);
  await me.expectCalm();
}

test('from a followed business to a report, on a phone with dark colours', () =>
  walk(pointing, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }));

test('the same at 1440 px without a mouse', () => walk(typing, { viewport: { width: 1440, height: 900 } }));
