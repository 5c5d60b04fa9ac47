import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { portal } = useSessionProduct();
const { aVisitor } = usePeople();

interface Sent {
  headers: Record<string, string>;
  to: string;
  message: string;
}

/** The id of the conversation. */
async function anInquiry({ headers, to, message }: Sent): Promise<string> {
  const answer = await fetch(`${portal()}/api/v1/business/request`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      to,
      subject: 'full price list',
      message,
      quantity: { number: 24, unit: 'pieces' },
      deliveryPlace: 'El Marqués',
    }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data.requestID;
}

const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const item = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** The messages as they stand there, without who and when. */
const messages = (page: Page) => log(page).locator('.mc-text').allInnerTexts();

test('buyer and supplier write live, one of them offline for a while: nothing is lost, nothing stands there twice', async () => {
  const buyer = await aVisitor({ firstName: 'Valeria', lastName: 'Trejo' });
  const supplier = await aVisitor({ firstName: 'Katrin', lastName: 'Vogt' });
  const business = await aBusinessOf(supplier.id, 'Mining Bearings');
  const first = 'Can you quote 24 units?';
  const rid = await anInquiry({ headers: buyer.headers, to: business, message: first });

  // The supplier hears of it on any page: in the title and on the icon, which lead to the inbox.
  const theirs = supplier.page;
  await theirs.goto(`${portal()}/my-business`);
  await theirs.waitForFunction(() => document.title.startsWith('(1) '));
  await theirs.getByRole('link', { name: 'Messages, 1 new' }).click();
  await theirs.getByText('No conversations yet').waitFor();
  await theirs.getByRole('link', { name: 'Business 1 unread' }).click();
  await item(theirs, 'Valeria Trejo').getByRole('link').click();
  await log(theirs).getByText(first).waitFor();
  await theirs.waitForFunction(() => !document.title.startsWith('('));

  const own = buyer.page;
  await own.goto(`${portal()}/my-messages`);
  await own.waitForURL('**/business/me/requests');
  await item(own, 'Mining Bearings').getByRole('link').click();
  await own.getByText('Seen', { exact: true }).waitFor();

  // What one types, the other is told; what one sends, the other reads without loading anything.
  await input(theirs).pressSequentially('Yes');
  await log(own).getByText('Mining Bearings is writing…').waitFor();
  await input(theirs).press('Shift+Enter');
  await input(theirs).pressSequentially('Until when?');
  await input(theirs).press('Enter');
  await log(own).getByText('Until when?').waitFor();
  await log(theirs).getByText('Seen', { exact: true }).waitFor();
  await expect.poll(() => messages(own)).toEqual([first, 'Yes\nUntil when?']);

  // Nothing is sent that is empty.
  await input(own).press('Enter');
  await own.context().setOffline(true);
  await write(own, 'By 1 June.');
  await log(own).getByText('Not sent.').waitFor();
  await write(theirs, 'And to which place?');
  await log(theirs).getByText('And to which place?').waitFor();
  // Back online it is sent by itself, which fails once more.
  await own.route('**/send-message*', (route) => route.abort());
  const again = own.waitForEvent('requestfailed', (request) => request.url().includes('/send-message'));
  await own.context().setOffline(false);
  await again;
  await log(own).getByText('And to which place?').waitFor();
  // What was not sent is still there after the page was loaded again, and arrives once.
  await own.reload();
  await own.unroute('**/send-message*');
  await log(own).getByRole('button', { name: 'Try again' }).click();
  await log(theirs).getByText('By 1 June.').waitFor();
  await expect.poll(() => log(own).getByText('Not sent.').count()).toBe(0);
  const all = [first, 'Yes\nUntil when?', 'And to which place?', 'By 1 June.'];
  await expect.poll(() => messages(own)).toEqual(all);
  await expect.poll(() => messages(theirs)).toEqual(all);

  // On a phone, too, one reads how much was asked for, and by whom, where to and of how many.
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.getByText('This request 24 pieces').click();
  await theirs.getByRole('definition').filter({ hasText: 'El Marqués' }).waitFor();
  await theirs.getByRole('definition').filter({ hasText: 'Only this one' }).waitFor();
  await theirs.getByText('This request 24 pieces').click();
  await theirs.setViewportSize({ width: 1280, height: 720 });

  // What is too long is not cut: it stays, and is sent once it is shorter.
  await input(own).fill('x'.repeat(4_100));
  await own.getByText('100 characters too many. Shorten the message').waitFor();
  await input(own).press('Enter');
  await own.getByRole('alert').getByText('At most 4000 characters.').waitFor();
  await expect.poll(() => input(own).inputValue()).toHaveLength(4_100);
  await expect.poll(() => messages(own)).toEqual(all);

  // What is typed and not sent stays in the browser.
  await input(own).fill('Half a sentence');
  await expect.poll(() => own.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(1);
  await own.goto(`${portal()}/business/me/requests`);
  await item(own, 'Mining Bearings').getByRole('link').click();
  await expect.poll(() => input(own).inputValue()).toBe('Half a sentence');

  // Ended by the supplier with a reason, for both; reopened by the buyer.
  await theirs.getByRole('button', { name: 'Conversation menu' }).click();
  await theirs.getByRole('menuitem', { name: 'Watch Buyer Profile' }).click();
  await theirs.getByRole('row', { name: 'Inquiries sent' }).getByText('1', { exact: true }).waitFor();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await theirs.getByRole('button', { name: 'Conversation menu' }).click();
  await theirs.getByRole('menuitem', { name: 'End Conversation' }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Out of stock');
  expect(await findViolations(theirs)).toEqual([]);
  await theirs.route('**/end-request*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'End Conversation' }).click();
  await theirs.getByText('An unexpected error has occurred, please try again').first().waitFor();
  await theirs.unroute('**/end-request*');
  await dialog.getByRole('button', { name: 'End Conversation' }).click();
  await theirs.getByText('Finished successfully').waitFor();
  await own.getByText('Reason: Out of stock').waitFor();
  await expect.poll(() => input(own).isDisabled()).toBe(true);
  await expect.poll(() => input(own).getAttribute('placeholder')).toBe('This chat has ended');
  await theirs.getByRole('button', { name: 'Conversation menu' }).click();
  await expect.poll(() => theirs.getByRole('menuitem', { name: 'End Conversation' }).isDisabled()).toBe(true);
  await item(theirs, 'This chat has ended').waitFor();
  await own.getByRole('button', { name: 'Reopen' }).click();
  await expect.poll(() => input(theirs).isEnabled()).toBe(true);
  expect(own.url()).toContain(rid);
});

test('of the inbox of somebody else’s business it is said that one cannot read it; nothing is chosen or asked for beside it', async () => {
  const [visitor, stranger] = [await aVisitor(), await aVisitor({ firstName: 'Valeria', lastName: 'Trejo' })];
  const [own, others] = [
    await aBusinessOf(visitor.id, 'Own Gears'),
    await aBusinessOf(stranger.id, 'Others’ Gears'),
  ];
  const { page } = visitor;
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await page.goto(`${portal()}/business/${others}/requests`);
  const inbox = page.getByRole('region', { name: 'Conversations' });
  await inbox.getByText('You cannot read the messages of this business.').waitFor();
  const known = refused.length;
  const business = inbox.getByRole('link', { name: 'Business' });
  await expect.poll(() => business.getAttribute('href')).toBe(`/business/${own}/requests`);
  expect(await inbox.getByRole('link').allTextContents()).toEqual(['Business', 'User', 'Message settings']);
  expect(await inbox.locator('[aria-current], button, input, select').count()).toBe(0);
  expect(await page.getByText('Choose a conversation.').count()).toBe(0);
  await expectUsableAtEachWidth(page, 'The inbox of somebody else', [390, 1440]);
  // What comes to one's own business is not looked for in it.
  await anInquiry({ headers: stranger.headers, to: own, message: 'Worm gears' });
  await inbox.getByRole('link', { name: 'Business 1 unread' }).waitFor();
  expect(refused).toHaveLength(known);
  // In Italian both agree with the conversations.
  await page.goto(`${portal()}/business/${own}/requests?lang=it`);
  await page.getByRole('link', { name: /^Valeria Trejo .* 1 non letta$/ }).waitFor();
  await page.getByRole('button', { name: 'Chiuse', exact: true }).waitFor();
});

thoroughTest(
  'conversations are searched, filtered and put in another order, which stays; usable at each width',
  async () => {
    const buyer = await aVisitor({ firstName: 'Valeria', lastName: 'Trejo' });
    const supplier = await aVisitor({ firstName: 'Katrin', lastName: 'Vogt' });
    const [older, newer] = [
      await aBusinessOf(supplier.id, 'Older Chains'),
      await aBusinessOf(supplier.id, 'Newer Gears'),
    ];
    const { page, headers } = buyer;
    const rid = await anInquiry({ headers, to: older, message: 'Sprockets for a conveyor' });
    await anInquiry({ headers, to: newer, message: 'Worm gears' });
    await page.goto(`${portal()}/business/${buyer.id}/requests/${rid}`);
    await write(page, 'One more question');
    await log(page).getByText('One more question').waitFor();
    const names = () => page.locator('.mc-item-head b').allInnerTexts();
    const moments = () =>
      page
        .locator('.mc-item-head time')
        .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
    await expect.poll(names).toEqual(['Newer Gears', 'Older Chains']);
    // Beside each stands when its last message was written, whose text is shown: the older one was written to last.
    expect(await moments()).toEqual((await moments()).toSorted());
    await page.getByLabel('Order').selectOption('recent');
    await expect.poll(names).toEqual(['Older Chains', 'Newer Gears']);
    expect(await moments()).toEqual((await moments()).toSorted().toReversed());
    await page.reload();
    await expect.poll(names).toEqual(['Older Chains', 'Newer Gears']);
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('worm');
    await expect.poll(names).toEqual(['Newer Gears']);
    await page.getByRole('button', { name: 'Waiting for me' }).click();
    await page.getByText('No conversation found').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(names).toEqual(['Older Chains', 'Newer Gears']);
    await expectUsableAtEachWidth(page, 'a conversation', [390, 1440]);

    // One pane at a time on a phone, with the way back.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => item(page, 'Newer Gears').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Back to all conversations' }).click();
    await item(page, 'Newer Gears').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(() => log(page).count()).toBe(0);
  },
);

thoroughTest(
  'a supplier declines with a reason, which the buyer reads in words; the conversation goes on',
  async () => {
    const [buyer, supplier] = [
      await aVisitor({ firstName: 'Valeria', lastName: 'Trejo' }),
      await aVisitor({ firstName: 'Katrin', lastName: 'Vogt' }),
    ];
    const business = await aBusinessOf(supplier.id, 'Declining Gears');
    const rid = await anInquiry({ headers: buyer.headers, to: business, message: 'Sprockets' });
    const { page } = supplier;
    await page.goto(`${portal()}/business/${business}/requests/${rid}`);
    await page.getByRole('button', { name: 'Conversation menu' }).click();
    await page.getByRole('menuitem', { name: 'Decline with a reason' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline' });
    await dialog.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'We have no free capacity' }).click();
    await log(page).getByText('Declined: We have no free capacity').waitFor();
    await input(page).waitFor();
    await buyer.page.goto(`${portal()}/business/me/requests/${rid}`);
    await log(buyer.page).getByText('Declined: We have no free capacity').waitFor();
  },
);
