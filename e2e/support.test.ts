import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aBusinessOf, aMembership } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

useBrowser();
const { portal } = useSessionProduct();
const { aVisitor } = usePeople();

/** Somebody whose business has paid for this package since today. */
async function anOwner(planID: 'standard' | 'premium') {
  const owner = await aVisitor();
  const id = await aBusinessOf(owner.id, 'Supported Bearing Works');
  if (planID === 'premium') await aMembership(id, planID);
  return { ...owner, address: `${portal()}/business/${id}/support` };
}

test('an owner books a time by keyboard, sees the balance and cancels', async () => {
  const { page, address, expectCalm } = await anOwner('premium');
  await page.goto(address);
  await page.getByRole('heading', { name: 'Support hours', level: 1 }).waitFor();
  await page.getByText('6 h in total').waitFor();
  const day = page.getByRole('combobox', { name: 'Day' });
  await day.focus();
  await page.keyboard.press('End');
  const time = page
    .getByRole('group', { name: /^Time in / })
    .getByRole('radio')
    .first();
  await time.focus();
  await page.keyboard.press('Space');
  expect(await time.isChecked()).toBe(true);
  await expectCalm();
  await page.getByRole('button', { name: 'Confirm booking' }).focus();
  await page.keyboard.press('Enter');
  // All that is missing is marked, and the focus goes to the first of it.
  await page.getByText('Choose a topic.').waitFor();
  await page.getByText('Tell us what it is about.').waitFor();
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await expect.poll(() => topic.evaluate((select) => select === document.activeElement)).toBe(true);
  expect(await topic.getAttribute('aria-invalid')).toBe('true');
  await topic.selectOption({ label: 'Verification' });
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Which documents do you need?');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await page.getByText('Which documents do you need?').waitFor();
  await page.getByText('5 h 30 min').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Calendar file of / }).click();
  expect((await saving).suggestedFilename()).toBe('kontor-support.ics');
  const cancel = page.getByRole('button', { name: /^Cancel / });
  await cancel.click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByText('No bookings yet', { exact: false }).waitFor();
});

test('who has no hours is told which packages have some', async () => {
  const { page, address } = await anOwner('standard');
  await page.goto(address);
  await page.getByText('Premium has 6 a year, Platinum 12', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'See the packages' }).click();
  await page.waitForURL(/\/membership-premium/);
});

thoroughTest('the page of support hours is usable at each width', async () => {
  const { page, address } = await anOwner('premium');
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
  await expectUsableAtEachWidth(page, 'support hours');
});
