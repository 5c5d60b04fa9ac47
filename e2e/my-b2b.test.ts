import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aNotification } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) =>
  main(page).getByRole('region', { name: 'Waiting for you' }).getByRole('listitem');

async function post({ headers }: Awaited<ReturnType<typeof aPerson>>, path: string, body: object) {
  const answer = await fetch(`${portal()}/api/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

test('what waits for somebody and their business stands on one page, each with the way to it', async () => {
  const { page, id, expectCalm } = await aVisitor({}, { viewport: { width: 390, height: 844 } });
  await page.goto('/my-b2b');
  await main(page).getByText('Nothing is waiting for you').waitFor();
  await main(page).getByRole('link', { name: 'Create a business page' }).waitFor();
  const supplier = await aBusinessOf(id, 'Envases Tepeyac');
  const asker = await aPerson({ firstName: 'Teodoro', lastName: 'Quintanar' });
  await post(asker, 'business/request', {
    to: supplier,
    subject: 'Other',
    message: 'Do you sell used mixer drives?',
  });
  await post(asker, 'social/connection/user', { resourceID: id });
  await page.reload();
  await rows(page).first().waitFor();
  expect(await rows(page).locator('b').allTextContents()).toEqual([
    'Teodoro Quintanar: 1 new message',
    '1 person asks to connect with you',
  ]);
  // Both are of the same person.
  const pictures = await rows(page)
    .locator('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(new Set(pictures).size).toBe(1);
  await main(page).getByRole('heading', { name: 'Envases Tepeyac' }).waitFor();
  await expectUsableAtEachWidth(page, 'My B2B');
  await expectCalm();
  await rows(page).first().getByRole('link').click();
  await page.getByRole('log', { name: 'Messages' }).getByText('Do you sell used mixer drives?').waitFor();
});

test('what cannot be loaded says so alone, and is loaded again', async () => {
  const { page, id } = await aVisitor();
  const asker = await aPerson();
  await post(asker, 'social/connection/user', { resourceID: id });
  await page.route('**/newsfeed/load*', (route) => route.abort());
  await page.goto('/my-b2b');
  await main(page).getByText('1 person asks to connect with you').waitFor();
  const feed = main(page).getByRole('region', { name: 'Newsfeed' });
  await feed.getByText('Error loading data').waitFor();
  await page.unroute('**/newsfeed/load*');
  await feed.getByRole('button', { name: 'Try again' }).click();
  await feed.getByText('Follow companies and people').waitFor();
});

test('where nothing can be loaded each part says so, though nobody knows who reads it', async () => {
  const { page } = await aVisitor();
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/my-b2b');
  await main(page).getByText('Error loading data').first().waitFor();
  expect(await main(page).getByRole('button', { name: 'Try again' }).count()).toBe(4);
});

test('who logs in on the front page begins with what waits for them', async () => {
  const { page } = await visit({ baseURL: portal() });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(`${portal()}/my-b2b`);
  await page.getByRole('heading', { level: 1, name: 'My B2B' }).waitFor();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My B2B' }).waitFor();
});

test('the home page greets whoever is signed in with the ways to what is theirs, and nobody else', async () => {
  const { id, page, expectCalm } = await aVisitor();
  await page.goto('/');
  await main(page).getByRole('heading', { name: 'Welcome back, Marisol' }).waitFor();
  const own = main(page).getByRole('region', { name: 'Welcome back' });
  await expect
    .poll(() => own.getByRole('link').allTextContents())
    .toEqual(['Waiting for you', 'Messages', 'Notifications', 'My businesses']);
  await aNotification(id, 'Mining Bearings');
  await page.reload();
  await own.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
  await expect.poll(() => main(page).getByText('Register Now and Go Global').isVisible()).toBe(false);
  await expectCalm();
  await own.getByRole('link', { name: 'Waiting for you' }).click();
  await page.waitForURL('**/my-b2b');
  const visitor = await visit();
  await visitor.page.goto('/');
  await main(visitor.page).getByText('Register Now and Go Global').waitFor();
  await expect.poll(() => visitor.page.getByText('Welcome back').isVisible()).toBe(false);
});
