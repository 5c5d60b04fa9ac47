import { withConnection } from '@kontor/database/testing';
import type { Locator, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { untilStored } from './drafts.ts';
import { press } from './focus.ts';
import { choose, field, option, title, toast } from './profile-journeys.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal, signedIn } = useSessionProduct();

const create = '**/api/v1/business/profile/create';
const isCreating = (sent: Request) => sent.url().endsWith('/business/profile/create');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const isFocused = (at: Locator) => at.evaluate((element) => element === document.activeElement);
const none = "You don't have any business registered yet.";

async function open(options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ ...(await signedIn()), ...options });
  // Its field holds its place before they are known.
  const states = visited.page.waitForResponse(/\/ref-data\/country\/\w+\/state/);
  await visited.page.goto('/business/create');
  await field(visited.page, 'Company name').waitFor();
  await (await states).finished();
  await field(visited.page, 'State').waitFor();
  return visited;
}

/** The first step and the second one, as somebody fills them who knows what they want. */
async function fillTwoSteps(page: Page, name: string): Promise<void> {
  await fillFirstStep(page, name);
  await fillSecondStep(page);
}

async function fillFirstStep(page: Page, name: string): Promise<void> {
  await field(page, 'Company name').fill(name);
  await field(page, 'Business type').selectOption({ label: 'Manufacturers' });
  await choose(page, 'State', 'jalis', 'Jalisco');
  await button(page, 'Continue').click();
}

async function fillSecondStep(page: Page): Promise<void> {
  await choose(page, 'Categories', 'gears', /^Gears/);
  await field(page, 'Short description').fill('Spur and helical gears, cut and ground in Lagos de Moreno.');
  await button(page, 'Continue').click();
  await step(page, 'Pictures and review').waitFor();
}

async function businessesOf(page: Page): Promise<{ general: { companyName: string } }[]> {
  const token = await page.evaluate(() => JSON.parse(localStorage.token).token);
  const answer = await fetch(`${portal()}/api/v1/business/profile/my-list`, {
    headers: { 'wbn-auth': token },
  });
  return (await answer.json()).data;
}

async function aKnownName(): Promise<string> {
  const select =
    "SELECT company_name FROM businesses WHERE origin = 'demo' AND claimed_at IS NULL ORDER BY id LIMIT 1";
  return withConnection(inject('database'), async (client) => {
    const { rows } = await client.query<{ company_name: string }>(select);
    return rows[0]?.company_name ?? '';
  });
}

thoroughTest('Enter on a category that is chosen by looking does not send the form around it', async () => {
  const { page } = await open();
  await field(page, 'Company name').fill('Engranes del Bajío');
  await field(page, 'Business type').selectOption({ label: 'Manufacturers' });
  await choose(page, 'State', 'jalis', 'Jalisco');
  await button(page, 'Continue').click();
  await field(page, 'Short description').fill('Spur gears.');
  await button(page, 'Browse all industries').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').first().click();
  const [first, second] = [dialog.getByRole('checkbox').first(), dialog.getByRole('checkbox').nth(1)];
  await first.press('Space');
  await second.press('Enter');
  await dialog.getByText('1 of 10 chosen').waitFor();
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await step(page, 'What you do').waitFor();
});

test('from no business to a public page in three steps, whatever is reloaded or gone back from', async () => {
  const { page, expectCalm } = await visit(await signedIn());
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Create a business page' }).waitFor();
  await page.goto('/my-business');
  await page.getByText(none).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Create a business page' }).click();
  await title(page, 'Create your business page').waitFor();
  await fillTwoSteps(page, 'Engranes Altiplano');
  await expect.poll(() => isFocused(step(page, 'Pictures and review'))).toBe(true);
  const review = page.getByRole('main').locator('.f-review');
  for (const [label, value] of [
    ['Company name', 'Engranes Altiplano'],
    ['Business type', 'Manufacturers'],
    ['Place', 'Jalisco, Mexico'],
    ['Categories', 'Gears & Gearboxes'],
    ['Short description', 'Spur and helical gears, cut and ground in Lagos de Moreno.'],
  ] as const)
    await review
      .locator('div')
      .filter({ has: page.getByRole('link', { name: `Change: ${label}` }) })
      .getByText(value)
      .waitFor();
  expect(
    await page.locator('.f-columns img[src*="/picture/"]').count(),
    'drawn by an id it has not yet',
  ).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await review.getByRole('link', { name: 'Change: Categories' }).click();
  await expect.poll(() => isFocused(step(page, 'What you do'))).toBe(true);
  await button(page, 'Continue').click();
  await step(page, 'Pictures and review').waitFor();

  await untilStored(page);
  await page.reload();
  await step(page, 'Pictures and review').waitFor();
  await page.goBack();
  await step(page, 'What you do').waitFor();
  await expect.poll(() => field(page, 'Short description').inputValue()).toContain('Lagos de Moreno');
  await button(page, 'Remove Gears & Gearboxes').waitFor();
  await page.getByRole('link', { name: /Name and place/ }).click();
  await expect.poll(() => field(page, 'Company name').inputValue()).toBe('Engranes Altiplano');
  await expect.poll(() => field(page, 'State').inputValue()).toBe('Jalisco');
  await button(page, 'Continue').click();
  await button(page, 'Continue').click();

  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b5e70' } })
    .png()
    .toBuffer();
  await page
    .locator('input[data-picture="business-profile-photo"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page
    .getByRole('dialog')
    .getByLabel(/What the picture shows/)
    .fill('Our gear');
  await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click();
  await toast(page, 'Logo successfully uploaded').waitFor();
  await page.getByRole('img', { name: 'Our gear' }).waitFor();
  await untilStored(page);
  await page.reload();
  await page.getByRole('img', { name: 'Our gear' }).waitFor();

  await button(page, 'Create the page').click();
  await title(page, 'Engranes Altiplano').waitFor();
  await page.getByText('Your business · Owner').waitFor();
  await page.getByRole('link', { name: 'View as a buyer' }).waitFor();
  expect(await button(page, 'Save Business').count(), 'of one’s own').toBe(0);
  await expect.poll(() => page.locator('.b-logo').getAttribute('src')).toContain('/files/');

  await page.goto('/my-business');
  const item = page.getByRole('listitem').filter({ hasText: 'Engranes Altiplano' });
  await item.getByText('Owner', { exact: true }).waitFor();
  await item.getByText('Manufacturers · Jalisco, Mexico').waitFor();
  await item.getByRole('link', { name: /^Profile only \d+% complete/ }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/business/create');
  await field(page, 'Company name').waitFor();
  await expect.poll(() => field(page, 'Company name').inputValue()).toBe('');
  await expectCalm();
});

thoroughTest('companies of a name like it are told while it is typed', async () => {
  const known = await aKnownName();
  const { page } = await open();
  await field(page, 'Company name').fill(known.slice(0, -2));
  const like = page.getByRole('region', { name: 'Is this yours?' });
  await like.getByText(known, { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await like.getByRole('button', { name: 'None of these' }).click();
  await like.waitFor({ state: 'detached' });
  await page.close({ runBeforeUnload: false });
});

test('what is missing is said at its field, and no step is skipped', async () => {
  const { page } = await open();
  let sent = 0;
  page.on('request', (request) => {
    if (isCreating(request)) sent += 1;
  });
  await button(page, 'Continue').click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Complete all the information required to create your business profile.' })
    .waitFor();
  await expect
    .poll(() => field(page, 'Company name').evaluate((at) => at === document.activeElement))
    .toBe(true);
  await expect.poll(() => field(page, 'State').getAttribute('aria-invalid')).toBe('true');
  await page.goto('/business/create#pictures');
  await step(page, 'Name and place').waitFor();
  await fillFirstStep(page, 'Engranes sin Prisa');
  await button(page, 'Continue').click();
  await page.getByText('Please add at least 1').first().waitFor();
  await page.goBack();
  await step(page, 'Name and place').waitFor();
  expect(await page.getByText('Please add at least 1').count(), 'of another step').toBe(0);
  await button(page, 'Continue').click();
  await fillSecondStep(page);

  // What the page lets pass and the api does not.
  await page.route(create, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), companyName: ' ' }) }),
  );
  await button(page, 'Create the page').click();
  await page.getByText('Complete all the information required to create your business profile.').waitFor();
  await step(page, 'Name and place').waitFor();
  await expect.poll(() => field(page, 'Company name').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field(page, 'Company name').inputValue()).toBe('Engranes sin Prisa');
  expect(sent).toBe(1);
  expect(await businessesOf(page)).not.toContainEqual(
    expect.objectContaining({ general: expect.objectContaining({ companyName: 'Engranes sin Prisa' }) }),
  );
});

test('the first step waits for the states of its country, and asks for one that is missing', async () => {
  const { page } = await visit(await signedIn());
  let answers: 'never' | 'not' | 'well' = 'never';
  const waiting: (() => void)[] = [];
  await page.route('**/ref-data/country/*/state', async (route) => {
    if (answers === 'never') await new Promise<void>((resolve) => void waiting.push(resolve));
    await (answers === 'not' ? route.abort() : route.continue());
  });
  const answer = (how: typeof answers) => {
    answers = how;
    for (const go of waiting.splice(0)) go();
  };
  await page.goto('/business/create');
  await field(page, 'Company name').fill('Engranes con Calma');
  await field(page, 'Business type').selectOption({ label: 'Manufacturers' });
  await expect.poll(() => waiting.length).toBe(1);
  // Its field holds its place meanwhile.
  await field(page, 'State').waitFor();
  await button(page, 'Continue').click();
  await expect.poll(() => button(page, 'Continue').getAttribute('aria-busy')).toBe('true');
  answer('not');
  await page.getByText('An unexpected error has occurred, please try again').waitFor();
  await step(page, 'Name and place').waitFor();
  await page.getByText('Error loading data').waitFor();
  const refused = page.waitForEvent('requestfailed');
  await button(page, 'Try again').click();
  expect(await field(page, 'State').evaluate((at) => at === document.activeElement)).toBe(true);
  await refused;
  await page.getByText('Error loading data').waitFor();

  answer('never');
  await button(page, 'Continue').click();
  await expect.poll(() => waiting.length).toBe(1);
  answer('well');
  await expect.poll(() => field(page, 'State').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field(page, 'State').evaluate((at) => at === document.activeElement)).toBe(true);
  await page.getByText('Please choose one.', { exact: true }).waitFor();
  await step(page, 'Name and place').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.close({ runBeforeUnload: false });
});

test('a state that is typed before the states are there is chosen once they are', async () => {
  const { page } = await visit(await signedIn());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/ref-data/country/*/state', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/business/create');
  await field(page, 'Company name').fill('Engranes con Prisa');
  await field(page, 'Business type').selectOption({ label: 'Manufacturers' });
  await field(page, 'State').fill('jalis');
  await page.getByRole('status').getByText('Loading', { exact: true }).waitFor();
  expect(await page.getByText('No content.', { exact: true }).count(), 'nobody knows that yet').toBe(0);
  await field(page, 'State').press('Enter');
  expect(await field(page, 'State').inputValue()).toBe('jalis');
  await button(page, 'Continue').click();
  await expect.poll(() => button(page, 'Continue').getAttribute('aria-busy')).toBe('true');
  release();
  await field(page, 'Categories').waitFor();
  await page.goBack();
  await expect.poll(() => field(page, 'State').inputValue()).toBe('Jalisco');
  await page.close({ runBeforeUnload: false });
});

thoroughTest('sent again after its answer was lost, it is created once', async () => {
  const { page } = await open();
  await fillTwoSteps(page, 'Engranes Una Vez');
  let lost = 0;
  await page.route(create, async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await button(page, 'Create the page').click();
  await page.getByText('An unexpected error has occurred, please try again').waitFor();
  expect(lost).toBe(1);
  await page.unroute(create);
  await button(page, 'Create the page').click();
  await title(page, 'Engranes Una Vez').waitFor();
  const names = (await businessesOf(page)).map(({ general }) => general.companyName);
  expect(names.filter((name) => name === 'Engranes Una Vez')).toHaveLength(1);
});

thoroughTest('a page is created without a mouse', async () => {
  const { page } = await open({ viewport: { width: 1200, height: 900 } });
  await field(page, 'Company name').focus();
  await page.keyboard.type('Engranes Teclado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Manu');
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('Mexico');
  await option(page, 'Jalisco').waitFor({ state: 'detached' });
  await press(page, 'Tab', /^button Continue/);
  await page.keyboard.press('Enter');
  await page.getByText('Please choose one.').first().waitFor();
  await page.keyboard.type('jalis');
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^button Continue/);
  await page.keyboard.press('Enter');
  await step(page, 'What you do').waitFor();
  await press(page, 'Tab', /^combobox$/);
  await page.keyboard.type('gears');
  await page.keyboard.press('Enter');
  await button(page, 'Remove Gears & Gearboxes').waitFor();
  await press(page, 'Tab', /^textarea$/);
  await page.keyboard.type('Gears.');
  await press(page, 'Tab', /^button Continue/);
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^button Create the page/);
  await page.keyboard.press('Enter');
  await title(page, 'Engranes Teclado').waitFor();
});

thoroughTest('a picture that is on its way when the page is created becomes its logo', async () => {
  const { page } = await open();
  await fillTwoSteps(page, 'Engranes Colima');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/files/store', async (route) => {
    await held;
    await route.continue();
  });
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b5e70' } })
    .png()
    .toBuffer();
  await page
    .locator('input[data-picture="business-profile-photo"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click();
  await page.getByRole('progressbar', { name: 'Sent' }).waitFor();
  await button(page, 'Create the page').click();
  release();
  await title(page, 'Engranes Colima').waitFor();
  await expect.poll(() => page.locator('.b-logo').getAttribute('src')).toContain('/files/');
});
