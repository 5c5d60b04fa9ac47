import { addressedNouns } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startStripe } from '../apps/api/src/payment/stripe/testing-stripe.ts';
import { pages } from '../apps/portal/app/page/declared-pages.ts';
import { exampleAddress, type PageIDs } from './page-addresses.ts';
import { usePeople } from './people.ts';
import { aBusinessOf } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

/* The checkout through Stripe, whose place a stand-in takes: api and portal of this file are set up with it. */

const stripe = await startStripe();
afterAll(() => stripe.close());
Object.assign(process.env, stripe.environment, { STRIPE_JS_URL: stripe.url });

const { aVisitor } = usePeople();
const { portal } = useSessionProduct();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const number = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number');
const bank = (page: Page) => page.frameLocator('iframe[title="Your bank"]');

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Address on the invoice').fill('Calle 5\n72000 Puebla');
  await number(page).fill(card);
  await button(page, 'Buy now!').click();
}

/** What is said above the card, once it is that. */
async function isRefused(page: Page, said: string): Promise<void> {
  const whole = `You have error in your card information: ${said}`;
  await main(page).getByRole('alert').filter({ hasText: whole }).waitFor();
}

test('a card is typed in a frame of Stripe, refused in three ways, and paid once its bank has approved', async () => {
  const { id: personID, page } = await aVisitor();
  await aBusinessOf(personID, 'Envases Tláloc');
  await page.goto('/my-business?membership=choose-business');
  // Walked to from a page whose policy lets in no script of Stripe.
  await main(page).getByRole('link', { name: 'Membership', exact: true }).click();
  await number(page).waitFor();
  expect(await main(page).getByText('Test provider. No real money is charged.').count()).toBe(0);

  await pay(page, '1234');
  await isRefused(page, 'Your card number is incorrect.');
  await pay(page, '4000 0000 0000 0002');
  await isRefused(page, 'Your card was declined. Use another card or ask your bank.');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await pay(page, '4000 0000 0000 3220');
  await bank(page).getByRole('button', { name: 'Fail' }).click();
  await isRefused(page, 'Your bank did not approve the payment. Try again or use another card.');
  expect(stripe.events().filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(0);

  await pay(page, '4000 0000 0000 3220');
  await bank(page).getByRole('button', { name: 'Complete' }).click();
  await page.getByText('Successful checkout!').waitFor();
  await main(page)
    .getByText(/36[56] days left/)
    .first()
    .waitFor();
  expect(stripe.events().filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(1);
});

test('the page of a membership alone lets in Stripe', async () => {
  const { id: personID, page } = await aVisitor();
  const businessID = await aBusinessOf(personID, 'Envases Xochitl');
  const answer = await page.goto(`/business/Envases-Xochitl-${businessID}/membership`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${stripe.url}`));
  const ids = Object.fromEntries(addressedNouns.map((noun) => [noun, businessID])) as PageIDs;
  const others = pages.filter(({ route }) => !route.endsWith('/membership'));
  expect(others.length).toBeGreaterThan(50);
  for (const address of others.map((each) => exampleAddress(each, ids))) {
    const other = await fetch(portal() + address);
    const said = `${other.headers.get('content-security-policy')}${await other.text()}`;
    expect(said.includes(stripe.url) || /js\.stripe\.com/i.test(said), address).toBe(false);
  }
});
