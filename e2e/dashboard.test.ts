import { readFile } from 'node:fs/promises';
import { addressById } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { countedBusiness } from './counted-business.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aMembership } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal } = useSessionProduct();
const { aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const figure = (page: Page, name: string) =>
  main(page).getByRole('term').filter({ hasText: name }).locator('+ dd');

test('an owner reads who opened the page, step by step and by keyboard, and saves it as a table', async () => {
  const { page, id, expectCalm } = await aVisitor({}, { viewport: { width: 1440, height: 900 } });
  const name = 'Envases Tepeyac';
  const businessID = await aBusinessOf(id, name);
  await page.goto(`/business/${businessID}/dashboard`);
  await main(page).getByRole('heading', { name: 'Nothing to count yet' }).waitFor();
  await expectUsableAtEachWidth(page, 'An empty dashboard', []);

  // Its own people do not count.
  const own = page.waitForRequest((request) => request.url().endsWith('/page-view'));
  await page.goto(addressById('business', businessID));
  expect(JSON.parse((await own).postData() ?? '{}')).toMatchObject({ viewerID: id });
  await page.goto(`/business/${businessID}/dashboard`);

  const { page: buyer } = await visit({ baseURL: portal(), locale: 'es-CO' });
  const counted = buyer.waitForResponse((answer) => answer.url().endsWith('/page-view'));
  await buyer.goto(addressById('business', businessID));
  expect((await counted).status()).toBe(200);
  await expect
    .poll(
      async () => {
        await page.reload();
        await main(page)
          .getByText('Views', { exact: true })
          .or(main(page).getByText('Nothing to count yet'))
          .first()
          .waitFor();
        return main(page).getByRole('listitem').filter({ hasText: 'Colombia' }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(await figure(page, 'Views').first().textContent()).toBe('1');

  await countedBusiness(businessID);
  await main(page).getByRole('link', { name: '30 days' }).click();
  await page.waitForURL(/days=30/);
  const chart = main(page).getByRole('slider', { name: 'Views per day' });
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => chart.getAttribute('aria-valuetext'))
    .toMatch(/^\d+ \w+ \d{4}, Business page 10, Product pages 4$/);
  await page.keyboard.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
  expect(await figure(page, 'Requests').first().textContent()).toBe('29');
  expect(await figure(page, 'Time to first reply').first().textContent()).toBe('2 h');
  await expectUsableAtEachWidth(page, 'A dashboard');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^dashboard-[\d-]+\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    'Views of the business page by country,Colombia,1',
  );
  await expectCalm();
});

test('of a year that ended while another package runs it is said which one that is', async () => {
  const { page, id } = await aVisitor();
  const businessID = await aBusinessOf(id, 'Envases Tepeyac');
  await aMembership(businessID, 'premium', -370);
  await aMembership(businessID, 'platinum', -5);
  await page.goto(`/business/${businessID}/dashboard`);
  const review = main(page).getByRole('region', { name: 'Results of your last Premium year' });
  await review.getByText(/^That year ended on .+\. You have Platinum now\.$/).waitFor();
});
