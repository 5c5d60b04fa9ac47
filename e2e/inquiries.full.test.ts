import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInOutbox } from './account.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useOwnedBusinesses } from './owned-business.ts';
import { usePeople } from './people.ts';
import { field, title } from './profile-journeys.ts';
import { aBusinessOf, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

/* From the results to the reply figure, and two browsers of which one is cut off; each step alone is proved by the journeys beside this. */

const { visit } = useBrowser();
const { portal, accounts, signedIn } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();
const { call } = useOwnedBusinesses();

type Person = Awaited<ReturnType<typeof aPerson>>;

const phone = { viewport: { width: 390, height: 844 } };
const drawing = {
  name: 'shaft-rev-b.dxf',
  mimeType: '',
  buffer: Buffer.from('0\r\nSECTION\r\n2\r\nENTITIES\r\n0\r\nENDSEC\r\n0\r\nEOF\r\n'),
};
const answer = 'Thank you, here is our price list for this year with the delivery times.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const item = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: text });
/** The messages as they stand there, in their order. */
const messages = (page: Page) => log(page).locator('.mc-text').allInnerTexts();

async function write(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** Somebody with an address at a site nobody else is at, so that what they ask counts for whom they ask. */
const aBuyer = (): Promise<Person> => aPerson({ email: `ada@${randomUUID()}.example` });

/** Another browser of somebody. */
async function browserOf({ id }: Person, options = {}): Promise<Page> {
  accounts().userID = id;
  return (await visit({ ...(await signedIn()), ...options })).page;
}

const as = (bid: string) => `?bid=${bid}`;

async function ask(buyer: Person, to: string): Promise<string> {
  const body = { to, subject: 'full price list', message: 'Please quote 24 gear units.' };
  const sent = await fetch(`${portal()}/api/v1/business/request`, {
    method: 'POST',
    headers: { ...buyer.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  expect(sent.status).toBe(200);
  return (await sent.json()).data.requestID;
}

/** A supplier that is found by its words, with an owner. */
async function aSupplier(companyName: string) {
  const owner = await aPerson({ firstName: 'Katrin', lastName: 'Vogt' });
  const { businessID } = await call<{ businessID: string }>(owner.token, 'business/profile/create', {
    method: 'POST',
    body: {
      companyName,
      businessType: 'MA',
      country: 'MX',
      state: 'MX-NLE',
      categories: ['0006.000602'],
      shortDescription: 'Gearboxes to drawing.',
    },
  });
  return { id: businessID, name: companyName, owner };
}

/** The page of results, once so many suppliers are found by the worker. */
async function untilFound(page: Page, address: string, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(address);
        return page.getByRole('checkbox', { name: /^Ask / }).count();
      },
      { interval: 2_000 },
    )
    .toBe(count);
}

test('three suppliers are asked from the results; one answers as a team, one declines, one ends it; the figure stands on the card', async () => {
  const word = `Sierra${randomUUID().slice(0, 8).replaceAll('-', '')}`;
  const [first, second, third] = [
    await aSupplier(`${word} Reductores`),
    await aSupplier(`${word} Cadenas`),
    await aSupplier(`${word} Rodamientos`),
  ];
  const results = `${portal()}/search-result?business=MA&countries=global&search=${word}`;
  await call(first.owner.token, `business/${first.id}/saved-replies`, {
    method: 'POST',
    body: { name: 'Price list', texts: { en: `Dear {buyer}. ${answer}` } },
  });
  for (let number = 0; number < 4; number += 1) {
    const rid = await ask(await aBuyer(), first.id);
    await fetch(`${portal()}/api/v1/business/request/${rid}/send-message${as(first.id)}`, {
      method: 'POST',
      headers: {
        ...first.owner.headers,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ content: answer }),
    }).then(({ status }) => expect(status).toBe(200));
  }
  const colleague = await aPerson({
    firstName: 'Jonas',
    lastName: 'Brandt',
    email: `jonas@${randomUUID()}.example`,
  });
  await join(first.id, colleague.id, 'admin');

  // The buyer, on a desk and on a phone; the second member, on any page.
  const buyer = await aPerson({
    firstName: 'Valeria',
    lastName: 'Trejo',
    email: `valeria@${randomUUID()}.example`,
  });
  const own = await browserOf(buyer, { viewport: { width: 1440, height: 900 } });
  await untilFound(own, results, 3);
  const card = own.getByRole('listitem').filter({ hasText: first.name });
  await card.getByText('Too few inquiries so far to show a response time').waitFor();
  const theirs = await browserOf(colleague);
  await theirs.goto(`${portal()}/my-business`);
  await theirs.getByRole('link', { name: 'Notifications', exact: true }).waitFor();

  for (const { name } of [first, second, third])
    await own.getByRole('checkbox', { name: `Ask ${name}` }).check();
  await own.getByRole('link', { name: 'Ask 3 suppliers' }).click();
  await title(own, 'Send Request').waitFor();
  await own.getByText('3 of 8', { exact: true }).waitFor();
  await field(own, 'Subject').selectOption('full price list');
  await field(own, 'Message').fill('Please quote to the drawing.');
  await own.locator('[data-file="inquiry-file"]').setInputFiles([drawing]);
  await own.getByRole('listitem').filter({ hasText: drawing.name }).getByText('ready').waitFor();
  await button(own, 'Upload Inquiry').click();
  await own.getByText('3 suppliers have received it, each in a separate conversation.').waitFor();

  // The second member is told on the page they are on, and by mail, whose link leads to the conversation.
  await theirs.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
  const link = new URL(await linkInOutbox(colleague.email, 'Read and answer'));
  await theirs.goto(`${portal()}${link.pathname}`);
  await log(theirs).getByText('Please quote to the drawing.').waitFor();
  await theirs.getByRole('button', { name: `Download ${drawing.name}` }).waitFor();
  await theirs.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await theirs.getByRole('combobox', { name: 'Assigned to' }).selectOption('Jonas Brandt');
  await item(theirs, 'Valeria Trejo').getByText('Assigned to Jonas Brandt').waitFor();
  await button(theirs, 'Add a note').click();
  await theirs.getByRole('textbox', { name: 'Internal note' }).fill('They pay late.');
  await button(theirs, 'Save note').click();
  await log(theirs).getByText('Internal note, only your team sees it').waitFor();

  // The buyer has the conversation open on a phone, and reads the answer as it comes.
  const small = await browserOf(buyer, phone);
  await small.goto(`${portal()}/business/me/requests`);
  await item(small, first.name).getByRole('link').click();
  await log(small).getByText('Please quote to the drawing.').waitFor();
  await button(theirs, 'Saved replies').click();
  await theirs.getByRole('option', { name: 'Price list' }).click();
  await expect.poll(() => input(theirs).inputValue()).toBe(`Dear Valeria. ${answer}`);
  await input(theirs).press('Enter');
  await log(small).getByText(`Dear Valeria. ${answer}`).waitFor();
  await log(small).getByText('Jonas', { exact: true }).waitFor();
  await log(theirs).getByText('Seen', { exact: true }).waitFor();
  expect(await log(small).getByText('They pay late.').count()).toBe(0);
  expect(await findViolations(small)).toEqual([]);
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // The second declines, the third ends it; the buyer reads both on the phone.
  const declining = await browserOf(second.owner);
  await declining.goto(`${portal()}/business/${second.id}/requests`);
  await item(declining, 'Valeria Trejo').getByRole('link').click();
  await button(declining, 'Conversation menu').click();
  await declining.getByRole('menuitem', { name: 'Decline with a reason' }).click();
  await declining.getByRole('dialog').getByRole('button', { name: 'We have no free capacity' }).click();
  await log(declining).getByText('Declined: We have no free capacity').waitFor();
  const ending = await browserOf(third.owner);
  await ending.goto(`${portal()}/business/${third.id}/requests`);
  await item(ending, 'Valeria Trejo').getByRole('link').click();
  await button(ending, 'Conversation menu').click();
  await ending.getByRole('menuitem', { name: 'End Conversation' }).click();
  await ending.getByRole('dialog').getByRole('textbox').fill('We stopped making these');
  await ending.getByRole('dialog').getByRole('button', { name: 'End Conversation' }).click();
  await ending.getByText('Finished successfully').waitFor();
  await small.getByRole('link', { name: 'Back to all conversations' }).click();
  await item(small, third.name).getByText('This chat has ended').waitFor();
  await item(small, second.name).getByRole('link').click();
  await log(small).getByText('Declined: We have no free capacity').waitFor();
  await small.getByRole('link', { name: 'Back to all conversations' }).click();
  await item(small, third.name).getByRole('link').click();
  await small.getByText('Reason: We stopped making these').waitFor();

  // Five threads are enough to say how soon the first answers.
  await expect
    .poll(
      async () => {
        await own.goto(results);
        return card.getByText(/^Answers 100% of 5 inquiries, usually within .+ of working hours$/).count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
});

test('two browsers write, one of them cut off: nothing is lost, nothing stands there twice, the order is the same', async () => {
  const [buyer, seller] = [
    await aPerson({ firstName: 'Valeria', lastName: 'Trejo' }),
    await aPerson({ firstName: 'Katrin', lastName: 'Vogt' }),
  ];
  const business = await aBusinessOf(seller.id, 'Mining Bearings');
  const rid = await ask(buyer, business);
  const [own, theirs] = [await browserOf(buyer, phone), await browserOf(seller)];
  await own.goto(`${portal()}/business/me/requests/${rid}`);
  await theirs.goto(`${portal()}/business/${business}/requests/${rid}`);
  for (const page of [own, theirs]) await log(page).getByText('Please quote 24 gear units.').waitFor();
  await write(theirs, 'Which shaft?');
  await log(own).getByText('Which shaft?').waitFor();

  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  await own.context().setOffline(true);
  for (const number of numbers) {
    await write(own, `Offline ${number}`);
    await expect.poll(() => log(own).getByText('Not sent.').count()).toBe(number);
    await write(theirs, `Online ${number}`);
    await expect.poll(async () => (await messages(theirs)).at(-1)).toBe(`Online ${number}`);
    // On its way it is no message yet.
    await expect.poll(() => log(theirs).getByText('Sending…').count()).toBe(0);
  }
  expect((await messages(own)).filter((text) => text.startsWith('Online'))).toEqual([]);
  await own.context().setOffline(false);

  const [first, ...rest] = ['Please quote 24 gear units.', 'Which shaft?'];
  const all = [
    first,
    ...rest,
    ...numbers.map((number) => `Online ${number}`),
    // By themselves, and in the order they were written in.
    ...numbers.map((number) => `Offline ${number}`),
  ];
  for (const page of [own, theirs]) {
    await expect.poll(() => messages(page)).toEqual(all);
    await expect.poll(() => log(page).getByText('Not sent.').count()).toBe(0);
  }

  // One arrives whose answer is lost: sent again it is the same.
  let isLost = false;
  await own.route('**/send-message*', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await write(own, 'Sent, and not answered');
  await log(theirs).getByText('Sent, and not answered').waitFor();
  await button(own, 'Try again').click();
  await expect.poll(() => log(own).getByText('Not sent.').count()).toBe(0);
  await write(theirs, 'Thank you.');
  for (const page of [own, theirs])
    await expect.poll(() => messages(page)).toEqual([...all, 'Sent, and not answered', 'Thank you.']);
  for (const page of [own, theirs]) {
    await page.reload();
    await expect.poll(() => messages(page)).toEqual([...all, 'Sent, and not answered', 'Thank you.']);
  }
});

test('read marks are turned off for both sides, by a person and by a business; who is away is said of each supplier on the form', async () => {
  const { page: own, ...buyer } = await aVisitor({ firstName: 'Valeria', lastName: 'Trejo' });
  const seller = await aPerson({ firstName: 'Katrin', lastName: 'Vogt' });
  const business = await aBusinessOf(seller.id, 'Mining Bearings');
  const rid = await ask(buyer, business);
  const theirs = await browserOf(seller);
  const seen = (page: Page) => log(page).getByText('Seen', { exact: true });
  const sent = (page: Page) => log(page).getByText('Sent', { exact: true });
  await own.goto(`${portal()}/business/me/requests/${rid}`);
  await sent(own).waitFor();
  await theirs.goto(`${portal()}/business/${business}/requests/${rid}`);
  await seen(own).waitFor();
  await expect.poll(() => sent(own).count()).toBe(0);

  await theirs.goto(`${portal()}/business/${business}/inbox-settings`);
  const ofBusiness = theirs.getByRole('switch', { name: 'Show “Seen” in conversations of the business' });
  await ofBusiness.uncheck();
  await theirs.getByText('Saved', { exact: true }).waitFor();
  await theirs.getByText('This works both ways').waitFor();
  expect(await findViolations(theirs)).toEqual([]);
  await own.reload();
  await sent(own).waitFor();
  await expect.poll(() => seen(own).count()).toBe(0);
  await button(theirs, 'Undo').click();
  await expect.poll(() => ofBusiness.isChecked()).toBe(true);
  await own.reload();
  await seen(own).waitFor();

  await own.goto(`${portal()}/notifications/settings`);
  const ofPerson = own.getByRole('switch', { name: 'Show “Seen” in my conversations' });
  await ofPerson.uncheck();
  await own.getByText('Saved', { exact: true }).waitFor();
  expect(await findViolations(own)).toEqual([]);
  await own.reload();
  await expect.poll(() => ofPerson.isChecked()).toBe(false);
  await theirs.goto(`${portal()}/business/${business}/requests/${rid}`);
  await write(theirs, 'By Thursday.');
  await own.goto(`${portal()}/business/me/requests/${rid}`);
  await log(own).getByText('By Thursday.').waitFor();
  await sent(theirs).waitFor();
  await write(own, 'Thank you.');
  await log(theirs).getByText('Thank you.').waitFor();
  await expect.poll(() => seen(theirs).count()).toBe(0);
  await expect.poll(() => seen(own).count()).toBe(0);

  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const others = [
    await aBusinessOf(seller.id, 'Absent Gears'),
    await aBusinessOf(seller.id, 'Present Chains'),
  ];
  const leave = (id: string | undefined, texts: object) =>
    call(seller.token, `business/${id}/absence`, {
      method: 'PUT',
      body: { from: day(-1), until: day(30), texts },
    });
  await leave(others[0], { en: 'Stocktaking. Urgent: call us.' });
  await own.goto(`${portal()}/business/${business}/send-request?others=${others.join()}`);
  await own.getByText(/^Absent Gears is out of office from/).waitFor();
  await leave(business, {});
  await own.reload();
  await own.getByText('Currently out of office:').waitFor();
  await own.getByText(/^Mining Bearings, until /).waitFor();
  await own.getByText(/^Absent Gears, until /).click();
  await own.getByText('Stocktaking. Urgent: call us.').waitFor();
  expect(await own.getByText(/^Present Chains, until /).count()).toBe(0);
  expect(await findViolations(own)).toEqual([]);
  await own.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => own.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button(own, 'Remove Absent Gears').click();
  await own.getByText(/^Mining Bearings is out of office from/).waitFor();
});
