import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectUsableAtEachWidth } from './each-width.ts';
import { useEditedBusiness } from './edited-business.ts';
import { choose, field, title, toast } from './profile-journeys.ts';

const { visit, portal, ask, edit } = useEditedBusiness();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The public page as a visitor gets it. */
async function publicPage(businessID: string): Promise<string> {
  const answer = await fetch(`${portal()}/business/${businessID}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

test('a draft is seen as buyers would see it, marked, by nobody else, and published from there', async () => {
  const { page, businessID, expectCalm } = await edit();
  const before = await publicPage(businessID);
  await field(page, 'Company name').fill('Reductores Sierra Nueva');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Trade/ }).click();
  await choose(page, 'Markets', 'colom', 'Colombia');
  await field(page, 'Average lead time').fill('24');
  await page.getByRole('link', { name: 'Preview as a buyer' }).click();
  await title(page, /Reductores Sierra Nueva/).waitFor();
  await page.getByText('3 changes are not published yet.', { exact: false }).waitFor();
  const lead = page.getByRole('row', { name: /Average lead time/ });
  await expect.poll(() => lead.textContent()).toContain('24 days not published');
  await expect.poll(() => page.getByRole('row', { name: /Markets/ }).textContent()).toContain('Colombia');
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await publicPage(businessID)).toBe(before);
  await expectUsableAtEachWidth(page, 'a preview', [390, 1440]);

  await page.setViewportSize({ width: 1440, height: 900 });
  // What buyers press is there, and says that it is a preview.
  const contact = page.locator('.b-contact-card').filter({ hasText: 'Contact this supplier' });
  await expect.poll(() => contact.textContent()).toContain('24 days on average not published');
  await contact.getByRole('link', { name: 'Send Request' }).click();
  await toast(page, 'This is a preview').waitFor();
  await expect.poll(() => page.url()).toContain('/preview');
  await button(page, 'Phone').click();
  const phone = page.frameLocator('iframe[title="Your page on a phone"]');
  await phone.getByRole('heading', { name: /Reductores Sierra Nueva/ }).waitFor();
  await expect
    .poll(() => phone.locator('.b-columns').evaluate((columns) => columns.clientWidth))
    .toBeLessThan(390);
  // A link of the page leads nowhere from here.
  await phone.getByRole('link', { name: 'Business Profile' }).click();
  await button(page, 'Desktop').click();

  const { page: other } = await visit({ baseURL: portal() });
  await other.goto(`/business/${businessID}/preview`);
  await other.waitForURL((url) => !url.href.includes('/preview') || url.origin !== portal());
  await expect.poll(() => other.getByText('Reductores Sierra Nueva').count()).toBe(0);

  await button(page, 'Publish').click();
  await toast(page, 'Saved successfully').waitFor();
  await page.getByText('Buyers see everything as shown here.').waitFor();
  await expect.poll(() => page.getByText('not published').count()).toBe(0);
  // Who publishes a section says that it is right, and buyers are told when.
  const confirmed = page.getByText(/^Confirmed by the company on \d+ \w+ \d{4}$/);
  await expect.poll(() => confirmed.count()).toBe(2);
  await expect.poll(() => publicPage(businessID)).toContain('Confirmed by the company on');
  expect(await ask(page, businessID)).toMatchObject({
    general: { companyName: 'Reductores Sierra Nueva' },
    tradeCapabilities: { averageLeadTime: 24, markets: [{ code: 'CO' }] },
  });
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await field(page, 'Company name').waitFor();
  await expectCalm();
});
