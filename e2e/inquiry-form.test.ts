import { randomUUID } from 'node:crypto';
import { withConnection } from '@kontor/database/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { draftKeys } from './drafts.ts';
import { tokenAt, useOwnedBusinesses } from './owned-business.ts';
import { field, title, toast } from './profile-journeys.ts';
import { aBusiness, aProduct } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal, accounts, signedIn } = useSessionProduct();
const { call, createBusiness, aColleague } = useOwnedBusinesses();

interface Received {
  requestID: string;
  subject: string;
  senderType: string;
  sender: { name: string };
  suppliers: number;
  deliveryPlace?: string;
  wantedBy?: string;
  quantity?: { number: number; unit: string };
  product?: { name: string };
  lastMessage: { content: string };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const upload = (page: Page) => button(page, 'Upload Inquiry').click();
/** What else the page says stands in the failure. */
const sent = (page: Page) =>
  expect.poll(() => page.locator('body').innerText()).toContain('Inquiry sent successfully');

/** What a supplier finds of buyers who are all new. */
async function inboxOf(businessID: string): Promise<Received[]> {
  const token = await aColleague(businessID, 'owner');
  return (
    await call<{ inquiries: Received[] }>(token, `business/request?ubid=${businessID}&folder=strangers`)
  ).inquiries;
}

const aSupplier = (name: string, claimed = true) =>
  aBusiness({ company_name: name, claimed_at: claimed ? new Date() : null });

/** Somebody new, signed in. */
async function aBuyer(options: Parameters<typeof visit>[0] = {}) {
  accounts().userID = randomUUID();
  return visit({ ...(await signedIn()), ...options });
}

async function fillIn(page: Page, message: string) {
  await field(page, 'Subject').selectOption('full price list');
  await field(page, 'Message').fill(message);
}

test('from a product, signed out, to one inquiry, though the page was reloaded and the first answer was lost', async () => {
  accounts().userID = randomUUID();
  const name = `Nordhang ${randomUUID().slice(0, 8)}`;
  const supplier = await aSupplier(name);
  const product = await aProduct({ business_id: supplier, name: 'Bevel gear unit KR 75' });
  const { page } = await visit({ baseURL: portal() });
  await page.goto(`/business-product/${product}`);
  await page.getByRole('link', { name: 'Send Request' }).click();
  await title(page, 'Send Request').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/business/${supplier}/send-request`);
  await page.getByText('Bevel gear unit KR 75').waitFor();
  await page.getByRole('radio', { name: /Marisol Treviño/ }).waitFor();
  await expect.poll(() => page.getByRole('radio').count()).toBe(1);

  await expect
    .poll(() => field(page, 'Subject').locator('option').allTextContents())
    .toEqual([
      'Choose a subject',
      'looking for a qualified manufacturer industry',
      'private label manufacturer',
      'exclusive distributor in my country',
      'worldwide distributor',
      'full price list',
      'discount policy',
      'Other',
    ]);
  await fillIn(page, 'We need 24 of these.');
  await page.getByText('20/4000').waitFor();
  await field(page, 'Quantity (optional)').fill('1,200.5');
  await field(page, 'Required by (optional)').fill('2031-06-01');
  await field(page, 'Delivery place (optional)').fill('El Marqués, Querétaro');
  await page.getByText(/^Draft saved \d/).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await page.getByText('What you typed last time is back in the form').waitFor();
  await expect.poll(() => field(page, 'Message').inputValue()).toBe('We need 24 of these.');
  await expect.poll(() => field(page, 'Subject').inputValue()).toBe('full price list');

  // It arrives; its answer does not.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/business/request', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await upload(page);
  await page.getByText('Not sent. Try again').waitFor();
  await field(page, 'Message').focus();
  await page.keyboard.press('Control+Enter');
  await sent(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  const inbox = await inboxOf(supplier);
  expect(inbox).toMatchObject([
    {
      subject: 'full price list',
      senderType: 'user',
      sender: { name: 'Marisol Treviño' },
      suppliers: 1,
      quantity: { number: 1200.5, unit: 'pieces' },
      wantedBy: '2031-06-01',
      deliveryPlace: 'El Marqués, Querétaro',
      product: { name: 'Bevel gear unit KR 75' },
      lastMessage: { content: 'We need 24 of these.' },
    },
  ]);
  const way = page.getByRole('link', { name: 'Open the conversation' });
  await expect.poll(() => way.getAttribute('href')).toBe(`/business/me/requests/${inbox[0]?.requestID}`);
  // Nothing of it stays in the form.
  await expect.poll(() => draftKeys(page)).toEqual([]);
  await page.reload();
  await title(page, 'Send Request').waitFor();
  await expect.poll(() => field(page, 'Message').inputValue()).toBe('');
});

test('what is missing is said, marked and takes the focus; with Other a subject is typed', async () => {
  const supplier = await aSupplier('Reductores Sierra Baja');
  const { page } = await aBuyer({ viewport: { width: 390, height: 844 } });
  await page.goto(`/business/${supplier}/send-request`);
  await title(page, 'Send Request').waitFor();
  await upload(page);
  await toast(page, 'You have to fill all the form fields').waitFor();
  await expect
    .poll(() => field(page, 'Subject').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await field(page, 'Subject').selectOption('Other');
  await field(page, 'Message').fill('Do you cut splines to drawing?');
  await upload(page);
  await expect
    .poll(() => field(page, 'Your subject').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await field(page, 'Your subject').fill('Splines to drawing');
  await field(page, 'Required by (optional)').fill('2020-01-01');
  await field(page, 'Message').fill('x'.repeat(4_100));
  await page.getByText('100 characters too many. Shorten the message').waitFor();
  await upload(page);
  await page.getByText('This date has passed. Choose today or a later day.').first().waitFor();
  await field(page, 'Required by (optional)').fill('');
  await field(page, 'Message').fill('Do you cut splines to drawing?');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
  await upload(page);
  await sent(page);
  await expect.poll(() => inboxOf(supplier)).toMatchObject([{ subject: 'Splines to drawing' }]);
});

thoroughTest('a draft is discarded when its owner says so', async () => {
  const supplier = await aSupplier('Discarded Drafts');
  const { page, expectCalm } = await aBuyer();
  await page.goto(`/business/${supplier}/send-request`);
  await field(page, 'Message').fill('Never mind');
  await page.getByText(/^Draft saved/).waitFor();
  await button(page, 'Discard draft').click();
  await expect.poll(() => field(page, 'Message').inputValue()).toBe('');
  await expectCalm();
});

test('pressed before it is known whether there is a draft, an inquiry is sent once that is', async () => {
  const supplier = await aSupplier('Asked at once');
  const { page } = await aBuyer();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/drafts-[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`/business/${supplier}/send-request`);
  await fillIn(page, 'Please quote 40 pieces.');
  await upload(page);
  release();
  await sent(page);
  await expect.poll(() => inboxOf(supplier)).toMatchObject([{ subject: 'full price list' }]);
});

test('a business asks: it is chosen by whoever acts as it; its own people have Requests instead', async () => {
  const supplier = await aSupplier('Asked by a business');
  const { page } = await aBuyer({ viewport: { width: 1440, height: 900 } });
  await page.goto('/my-business');
  await title(page, 'My Business').waitFor();
  const own = await createBusiness(await tokenAt(page));
  await page.evaluate(
    (businessID) => localStorage.setItem('socialActor', JSON.stringify({ type: 'business', businessID })),
    own,
  );
  await page.goto(`/business/${supplier}/send-request`);
  await page.getByText('The supplier sees Reductores Sierra Alta and your first name.').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /Reductores Sierra Alta/ }).isChecked()).toBe(true);
  await fillIn(page, 'For our own gearboxes.');
  await upload(page);
  await sent(page);
  await expect
    .poll(() => inboxOf(supplier))
    .toMatchObject([{ senderType: 'business', sender: { name: 'Reductores Sierra Alta' } }]);
  const way = page.getByRole('link', { name: 'Open the conversation' });
  await expect.poll(() => way.getAttribute('href')).toMatch(new RegExp(`^/business/${own}/requests/`));

  await page.goto(`/business/${own}/send-request`);
  await page.getByText('This is your own business. Only others can write to it.').waitFor();
  await page.goto(`/business/${own}`);
  const requests = page.getByRole('navigation', { name: 'Business' }).getByRole('link', { name: 'Requests' });
  await requests.waitFor();
  await expect.poll(() => requests.getAttribute('href')).toBe(`/business/${own}/requests`);
  await expect.poll(() => page.getByRole('link', { name: 'Send Request' }).count()).toBe(0);

  const product = await aProduct({ business_id: own, name: 'Gearbox of our own' });
  await page.goto(`/business-product/${product}`);
  const inquiries = page.locator('.k-summary').getByRole('link', { name: 'Requests' });
  await expect.poll(() => inquiries.getAttribute('href')).toBe(`/business/${own}/requests`);
  await expect.poll(() => page.getByRole('link', { name: 'Send Request' }).count()).toBe(0);
});

thoroughTest(
  'a company nobody has claimed: it is said, its website stands there, the inquiry is kept',
  async () => {
    const supplier = await aBusiness({
      company_name: 'Laminados Ajusco',
      origin: 'imported',
      website: 'https://laminados-ajusco.example',
    });
    const { page } = await aBuyer({ viewport: { width: 390, height: 844 } });
    await page.goto(`/business/${supplier}/send-request`);
    await page.getByText('Nobody has claimed this company.').waitFor();
    const marks = page.locator('.q-receiver-name').locator('.k-tier, .k-verified, .k-pill');
    expect(await marks.allTextContents()).toEqual(['Public record']);
    const website = page.getByRole('link', { name: 'laminados-ajusco.example' });
    await expect.poll(() => website.getAttribute('href')).toBe('https://laminados-ajusco.example/');
    await expect.poll(() => page.getByText('Ask others too').count()).toBe(0);
    await fillIn(page, 'Cold-rolled strip 1.2 mm?');
    expect(await findViolations(page)).toEqual([]);
    await upload(page);
    await sent(page);
    const { rows } = await withConnection(inject('database'), (client) =>
      client.query(
        'SELECT subject FROM inquiries JOIN inquiry_sides ON inquiry_id = inquiries.id WHERE business_id = $1',
        [supplier],
      ),
    );
    expect(rows).toEqual([{ subject: 'full price list' }]);
  },
);

thoroughTest('suppliers are ticked among the results, page by page, and asked together', async () => {
  const { page, expectCalm } = await aBuyer({ viewport: { width: 390, height: 844 } });
  const tick = page.getByRole('checkbox', { name: /^Ask / });
  const bar = page.getByRole('region', { name: 'Suppliers to ask' });
  await page.goto('/search-result?business=MA&countries=global');
  await tick.nth(0).check();
  await tick.nth(1).press('Space');
  await bar.getByText('2 of 8 selected').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await tick.nth(0).check();
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await bar.getByRole('link', { name: 'Ask 3 suppliers' }).click();
  await page.getByText('3 of 8', { exact: true }).waitFor();
  await fillIn(page, 'Who can deliver this month?');
  await upload(page);
  await page.getByText('3 suppliers have received it, each in a separate conversation.').waitFor();
  await page.goto('/search-result?business=MA&countries=global');
  await tick.first().waitFor();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await expectCalm();
});

thoroughTest('three suppliers have the same inquiry, and each is told how many were asked', async () => {
  const [first = '', second = '', third = '', fourth = ''] = await Promise.all(
    ['First asked', 'Second asked', 'Third asked', 'Fourth asked'].map((name) => aSupplier(name)),
  );
  const { page } = await aBuyer();
  await page.goto(`/business/${first}/send-request?others=${second},${third},${fourth}`);
  await page.getByText('4 of 8').waitFor();
  await button(page, 'Remove Second asked').waitFor();
  // The button that was pressed is gone with its row: the focus goes on to the one beside it.
  await button(page, 'Remove Fourth asked').press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^(Add Fourth|Remove Second) asked$/);
  await page.getByText('3 of 8').waitFor();
  await page.getByText('Each supplier sees only itself and “one of 3”.').waitFor();
  await fillIn(page, 'Who can deliver this month?');
  await upload(page);
  await page.getByText('3 suppliers have received it, each in a separate conversation.').waitFor();
  for (const name of ['First asked', 'Second asked', 'Third asked'])
    await page.getByRole('link', { name: `Conversation with ${name}` }).waitFor();
  for (const supplier of [first, second, third])
    await expect.poll(() => inboxOf(supplier)).toMatchObject([{ suppliers: 3, subject: 'full price list' }]);
});
