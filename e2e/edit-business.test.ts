import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useEditedBusiness } from './edited-business.ts';
import { focused } from './focus.ts';
import { choose, field, title, toast } from './profile-journeys.ts';
import { thoroughTest } from './thorough.ts';

const { visit, portal, ask, aColleague, publishAs, edit } = useEditedBusiness();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Draft saved').waitFor();

interface Profile {
  contactInfo: { city?: string; zipcode?: string; phone?: object; timeZone?: string };
  tradeCapabilities: { averageLeadTime?: number; markets: { code: string }[] };
}

test('what is typed is a draft by itself, and public once it is published', async () => {
  const { page, businessID, expectCalm } = await edit();
  expect(new URL(page.url()).pathname).toMatch(/\/edit\/general$/);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  // A category is found by looking, too, and taken away again.
  await button(page, 'Browse all industries').click();
  const tree = page.getByRole('dialog', { name: 'Industries and their categories' });
  await tree.getByRole('checkbox', { name: 'Bearings', exact: true }).check();
  await tree.getByRole('button', { name: 'Done' }).click();
  await page.getByText('1 change is not published.').waitFor();
  await button(page, 'Remove Bearings').click();
  await page.getByText('Buyers see everything as shown here.').waitFor();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /Contact/ })
    .click();
  await field(page, 'City').fill('Apodaca');
  await page.getByText('1 change is not published.').waitFor();
  const phone = page.getByRole('group', { name: 'Phone', exact: true });
  // Its country says what is likely; nothing of it is stated before somebody does.
  const code = phone.getByRole('combobox', { name: 'Country code' });
  await expect.poll(() => code.inputValue()).toMatch(/^\+52 /);
  await expect.poll(() => field(page, 'Time zone').inputValue()).toBe('America/Mexico City');
  // Several countries share it; it waits for its number.
  await code.fill('united states');
  await page.getByRole('option', { name: /^\+1 .*United States/ }).click();
  await phone.getByLabel('Number').fill('512 555 0137');
  await page.getByText('2 changes are not published.').waitFor();
  await button(page, 'Add business hours').click();
  await page.getByText('4 changes are not published.').waitFor();
  await saved(page);
  await page.reload();
  await field(page, 'City').waitFor();
  await expect.poll(() => phone.getByLabel('Number').inputValue()).toBe('512 555 0137');
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Apodaca');
  expect(await ask<Profile>(page, businessID)).not.toHaveProperty('contactInfo.city');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Trade/ }).click();
  await choose(page, 'Markets', 'colom', 'Colombia');
  await field(page, 'Average lead time').fill('24');
  await page.getByText('6 changes are not published. In Contact and Trade.').waitFor();
  await button(page, 'Publish all').click();
  await toast(page, 'Saved successfully').waitFor();
  await page.getByText('Buyers see everything as shown here.').waitFor();
  expect(await ask<Profile>(page, businessID)).toMatchObject({
    contactInfo: {
      city: 'Apodaca',
      phone: { countryCode: '+1', businessPhoneNumber: '512 555 0137' },
      timeZone: 'America/Mexico_City',
    },
    tradeCapabilities: { averageLeadTime: 24, markets: [{ code: 'CO' }] },
  });

  const change = page
    .getByRole('listitem')
    .filter({ hasText: 'Average lead time' })
    .filter({ hasText: '24' });
  await change.getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('listitem').filter({ hasText: 'removed' }).waitFor();
  await expect.poll(() => field(page, 'Average lead time').inputValue()).toBe('');
  expect(await ask<Profile>(page, businessID)).not.toHaveProperty('tradeCapabilities.averageLeadTime');
  // The lists beside the form grow with what was undone, on a slow machine later than what a press may move.
  await expectCalm();
});

thoroughTest('on a phone the section that is edited is seen among the others', async () => {
  const { page, businessID } = await edit({ viewport: { width: 390, height: 844 } }, 'media');
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  const isSeen = () => current.evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth);
  await expect.poll(isSeen).toBe(true);
  await page.goto(`/business/${businessID}/edit/terms`);
  await expect.poll(isSeen).toBe(true);
});

thoroughTest('what a colleague published is not overwritten unseen', async () => {
  const { page, businessID } = await edit();
  await page.goto(`/business/${businessID}/edit/contact`);
  await field(page, 'City').fill('Monterrey');
  await saved(page);
  await publishAs(await aColleague(businessID), businessID, { city: 'Saltillo', zipcode: '25000' });
  await button(page, 'Publish').click();
  // What does not clash is taken over, and named.
  const changes = page.getByRole('listitem').filter({ hasText: 'Ruth Okafor' });
  await changes.filter({ hasText: 'Zip code' }).filter({ hasText: '25000' }).waitFor();
  await page
    .getByRole('group', { name: 'City' })
    .getByRole('button', { name: /Saltillo/ })
    .click();
  await page.getByText('Buyers see everything as shown here.').waitFor();
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Saltillo');
  await expect.poll(() => field(page, 'Zip code').inputValue()).toBe('25000');
});

for (const tab of ['certificates', 'media'])
  thoroughTest(
    `on a phone what is missing stands below the ${tab} when they are there, and does not move`,
    async () => {
      const { page, expectCalm } = await edit({ viewport: { width: 390, height: 844 } }, tab);
      await page.getByRole('heading', { name: /^Profile .* complete$/ }).waitFor();
      await expectCalm();
    },
  );

test('publishing says how many fields are wrong, all marked at once; after discarding, the focus is beside where it was', async () => {
  const { page } = await edit();
  await field(page, 'Company name').fill('');
  await field(page, 'Year established').fill('3000');
  await saved(page);
  await button(page, 'Publish').click();
  await page
    .getByRole('region', { name: 'Publish' })
    .getByText('Not published: 2 fields need a change.')
    .waitFor();
  await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(2);
  await button(page, 'Discard changes').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('button Discard changes');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await page.getByText('Buyers see everything as shown here.').waitFor();
  await expect.poll(() => focused(page)).toBe('link Preview as a buyer');
});

test('while the server is away nothing typed is lost', async () => {
  const { page, businessID } = await edit();
  await page.goto(`/business/${businessID}/edit/factory`);
  await field(page, 'Factory size').waitFor();
  await page.route('**/draft', (route) => route.abort());
  await field(page, 'Factory size').fill('4200');
  await page.getByText('Not saved: the server is not responding').waitFor();
  await expect.poll(() => button(page, 'Publish').isDisabled()).toBe(true);
  await page.reload();
  await field(page, 'Factory size').waitFor();
  await page.getByText('Not saved: the server is not responding').waitFor();
  await expect.poll(() => field(page, 'Factory size').inputValue()).toBe('4200');
  await page.unroute('**/draft');
  await button(page, 'Try again').click();
  await saved(page);
  await page.route('**/business/profile/*/factory', (route) => route.abort());
  await button(page, 'Publish').click();
  await toast(page, 'Something was wrong, try again please').waitFor();
  await page.unroute('**/business/profile/*/factory');
  await expect.poll(() => field(page, 'Factory size').inputValue()).toBe('4200');
  await button(page, 'Discard changes').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await toast(page, 'Changes discarded').waitFor();
  await expect.poll(() => field(page, 'Factory size').inputValue()).toBe('');
  await button(page, 'Undo').click();
  await expect.poll(() => field(page, 'Factory size').inputValue()).toBe('4200');
});

thoroughTest(
  'a wrong value is said at its field, keeps what was typed and holds up no other section',
  async () => {
    const { page, businessID } = await edit();
    await page.goto(`/business/${businessID}/edit/general`);
    await field(page, 'Year established').waitFor();
    await expect.poll(() => button(page, 'Publish').isDisabled()).toBe(true);
    await field(page, 'Year established').fill('3020');
    await page.getByText(/^Please enter \d{4} or less\.$/).waitFor();
    const employees = page.getByRole('group', { name: 'Total employees', exact: true });
    await employees.getByLabel('From').fill('200');
    await employees.getByLabel('To').fill('100');
    await page.getByText('The second value must not be lower or earlier than the first.').waitFor();
    const tops = await employees
      .getByRole('textbox')
      .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await saved(page);
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /Contact/ })
      .click();
    const phone = page.getByRole('group', { name: 'Phone', exact: true });
    await phone.getByRole('combobox', { name: 'Country code' }).fill('mexico');
    await page.getByRole('option', { name: /^\+52 .*Mexico/ }).click();
    await saved(page);
    await expect
      .poll(() => phone.getByRole('combobox', { name: 'Country code' }).inputValue())
      .toContain('+52');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Trade/ }).click();
    await field(page, 'Average lead time').fill('2.5');
    await page.getByText('Please enter a whole number.').waitFor();
    await expect.poll(() => field(page, 'Average lead time').inputValue()).toBe('2.5');
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /Factory/ })
      .click();
    await field(page, 'Production lines').fill('3');
    await button(page, 'Publish all').click();
    await toast(page, 'Everything else is published. Please check the marked fields.').waitFor();
    expect(await ask(page, businessID)).toMatchObject({ factory: { numberProductionLines: 3 } });
    await field(page, 'Year established').waitFor();
    await expect.poll(() => field(page, 'Year established').inputValue()).toBe('3020');
  },
);

test('whoever manages a business goes from its page to what can be managed, and back', async () => {
  const { page, businessID, expectCalm } = await edit();
  await page.goto(`/business/${businessID}`);
  await page.getByText('Your business · Owner').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Manage Business' }).click();
  await page.waitForURL(/editMode=1/);
  const ways = page.getByRole('navigation', { name: 'Business', exact: true });
  await ways.getByRole('link', { name: 'Manage Profile' }).waitFor();
  await expect
    .poll(() => ways.getByRole('link').allTextContents())
    .toEqual([
      'Manage Business',
      'Manage Profile',
      'Products',
      'Boosts',
      'Support',
      'Membership',
      'Members',
      'Inbox settings',
    ]);
  await page.getByRole('main').getByRole('link', { name: 'View as a buyer' }).click();
  await ways.getByRole('link', { name: 'Business Profile' }).waitFor();
  await page.goto(`/business/${businessID}?editMode=1`);
  await ways.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Manage Business' })
    .getByRole('link', { name: 'Manage Profile' })
    .click();
  await field(page, 'Company name').waitFor();
  await expectCalm();

  const { page: buyer } = await visit({ baseURL: portal() });
  await buyer.goto(`/business/${businessID}?editMode=1`);
  await title(buyer, 'Reductores Sierra Alta').waitFor();
  await expect.poll(() => buyer.getByRole('link', { name: 'Manage Profile' }).count()).toBe(0);
});
