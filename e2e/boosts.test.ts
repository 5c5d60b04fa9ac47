import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aProduct, change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal } = useSessionProduct();
const { aVisitor } = usePeople();

/** Of invented businesses some have boosts that run. */
const search = '/search-result?business=PR&search=bearing';
const slot = (page: Page) => page.getByRole('region', { name: 'Promoted', exact: true });
const counted = (page: Page, event: string) =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    return request.url().endsWith('/count') && request.postDataJSON()?.event === event;
  });

/** Somebody with a business of this package and a product. */
async function anOwner(subscription: string) {
  const owner = await aVisitor();
  const id = await aBusinessOf(owner.id, 'Boosted Bearing Works');
  await change('UPDATE businesses SET subscription = $2 WHERE id = $1', [id, subscription]);
  await aProduct({ business_id: id, name: 'Slewing bearing 950' });
  return { ...owner, address: `${portal()}/business/${id}` };
}

/** Somebody at the same address may have seen it in another journey: then it counts no second time. */
const told = { counted: expect.any(Boolean) };

test('a visitor sees a card marked as paid behind the results; that it was seen and followed is counted', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1280, height: 900 } });
  await page.goto(search);
  expect(await page.locator('.r-list > li').count()).toBe(5);
  expect(await findViolations(page)).toEqual([]);
  const seen = counted(page, 'show');
  await slot(page).scrollIntoViewIfNeeded();
  expect((await (await seen).json()).data).toEqual(told);
  await slot(page).getByText('Paid placement', { exact: false }).waitFor();
  const why = slot(page).getByRole('link', { name: 'Why is this here?' });
  expect(await why.getAttribute('href')).toBe('/how-ranking-works#promoted');
  const followed = counted(page, 'click');
  await slot(page).getByRole('heading').getByRole('link').first().click();
  expect((await (await followed).json()).data).toEqual(told);
  await page.waitForURL(/\/business-product\//);
  await expectCalm();
});

test('without script the card and its mark are there all the same, and lists of the directory have none', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(search);
  await slot(page).getByRole('heading').first().waitFor();
  for (const path of ['/directory/verified-manufacturers', '/search-result?business=UR']) {
    await page.goto(path);
    expect(await page.getByRole('region', { name: 'Promoted' }).count(), path).toBe(0);
  }
});

test('an owner boosts a product from its row, by keyboard', async () => {
  const { page, address, expectCalm } = await anOwner('gold');
  await page.goto(`${address}/products`);
  await page.getByRole('button', { name: 'More actions for Slewing bearing 950' }).click();
  await page.getByRole('menuitem', { name: 'Boost', exact: true }).click();
  await page.getByRole('heading', { name: 'Boosts', level: 1 }).waitFor();
  await page.getByText('0 of 3 used').waitFor();
  expect(await page.getByRole('radio', { name: 'A product' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Boost for 7 days' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 of 3 used').waitFor();
  await page.getByText('Running until', { exact: false }).waitFor();
  await page.getByRole('radio', { name: 'Your company' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Boost for 7 days' }).click();
  await page.getByText('2 of 3 used').waitFor();
  await page.getByText('A boost is already running for this.').waitFor();
  await page.getByText('All days as a table').click();
  await page.getByRole('table', { name: 'Your boosts day by day' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expectCalm();
});

test('who has none is told what package has some', async () => {
  const { page, address } = await anOwner('standard');
  await page.goto(`${address}/boosts`);
  await page.getByText('The Standard package has no boosts', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'See the packages' }).click();
  await page.waitForURL(/\/membership-gold/);
});

thoroughTest('the page of boosts and the slot are usable at each width', async () => {
  const { page, address } = await anOwner('premium');
  await page.goto(`${address}/boosts`);
  await page.getByRole('button', { name: 'Boost for 7 days' }).click();
  await page.getByText('1 of 10 used').waitFor();
  await expectUsableAtEachWidth(page, 'boosts');
  await page.goto(search);
  await slot(page).waitFor();
  await expectUsableAtEachWidth(page, 'the slot');
});
