import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';

const { aVisitor } = usePeople();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const shows = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor();

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Address on the invoice').fill('Calle 5\n72000 Puebla');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('08 / 49');
  await page.getByLabel('CVC').fill('314');
  await page.getByLabel('Name on card').fill('Marisol Treviño');
}

test('Buy now! leads over the choice of a business to the package: a refused card, the bank asks, and it is had at once', async () => {
  const { id: personID, page } = await aVisitor();
  const business_id = await aBusinessOf(personID, 'Envases Tepeyac');
  for (let number = 1; number <= 9; number += 1)
    await aProduct({ business_id, name: `Crate ${number}`, position: number });
  await page.goto('/membership-gold');
  await main(page).getByRole('link', { name: 'Buy now!' }).first().click();
  await page.waitForURL('**/my-business?membership=choose-business');
  await shows(page, 'Choose the business to upgrade: select Membership under its name.');
  await main(page).getByRole('link', { name: 'Membership', exact: true }).click();
  await page.waitForURL(/\/business\/Envases-Tepeyac-.*\/membership$/);
  await shows(page, 'Test provider. No real money is charged.');
  await shows(page, '7 of 7');
  await page.getByRole('radio', { name: /^Gold/ }).check();
  await shows(page, 'US$ 1,850.00');
  expect(await findViolations(page)).toEqual([]);

  await fillCard(page, '4000 0000 0000 0002');
  await button(page, 'Buy now!').click();
  const alert = main(page).getByRole('alert');
  await alert.waitFor();
  const message = 'Your card was declined. Use another card or ask your bank.';
  expect(await alert.innerText()).toContain(
    'You have error in your card information: {message}'.replace('{message}', message),
  );
  expect(await alert.innerText()).toContain('Nothing was charged.');
  await expect
    .poll(() => page.getByLabel('Card number').evaluate((input) => input === document.activeElement))
    .toBe(true);

  await fillCard(page, '4000 0000 0000 3220');
  await button(page, 'Buy now!').click();
  await button(page, 'Approve').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Continue').click();
  await button(page, 'Approve').click();
  await page.getByText('Successful checkout!').waitFor();
  // Badge, quota, period, invoice and the way on, without a reload by hand.
  await main(page)
    .getByRole('row', { name: /^K-\d{4}-\d{6} .*Gold.*Paid.*US\$ 1,850\.00/ })
    .waitFor();
  await shows(page, '9 of 20');
  await shows(page, /365 days left|366 days left/);
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await shows(page, 'You pay the difference for the days left.');
  await shows(page, 'US$ 800.00');
  expect(await page.getByLabel('Address on the invoice').inputValue()).toBe('Calle 5\n72000 Puebla');
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('radio', { name: /^Platinum/ }).check();
  await button(page, 'Buy now!').click();
  await shows(page, 'You already have the best membership in our network!');
  await page.goto('/my-business');
  await main(page).getByText('PLATINUM').first().waitFor();
});

test('without an answer of the provider the page asks on and charges no second time', async () => {
  const { id: personID, page } = await aVisitor();
  await aBusinessOf(personID, 'Envases Anáhuac');
  await page.goto('/my-business?membership=choose-business');
  await main(page).getByRole('link', { name: 'Membership', exact: true }).click();
  await fillCard(page, '4000 0000 0000 7759');
  await button(page, 'Buy now!').click();
  await shows(page, 'We are checking with the payment provider whether the payment went through.');
  await page.getByText('Successful checkout!').waitFor();
  await shows(page, 'Upgrade');
});

test('a page that is loaded while an answer is awaited asks for it, and says when nothing was charged', async () => {
  const { id: personID, page } = await aVisitor();
  const business_id = await aBusinessOf(personID, 'Envases Malinche');
  await change(
    `INSERT INTO membership_orders (business_id, ordered_by, purpose, plan_id, from_plan_id, starts_on, ends_on, period_starts_on, way,
      currency, net_cents, total_cents, buyer, language, provider, attempt, asked_at)
    VALUES ($1, $2, 'new', 'gold', 'standard', current_date, current_date + 364, current_date, 'card', 'USD', 185000, 185000, '{}', 'en',
      'test', 1, now())`,
    [business_id, personID],
  );
  await page.goto(`/business/Envases-Malinche-${business_id}/membership`);
  await shows(page, 'We are checking with the payment provider whether the payment went through.');
  expect(await button(page, 'Buy now!').isDisabled()).toBe(true);
  await change("UPDATE membership_orders SET asked_at = now() - interval '1 minute' WHERE business_id = $1", [
    business_id,
  ]);
  await shows(page, 'Nothing was charged: check the amount and try again.');
  expect(await button(page, 'Buy now!').isEnabled()).toBe(true);
});

test('where the payment cannot be processed it says so beside the button, and what was typed stays', async () => {
  const { id: personID, page } = await aVisitor();
  await aBusinessOf(personID, 'Envases Ajusco');
  await page.route('**/api/v1/subscription/subscribe', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/my-business?membership=choose-business');
  await main(page).getByRole('link', { name: 'Membership', exact: true }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await button(page, 'Buy now!').click();
  await shows(
    page,
    'We are not able to process your payment at this time, please try again in a few minutes or contact support.',
  );
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  await page.unroute('**/api/v1/subscription/subscribe');
  await button(page, 'Buy now!').click();
  await page.getByText('Successful checkout!').waitFor();
});

test('who cannot pay by card orders by transfer; the invoice names whom they state, in letters it can be printed with', async () => {
  const { id: personID, page } = await aVisitor();
  const business_id = await aBusinessOf(personID, 'شركة المعادن');
  await page.goto(`/business/Maaden-${business_id}/membership`);
  const [name, address] = ['Company on the invoice', 'Address on the invoice'].map((label) =>
    page.getByLabel(label),
  );
  if (!name || !address) return expect.fail();
  await name.waitFor();
  const isFocused = (field: typeof name) => field.evaluate((input) => input === document.activeElement);
  await button(page, 'Buy now!').click();
  await shows(page, 'Enter the company’s address: invoices must state it.');
  await shows(page, 'Enter the card number.');
  await expect.poll(() => isFocused(page.getByLabel('Card number'))).toBe(true);
  await fillCard(page, '4000 0000 0000 0002');
  await button(page, 'Buy now!').click();
  await shows(page, 'Some letters cannot be printed on the invoice.');
  await expect.poll(() => isFocused(name)).toBe(true);
  // Nothing lies below the head of the page, which stays in view.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  await name.fill('Al Maaden Co.');
  await button(page, 'Buy now!').click();
  await shows(page, /Your card was declined/);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await button(page, 'Order by transfer').click();
  await main(page).getByRole('heading', { name: 'Gold by bank transfer' }).waitFor();
  await main(page)
    .getByRole('row', { name: /^PF-\d{4}-\d{6} .*Gold by bank transfer.*Waiting.*US\$ 1,850\.00/ })
    .waitFor();
  // What was pressed is gone: the focus is at what has changed.
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.slice(0, 20));
  await expect.poll(focused).toBe('Your current package');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Cancel the order').click();
  await main(page)
    .getByRole('row', { name: /^PF-.*Cancelled/ })
    .waitFor();
  await expect.poll(focused).toBe('Your current package');
  expect(await name.inputValue()).toBe('Al Maaden Co.');
});

test('a voucher lowers the price, and one that covers it all asks for no card', async () => {
  const { id: personID, page } = await aVisitor();
  await aBusinessOf(personID, 'Envases Zempoala');
  const codes = [`HALF-${personID.slice(0, 8)}`, `FREE-${personID.slice(0, 8)}`].map((code) =>
    code.toUpperCase(),
  );
  for (const [place, percent] of [50, 100].entries())
    await change(
      "INSERT INTO membership_vouchers (code, percent, plan_id, uses, valid_until, note) VALUES ($1, $2, 'gold', 1, current_date + 30, 'A fair')",
      [codes[place], percent],
    );
  await page.goto('/my-business?membership=choose-business');
  await main(page).getByRole('link', { name: 'Membership', exact: true }).click();
  const voucher = page.getByLabel('Voucher');
  await voucher.fill('NO-SUCH-CODE');
  await voucher.press('Enter');
  await shows(page, 'This voucher does not exist. Check the code.');
  await voucher.fill(codes[0]?.toLowerCase() ?? '');
  await button(page, 'Apply').click();
  const sum = page.getByRole('complementary', { name: 'Your order' });
  await sum.getByText('− US$ 925.00').waitFor();
  expect(await findViolations(page)).toEqual([]);
  // It is for gold alone.
  await page.getByRole('radio', { name: /^Platinum/ }).check();
  await shows(page, 'This voucher is for another package.');
  await sum.getByText('US$ 3,650.00').first().waitFor();
  await page.getByRole('radio', { name: /^Gold/ }).check();
  await button(page, 'Remove the voucher').click();
  await sum.getByText('− US$ 925.00').waitFor({ state: 'detached' });
  await voucher.fill(codes[1] ?? '');
  await button(page, 'Apply').click();
  await shows(page, 'The voucher covers the full price: there is nothing to pay.');
  expect(await page.getByLabel('Card number').count()).toBe(0);
  // Nothing lies below the head of the page, which stays in view.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Start the package').click();
  await page.getByText('Successful checkout!').waitFor();
  await shows(page, /36[56] days left/);
});
