import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { change } from './rows.ts';
import { digestAll } from './search-digests.ts';
import { useSessionProduct } from './session-product.ts';

const { accounts, portal } = useSessionProduct();
const { visit } = useBrowser();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();
const toast = (page: Page, text: string) => page.locator('.k-toast').getByText(text, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const names = (page: Page) => main(page).locator('.ls-links a').allTextContents();

const search = '/search-result?business=MA&countries=ES,MX&search=steel&leadTime=30&order=newest';

test('a search is saved once with all its filters, renamed, deleted and put back', async () => {
  const { page, expectCalm } = await aVisitor();
  await page.goto('/favorites?tab=searches');
  await main(page).getByText('No saved searches yet').waitFor();
  await page.goto(search);
  for (const _ of ['once', 'again']) {
    const stored = page.waitForResponse('**/api/v1/saved-search');
    await button(page, 'Save search').click();
    expect((await stored).status()).toBe(200);
  }
  await toast(page, 'Saved successfully').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Saved searches' }).last().click();
  await expect.poll(() => names(page)).toEqual(['steel – Manufacturers – Spain and Mexico']);
  await main(page).getByText('steel · Manufacturers · Spain and Mexico · 1 filter').waitFor();
  expect(await findViolations(page)).toEqual([]);

  const menu = main(page).getByRole('button', { name: /^Menu of/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog(page).getByLabel('Name').fill('Steel for line 4');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Steel for line 4']);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await main(page).getByText('No saved searches yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Steel for line 4']);
  await expectCalm();
  await main(page).getByRole('link', { name: 'Steel for line 4' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === search);
});

test('a visitor logs in to save a search, and comes back to it', async () => {
  const person = await aPerson();
  const { page } = await visit({ baseURL: portal() });
  await page.goto('/favorites?tab=searches');
  await main(page).getByText('Saved searches are in your account').waitFor();
  await page.goto(search);
  accounts().userID = person.id;
  await button(page, 'Save search').click();
  // The account service of journeys signs in at once.
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .waitFor();
  expect(page.url()).toBe(portal() + search);
  await button(page, 'Save search').click();
  await toast(page, 'Saved successfully').waitFor();
});

test('the way to saved searches says how many there are', async () => {
  const { page, id } = await aVisitor();
  const insert = `INSERT INTO saved_searches (person_id, name, resource_type, query)
    VALUES ($1, 'Gears', 'business', '{"textQuery":"gear"}'), ($1, 'Pumps', 'business', '{"textQuery":"pump"}')`;
  await change(insert, [id]);
  const way = main(page)
    .getByRole('navigation', { name: 'Favorites' })
    .getByRole('link', { name: /^Searches/ });
  for (const path of ['/favorites', '/favorites?tab=lists', '/favorites?tab=searches']) {
    await page.goto(path);
    await expect.poll(() => way.textContent(), { message: path }).toBe('Searches2');
    await page.getByRole('banner').locator('[aria-current="true"]').getByText('My B2B').waitFor();
  }
});

/** Of the demo data, whose ids are of names, and not of another journey: what words those have, nobody searched for yet. */
const isOfDemo = `origin = 'demo' AND uuid_extract_version(id) = 5`;

/** A business that came an hour ago: what came in the last minutes is told later. */
const aNewBusiness = () =>
  withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `UPDATE businesses SET created_at = now() - interval '1 hour'
        WHERE id = (SELECT id FROM businesses WHERE business_type = 'MA' AND ${isOfDemo} ORDER BY id LIMIT 1)
        RETURNING company_name AS name`,
    );
    return rows[0]?.name ?? '';
  });

test('what came since one looked is counted, leads to marked results, and is new until one says it was seen', async () => {
  const { page, id, expectCalm } = await aVisitor();
  const name = await aNewBusiness();
  const query = JSON.stringify({ textQuery: name, businessType: 'MA' });
  const insert = `INSERT INTO saved_searches (person_id, name, resource_type, query, seen_at)
    VALUES ($1, 'Makers', 'business', $2, now() - interval '2 hours')`;
  await change(insert, [id, query]);
  await page.goto('/favorites?tab=searches');
  await main(page)
    .getByText(/^[\d,]+ new results?$/)
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Makers' }).click();
  await main(page)
    .getByText(/^\d+ new results? since /)
    .waitFor();
  const marked = main(page)
    .locator('.r-list > li')
    .filter({ has: page.getByText('New', { exact: true }) });
  await marked.getByRole('heading', { name, exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await marked.first().waitFor();
  await expectCalm();
  await button(page, 'Mark as seen').click();
  await main(page)
    .getByText(/^Nothing new since /)
    .waitFor();
  expect(await marked.count()).toBe(0);

  await change("UPDATE saved_searches SET seen_at = now() - interval '2 hours' WHERE person_id = $1", [id]);
  await page.goto('/favorites?tab=searches');
  await main(page).getByRole('button', { name: 'Menu of Makers' }).click();
  await page.getByRole('menuitem', { name: 'Mark as seen' }).click();
  await expect
    .poll(() =>
      main(page)
        .getByText(/ new results?$/)
        .count(),
    )
    .toBe(0);
  expect(await names(page)).toEqual(['Makers']);
  await expectCalm();
});

/** The mails to an address that tell of new results, as the outbox of a product without a mail server shows them. */
async function digestsTo(email: string) {
  const { page } = await visit();
  await page.goto(`${inject('accounts')}/outbox`);
  return page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: 'New results for your saved searches' });
}

test('what came is mailed once; nobody is mailed of nothing, nor after they stopped it by the link, signed out', async () => {
  const { page, id, email, expectCalm } = await aVisitor();
  const company = await withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ company_name: string }>(
      `SELECT company_name FROM businesses WHERE business_type = 'MA' AND ${isOfDemo} ORDER BY id LIMIT 1`,
    );
    return rows[0]?.company_name ?? '';
  });
  await change(
    `INSERT INTO saved_searches (person_id, name, resource_type, query, seen_at, digested_at)
      VALUES ($1, 'Makers', 'business', $2, '2001-01-01', '2001-01-01')`,
    [id, JSON.stringify({ textQuery: company, businessType: 'MA' })],
  );
  await page.goto('/favorites?tab=searches');
  const choice = main(page).getByLabel('E-mails about Makers');
  expect(await choice.inputValue()).toBe('none');
  const stored = page.waitForResponse('**/saved-search/*/digest');
  await choice.selectOption('Daily e-mail');
  expect((await stored).status()).toBe(200);
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => choice.inputValue()).toBe('daily');
  await expectCalm();
  // Mails tell of what comes from now on, and what is found came before.
  await change(`UPDATE saved_searches SET digested_at = '2001-01-01' WHERE person_id = $1`, [id]);

  await digestAll(1);
  await expect.poll(async () => (await digestsTo(email)).count(), { timeout: 60_000 }).toBe(1);
  await digestAll(2);
  const mails = await digestsTo(email);
  expect(await mails.count()).toBe(1);
  expect(await mails.getByRole('link', { name: company, exact: true }).getAttribute('href')).toMatch(
    /\/business\/[\da-f-]{36}$/,
  );
  const results = mails.getByRole('link', { name: /^Makers \(\d+\)$/ });
  expect(new URL((await results.getAttribute('href')) ?? '').searchParams.get('search')).toBe(company);
  const ending = mails.locator('section').getByRole('link', { name: /\/unsubscribe\// });
  const { page: signedOut } = await visit();
  await signedOut.goto((await ending.getAttribute('href')) ?? '');
  await signedOut.getByText('This link stops e-mails about this saved search.').waitFor();
  await signedOut.getByRole('button', { name: 'Stop these e-mails' }).click();
  await signedOut.getByText('You won’t get any more e-mails about this saved search.').waitFor();
  expect(await findViolations(signedOut)).toEqual([]);
  await page.reload();
  await expect.poll(() => choice.inputValue()).toBe('none');
});

test('what is new is read as a feed at a secret address, which another one replaces and which ends', async () => {
  const { page, id, expectCalm } = await aVisitor({}, { permissions: ['clipboard-read', 'clipboard-write'] });
  await change(
    `INSERT INTO saved_searches (person_id, name, resource_type, query)
      VALUES ($1, 'Makers & more', 'business', '{"textQuery": "", "businessType": "MA"}')`,
    [id],
  );
  await page.goto('/favorites?tab=searches');
  const open = async () => {
    await main(page)
      .getByRole('button', { name: /^Menu of/ })
      .click();
    await page.getByRole('menuitem', { name: 'RSS feed' }).click();
  };
  const address = () => dialog(page).getByLabel('Address of the feed');
  await open();
  await dialog(page).getByRole('button', { name: 'Create address' }).click();
  const first = await address().inputValue();
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Address copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect(await findViolations(page)).toEqual([]);
  const read = await fetch(first);
  expect(read.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(read.headers.get('x-robots-tag')).toBe('noindex');
  const xml = await read.text();
  expect(xml).toContain('<title>Makers &amp; more – Kontor</title>');
  expect(xml).toMatch(/<item><title>[^<]+<\/title><link>[^<]+\/business\/[\da-f-]{36}<\/link>/);
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await open();
  await dialog(page).getByRole('button', { name: 'Create new address' }).click();
  const second = await address().inputValue();
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);
  await dialog(page).getByRole('button', { name: 'Stop the feed' }).click();
  await toast(page, 'RSS feed stopped').waitFor();
  expect((await fetch(second)).status).toBe(404);
  expect((await fetch(`${portal()}/saved-search/feed/none`)).status).toBe(404);
  await expectCalm();
});

test('the address of a saved search says nothing of what is new to anyone else', async () => {
  const { page, id } = await aVisitor();
  const savedSearchID = await withConnection(inject('database'), async (client) => {
    const insert = `INSERT INTO saved_searches (person_id, name, resource_type, query, seen_at)
      VALUES ($1, 'Makers', 'business', '{"textQuery": "", "businessType": "MA"}', '2001-01-01') RETURNING id`;
    return (await client.query<{ id: string }>(insert, [id])).rows[0]?.id;
  });
  const address = `/search-result?business=MA&countries=global&order=newest&saved=${savedSearchID}`;
  const ofOwner = page.waitForResponse('**/api/v1/saved-search/*/new**');
  await page.goto(address);
  expect((await ofOwner).status()).toBe(200);
  const other = await aVisitor();
  const refused = other.page.waitForResponse('**/api/v1/saved-search/*/new**');
  await other.page.goto(address);
  expect((await refused).status()).toBe(404);
  const { page: visitor, expectCalm } = await visit({ baseURL: portal() });
  await visitor.goto(address);
  for (const each of [other.page, visitor]) {
    await main(each).locator('.r-list > li').first().waitFor();
    expect(await main(each).getByText(/since/).count()).toBe(0);
  }
  await expectCalm();
});
