import { canonicalBusinessPath, personAddress } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { aBusinessOf } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

test('a business asks another one as its supplier, is accepted, and both are named on the page of the other', async () => {
  const [buyer, seller] = [await aVisitor({ firstName: 'Inés' }), await aVisitor({ firstName: 'Bruno' })];
  const [buyerName, sellerName] = ['Prensas Alba', 'Resortes del Norte'];
  const buyerID = await aBusinessOf(buyer.id, buyerName);
  const sellerID = await aBusinessOf(seller.id, sellerName);
  const pageOfSeller = canonicalBusinessPath({ id: sellerID, name: sellerName });

  await buyer.page.goto(pageOfSeller);
  await press(buyer.page, 'Connect').click();
  const dialog = buyer.page.getByRole('dialog', { name: `Connect with ${sellerName}` });
  await dialog.getByRole('radio', { name: 'Supplier' }).check();
  expect(await findViolations(buyer.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask to connect' }).click();
  await dialog.getByText(`You will be notified when ${sellerName} accepts.`).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await press(buyer.page, 'Request sent').waitFor();

  await seller.page.goto('/notifications');
  await seller.page.getByRole('link', { name: `${buyerName} asks to connect` }).click();
  await main(seller.page).getByText('Customer · Asked on').waitFor();
  expect(await findViolations(seller.page)).toEqual([]);
  await press(seller.page, /^Accept/).click();
  await main(seller.page).getByText('No requests awaiting an answer').waitFor();
  await main(seller.page)
    .getByRole('navigation', { name: 'Connections', exact: true })
    .getByRole('link', { name: 'Connections' })
    .click();
  await main(seller.page).getByText('Customer · Connected since').waitFor();
  await seller.expectCalm();

  const { page } = await visit();
  const named = (name: string) =>
    main(page)
      .locator('section', { has: page.getByRole('heading', { name: 'Connected businesses' }) })
      .getByRole('link', { name });
  await page.goto(pageOfSeller);
  await named(buyerName).waitFor();
  await page.goto(canonicalBusinessPath({ id: buyerID, name: buyerName }));
  await named(sellerName).waitFor();

  await main(seller.page)
    .getByRole('switch', { name: `Show on our page: ${buyerName}` })
    .click();
  await expect
    .poll(async () => {
      await page.reload();
      return named(sellerName).count();
    })
    .toBe(0);
  await press(seller.page, /^End connection/).click();
  await seller.page.getByRole('alertdialog').getByRole('button', { name: 'End connection' }).click();
  await main(seller.page).getByText('No connections yet').waitFor();
});

test('people connect on their profiles, read how they are connected, and name each other only where both wish', async () => {
  const [ada, ben] = [await aVisitor({ firstName: 'Ada' }), await aVisitor({ firstName: 'Ben' })];
  await ada.page.goto(personAddress(ben.id));
  await press(ada.page, 'Connect').click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask to connect' }).click();
  await dialog.getByText('You asked on').waitFor();
  await ben.page.goto(personAddress(ada.id));
  await press(ben.page, 'Answer request').click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await ben.page.getByRole('dialog').getByText('Connected since').waitFor();
  await ben.page.reload();
  await main(ben.page).getByText('You are connected', { exact: true }).waitFor();
  // With all that can be done with her beside it, her name stands in one line at each width.
  for (const width of [768, 992, 1200, 1440]) {
    await ben.page.setViewportSize({ width, height: 900 });
    const name = await main(ben.page).getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.height, `at ${width} px`).toBeLessThan(60);
  }
  expect(await main(ben.page).getByText('1 connection', { exact: true }).count()).toBe(0);
  await ben.expectCalm();
  for (const { page } of [ada, ben]) {
    await page.goto('/connections');
    const shown = main(page).getByRole('switch', { name: /^Show on my profile/ });
    await shown.click();
    await expect.poll(() => shown.isChecked()).toBe(true);
  }
  await press(ada.page, /^Write/).click();
  const letter = ada.page.getByRole('dialog');
  await letter.getByLabel('Subject').fill('Trade fair');
  await letter.getByLabel('Message', { exact: true }).fill('Shall we meet on Tuesday?');
  await letter.getByRole('button', { name: 'Send', exact: true }).click();
  await ada.page.waitForURL(/\/business\/me\/requests\//);
  await main(ada.page).getByText('Shall we meet on Tuesday?').first().waitFor();
  await ben.page.goto('/business/me/requests');
  await main(ben.page).getByText('Trade fair').first().waitFor();
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await expect
    .poll(async () => {
      await page.goto(personAddress(ada.id));
      return main(page).getByText('1 connection', { exact: true }).count();
    })
    .toBe(1);
});

test('visitors log in first, and who has no business is told that businesses connect', async () => {
  const owner = await aPerson();
  const name = 'Válvulas del Golfo';
  const path = canonicalBusinessPath({ id: await aBusinessOf(owner.id, name), name });
  const { page } = await visit();
  await page.goto(path);
  const connect = main(page).getByRole('link', { name: 'Connect', exact: true });
  expect(await connect.getAttribute('href')).toContain('/login');
  const somebody = await aVisitor();
  await somebody.page.goto(path);
  await press(somebody.page, 'Connect').click();
  await somebody.page.getByRole('dialog').getByRole('link', { name: 'Create a business page' }).waitFor();
});
