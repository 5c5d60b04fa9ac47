import { randomUUID } from 'node:crypto';
import { canonicalBusinessPath } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';

/* A package from the first press until its end and back again, in one piece; each step alone is proved by the tests beside this. */

const { visit } = useBrowser();
const { aVisitor } = usePeople();

type Visited = Awaited<ReturnType<typeof aVisitor>>;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shows = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor();
async function audit(page: Page): Promise<void> {
  // Nothing lies below the head of the page, which stays in view.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page), page.url()).toEqual([]);
}

async function ask<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
  return withConnection(
    inject('database'),
    async (client) => (await client.query<Row>(statement, values)).rows,
  );
}

/** Moves all of a membership into the past, as if so many days had gone by. */
async function letPass(businessID: string, days: number): Promise<void> {
  await change(
    `UPDATE membership_orders SET starts_on = starts_on - $2::int, period_starts_on = period_starts_on - $2::int,
      ends_on = ends_on - $2::int, created_at = created_at - make_interval(days => $2) WHERE business_id = $1`,
    [businessID, days],
  );
  await change('UPDATE businesses SET products_shown_until = products_shown_until - $2::int WHERE id = $1', [
    businessID,
    days,
  ]);
}

/** Has the worker do now what it does by the clock. */
const run = (job: string) => change('INSERT INTO jobs.job (name) VALUES ($1)', [job]);

async function payBy(page: Page, number: string): Promise<void> {
  await page.getByLabel('Address on the invoice').fill('Calle 5\n72000 Puebla');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('08 / 49');
  await page.getByLabel('CVC').fill('314');
  await page.getByLabel('Name on card').fill('Marisol Treviño');
  await button(page, 'Buy now!').click();
}

interface Bought extends Visited {
  word: string;
  businessID: string;
  name: string;
  address: string;
}

const countShown = async (businessID: string) => {
  const [row] = await ask<{ count: number }>(
    'SELECT count(*)::int AS count FROM products WHERE business_id = $1 AND listed',
    [businessID],
  );
  return row?.count;
};

async function buy(bought: Bought): Promise<void> {
  const { page, businessID } = bought;
  await page.goto('/membership-gold');
  await main(page).getByRole('link', { name: 'Buy now!' }).first().click();
  await page.waitForURL('**/my-business?membership=choose-business');
  await main(page).getByRole('link', { name: 'Membership', exact: true }).click();
  await page.getByRole('radio', { name: /^Gold/ }).check();
  await payBy(page, '4000 0000 0000 0002');
  await main(page).getByRole('alert').waitFor();
  await payBy(page, '4000 0000 0000 3220');
  await button(page, 'Approve').click();
  await page.getByText('Successful checkout!').waitFor();
  await main(page)
    .getByRole('row', { name: /^K-\d{4}-\d{6} .*Gold.*US\$ 1,850\.00/ })
    .waitFor();
  await shows(page, '20 of 20');
  expect(await countShown(businessID)).toBe(20);
  await audit(page);
}

async function upgrade({ page }: Bought): Promise<void> {
  await page.getByRole('radio', { name: /^Platinum/ }).check();
  await main(page).getByText('US$ 1,800.00').first().waitFor();
  await payBy(page, '4242 4242 4242 4242');
  await shows(page, 'You already have the best membership in our network!');
  await shows(page, '25 of 100');
}

/** The business as anybody sees it. */
async function seesPlate(bought: Bought, plate: string): Promise<void> {
  const { page } = await visit();
  await page.goto(canonicalBusinessPath({ id: bought.businessID, name: bought.name }));
  await page.getByText(plate, { exact: true }).first().waitFor();
}

const slot = (page: Page) => page.getByRole('region', { name: 'Promoted', exact: true });

/** Boosts a product that stands on no first page, and finds it there as a card marked as paid. */
async function boost({ page, address, word }: Bought): Promise<void> {
  const buyer = await visit();
  const search = `/search-result?business=PR&search=${word}`;
  const found = buyer.page.locator('.r-list > li');
  const foundNow = async () => {
    await buyer.page.goto(search);
    return found.count();
  };
  await expect.poll(foundNow, { interval: 1_000 }).toBe(5);
  const first = await found.locator('h2').allInnerTexts();
  // The first seven were shown before, and lie in no index (`rows.ts`).
  const names = Array.from({ length: 18 }, (_, place) => `Slewing ring ${word} ${place + 8}`);
  const name = names.find((each) => !first.includes(each)) ?? expect.fail('All stand on the first page.');
  await page.goto(`${address}/products`);
  await button(page, `More actions for ${name}`).click();
  await page.getByRole('menuitem', { name: 'Boost', exact: true }).click();
  await button(page, 'Boost for 7 days').click();
  await page.getByText('1 of 20 used').waitFor();
  const promoted = async () => {
    await buyer.page.goto(search);
    return slot(buyer.page).getByText(name, { exact: true }).count();
  };
  await expect.poll(promoted, { interval: 1_000 }).toBeGreaterThan(0);
  // Nobody else looks for this word, so it counts.
  const counted = buyer.page.waitForResponse((answer) => answer.url().endsWith('/count'));
  await slot(buyer.page).scrollIntoViewIfNeeded();
  expect((await (await counted).json()).data).toEqual({ counted: true });
  expect(await found.count()).toBe(5);
  await audit(buyer.page);
  await buyer.expectCalm();
}

const noticesOf = async (businessID: string) =>
  (
    await ask<{ kind: string }>(
      'SELECT kind FROM membership_notices WHERE business_id = $1 ORDER BY told_at',
      [businessID],
    )
  ).map(({ kind }) => kind);

async function remind({ page, address, businessID }: Bought): Promise<void> {
  for (const [days, kind] of [
    [310, 'ends-in-60'],
    [25, 'ends-in-30'],
    [23, 'ends-in-7'],
  ] as const) {
    await letPass(businessID, days);
    await run('membership.note-notices');
    await expect.poll(async () => (await noticesOf(businessID)).at(-1)).toBe(kind);
  }
  await page.goto(`${address}/membership`);
  await shows(page, /\b[67] days left/);
  await page.getByRole('radio', { name: /^Platinum/ }).waitFor();
  await page.goto(`${address}/dashboard`);
  await shows(page, 'Results of your Platinum year');
  await audit(page);
  await page.goto('/notifications');
  await main(page)
    .getByRole('link', { name: /^The Platinum package ends on / })
    .click();
  await page.waitForURL(/\/membership$/);
}

async function end(bought: Bought): Promise<void> {
  const { page, address, businessID, word } = bought;
  await letPass(businessID, 10);
  await run('membership.turn-day');
  await run('membership.note-notices');
  await expect.poll(async () => (await noticesOf(businessID)).at(-1)).toBe('ended');
  await page.goto(`${address}/membership`);
  await shows(page, /products are hidden\. Nothing is deleted/);
  expect(await countShown(businessID)).toBe(25);
  const buyer = await visit();
  await buyer.page.goto(`/search-result?business=PR&search=${word}`);
  expect(await slot(buyer.page).count()).toBe(0);
  await letPass(businessID, 30);
  await run('membership.turn-day');
  await expect.poll(() => countShown(businessID)).toBe(7);
  await page.goto(`${address}/products`);
  await shows(page, /25/);
}

test('from Buy now! over a year and its end to the next package', async () => {
  const word = `Q${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  const visitor = await aVisitor();
  const name = `Coronas ${word}`;
  const businessID = await aBusinessOf(visitor.id, name);
  for (let number = 1; number <= 25; number += 1)
    await aProduct({ business_id: businessID, name: `Slewing ring ${word} ${number}`, position: number });
  await change('SELECT list_products_of(ARRAY[$1]::uuid[])', [businessID]);
  expect(await countShown(businessID)).toBe(7);
  const bought: Bought = { ...visitor, word, businessID, name, address: `/business/${word}-${businessID}` };
  await buy(bought);
  await upgrade(bought);
  await seesPlate(bought, 'PLATINUM');
  await boost(bought);
  await remind(bought);
  await end(bought);
  const { page, address } = bought;
  await page.goto(`${address}/membership`);
  await page.getByRole('radio', { name: /^Gold/ }).check();
  await payBy(page, '4242 4242 4242 4242');
  await page.getByText('Successful checkout!').waitFor();
  await shows(page, '20 of 20');
  expect(await countShown(businessID)).toBe(20);
});
