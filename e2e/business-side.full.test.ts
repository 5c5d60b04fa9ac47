import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { aWebm } from '../apps/api/src/upload/testing-videos.ts';
import { linkInOutbox, newAccount, send } from './account.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocusSeen, press } from './focus.ts';
import { untilStill } from './motion.ts';
import { choose, field, option, save, title, toast } from './profile-journeys.ts';
import { workbook } from './workbook.ts';

/* The business side in one piece, on the product as `npm start` runs it; each step alone is proved by the journeys beside this. */

const { visit } = useBrowser();
const portal = inject('portal');
const password = 'four quiet grey gearboxes';
const category = '0006.000601';

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5e70' } })
    .png()
    .toBuffer();

interface Somebody {
  firstName: string;
  lastName: string;
  email: string;
}
const somebody = (firstName: string, lastName: string): Somebody => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}-${randomUUID()}@mail.example`,
});

/** From the form of registration through the mail to the page they came from. */
async function register(page: Page, { firstName, lastName, email }: Somebody): Promise<void> {
  await page.locator('[name="country"]').selectOption('MX');
  await page.locator('[name="acceptTerms"]').check();
  await send(page, { firstName, lastName, email, password }, 'Register');
  await page.waitForURL(/\/check-mail/);
  await page.goto(await linkInOutbox(email, 'Confirm e-mail address'));
  await button(page, 'Confirm').click();
  await page.waitForURL(/\/login/);
  await send(page, { email, password }, 'Log in');
  await page.getByRole('button', { name: `Account of ${firstName} ${lastName}` }).waitFor();
}

/** @returns the id of the new business */
async function createBusiness(page: Page, name: string): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'Create a business page' }).click();
  await title(page, 'Create your business page').waitFor();
  await field(page, 'Company name').fill(name);
  await field(page, 'Business type').selectOption({ label: 'Manufacturers' });
  await choose(page, 'State', 'nuevo', 'Nuevo León');
  await button(page, 'Continue').click();
  await choose(page, 'Categories', 'gears', /^Gears/);
  await field(page, 'Short description').fill('Bevel and helical gear units to drawing, cut in Apodaca.');
  await button(page, 'Continue').click();
  await button(page, 'Create the page').click();
  await title(page, name).waitFor();
  await page.getByText('Your business · Owner').waitFor();
  return /[\w-]{36}$/.exec(new URL(page.url()).pathname.replace(/\/$/, ''))?.[0] ?? '';
}

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
/** Opens a tab of the editor. */
async function openTab(page: Page, name: string): Promise<void> {
  await sections(page).getByRole('link', { name }).click();
  await sections(page).locator('[aria-current="page"]').filter({ hasText: name }).waitFor();
}

/** Chooses several of a field's values. */
async function chooseEach(page: Page, label: string, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const typed = typeof name === 'string' ? name : name.source.replaceAll(/[^\w ]/g, '');
    await choose(page, label, typed, name);
  }
}

async function fillGeneral(page: Page): Promise<void> {
  await field(page, 'Company name').waitFor();
  await field(page, 'Year established').fill('1994');
  await page
    .locator('[name="generalDescription"]')
    .fill(
      'Founded as a repair shop for sugar mills. Gear units from 0.5 to 200 kW, ground and tested in Apodaca.',
    );
  await choose(page, 'Language of your texts', 'english', 'English');
  const chinese = page.getByRole('group', { name: 'Texts in Chinese' });
  await chinese.locator('summary').click();
  await chinese.getByLabel('Short description').fill('锥齿轮和斜齿轮减速机，按图纸制造。');
  await chinese.getByLabel('General description').fill('最初是糖厂的维修车间。');
  const range = (name: string) => page.getByRole('group', { name, exact: true });
  for (const [name, from, to] of [
    ['Total employees', '120', '180'],
    ['Total production employees', '80', '95'],
    ['Total annual revenue', '4000000', '9000000'],
    ['Production capacity', '420', '500'],
  ] as const) {
    await range(name).getByLabel('From').fill(from);
    await range(name).getByLabel('To').fill(to);
  }
  await range('Production capacity').getByLabel('Unit').selectOption('units');
  await range('Production capacity').getByLabel('Period').selectOption('month');
}

async function fillContact(page: Page): Promise<void> {
  await field(page, 'Legal address, in English').fill('Av. Los Álamos 1840');
  await field(page, 'Shipping address, in English').fill('Gate 3, Calle Encino 12');
  await field(page, 'City').fill('Apodaca');
  await field(page, 'Zip code').fill('66645');
  const phone = page.getByRole('group', { name: 'Phone', exact: true });
  await phone.getByRole('combobox', { name: 'Country code' }).fill('mex');
  await option(page, /Mexico/).click();
  await phone.getByLabel('Number').fill('81 5550 0137');
  await field(page, 'Email').fill('ventas@regia.example');
  await field(page, 'Website').fill('regia.example');
  await choose(page, 'Time zone', 'monterrey', 'America/Monterrey');
  await button(page, 'Add business hours').click();
}

async function fillFactory(page: Page): Promise<void> {
  await field(page, 'Manufacturing facilities').fill('Two halls, three gear grinders, one test bench.');
  await field(page, 'City').fill('Apodaca');
  await choose(page, 'Country', 'mexico', 'Mexico');
  await choose(page, 'State', 'nuevo', 'Nuevo León');
  await field(page, 'Factory size').fill('4200');
  await field(page, 'Production lines').fill('3');
  await chooseEach(page, 'Contract manufacturing', /OEM/);
}

async function fillTrade(page: Page): Promise<void> {
  await chooseEach(page, 'Markets', 'Colombia', /^Central America/);
  await chooseEach(page, 'Spoken languages', 'Spanish', 'English');
  await field(page, 'Sales employees').fill('9');
  await field(page, 'Average lead time').fill('24');
}

async function fillTerms(page: Page): Promise<void> {
  await chooseEach(page, 'Accepted delivery terms', /FOB/, /DAP/);
  await chooseEach(page, 'Accepted payment currencies', /USD/, /MXN/);
  await chooseEach(page, 'Packaging types', 'Wooden crates');
  await chooseEach(page, 'Accepted payment types', /Open account/);
}

async function addCertificate(page: Page, name: string, expires?: string): Promise<void> {
  await button(page, 'Add a certificate').click();
  await field(page, 'Name').fill(name);
  await field(page, 'Issued by').fill('Bureau Veritas');
  await field(page, 'Number').fill('MX-4410');
  await field(page, 'Date of issue').fill('2024-02-03');
  if (expires) await field(page, 'Expires on').fill(expires);
  await page
    .locator('input[data-picture="certificate-photo"]')
    .setInputFiles({ name: 'iso.png', mimeType: 'image/png', buffer: await picture(700, 1_000) });
  await toast(page, 'Picture successfully uploaded').waitFor();
  await save(page).click();
  await button(page, new RegExp(`^Edit.*${RegExp.escape(name)}`)).waitFor();
}

async function sendPicture(page: Page, kind: 'profile' | 'cover', width: number, height: number) {
  await page
    .locator(`input[data-picture="business-${kind}-photo"]`)
    .setInputFiles({ name: `${kind}.png`, mimeType: 'image/png', buffer: await picture(width, height) });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`The ${kind} of a gear works`);
  await button(dialog, 'Save picture').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('img', { name: `The ${kind} of a gear works` }).waitFor();
}

const columns = ['Producto', 'Familia', 'Entrega', 'Min', 'Precio MXN', 'Existencias'];
type Row = (string | number)[];
const rightRows: Row[] = Array.from({ length: 7 }, (_, index) => [
  `Bevel gear unit KR ${index + 1}`,
  category,
  21,
  1,
  20_410.5,
  'sí',
]);
/** The same with a cell wrong in each of three. */
const wrongRows = rightRows.map((row, index) => {
  const [cell, value] = ({ 2: [2, '3 semanas'], 4: [4, 'por pedido'], 5: [1, 'Planetario'] } as const)[
    index as 2
  ] ?? [0, row[0] ?? ''];
  return row.with(cell, value);
});

async function sendTable(page: Page, name: string, rows: Row[]): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const buffer = await workbook([columns, ...rows]);
  await page.getByLabel('Table with your products').setInputFiles({ name, mimeType, buffer });
  await button(page, 'Read the file').click();
}

/** Three wrong rows are told, mended in the file, and all seven imported. */
async function importProducts(page: Page): Promise<void> {
  await sendTable(page, 'catalogo.xlsx', wrongRows);
  await page.getByText('7 rows read, nothing saved yet').waitFor();
  const issues = page.getByRole('table').nth(1).getByRole('row');
  await expect
    .poll(() => issues.allInnerTexts())
    .toEqual([
      expect.anything(),
      expect.stringMatching(
        /Row 4\s+Lead time, days\s+“3 semanas” is not a number of days\s+Enter whole days/,
      ),
      expect.stringMatching(/Row 6\s+Price\s+“por pedido” is not an amount\s+Enter a number/),
      expect.stringMatching(/Row 7\s+Category\s+“Planetario” is not a category/),
    ]);
  await button(page, 'Choose another file').click();
  await sendTable(page, 'catalogo-2.xlsx', rightRows);
  await button(page, 'Import 7 rows').click();
  const item = page.getByRole('listitem').filter({ hasText: 'catalogo-2.xlsx' });
  await item.getByText('7 new, 0 changed, no error.', { exact: false }).waitFor();
}

/** What the package shows is said before the eighth product is added, when it is there, and in the list. */
async function addEighth(page: Page, businessID: string): Promise<void> {
  await page.goto(`/business/${businessID}/products`);
  await page.getByText('7 of 7 products shown, limit reached').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Add product' }).first().click();
  await page.getByText('Your package shows 7 products, and you have 7.', { exact: false }).waitFor();
  await field(page, 'Product name').fill('Worm gear unit TV 50');
  await page.getByRole('combobox', { name: 'Category' }).fill('gear');
  await page.getByRole('option').first().click();
  await button(page, 'Add product').click();
  await page.waitForURL(/\/product\?id=/);
  await page.getByText('Your package shows fewer products than you have', { exact: false }).waitFor();
  await page.goto(`/business/${businessID}/products`);
  await page.getByText('7 of 8 products shown, 1 hidden').waitFor();
}

/** A colleague without an account is invited, registers by the link, and is an administrator. */
async function bringColleague(page: Page, businessID: string, colleague: Somebody): Promise<Page> {
  await page.goto(`/business/${businessID}/members`);
  await page.getByLabel('Work e-mail').fill(colleague.email);
  await page.getByLabel('Role', { exact: true }).selectOption('admin');
  await button(page, 'Send invitation').click();
  await toast(page, `The invitation to ${colleague.email} is on its way.`).waitFor();
  const { page: other } = await visit();
  await other.goto(await linkInOutbox(colleague.email, 'See the invitation'), { waitUntil: 'commit' });
  await other.waitForURL(/\/login/);
  await other.getByRole('link', { name: 'Create an account' }).click();
  await register(other, colleague);
  await other.getByText('invites you to manage', { exact: false }).waitFor();
  await button(other, 'Accept').click();
  await other.waitForURL(/\/members$/);
  return other;
}

/** Both edit the same section; who publishes second sees what changed and chooses field by field. */
async function editTogether(first: Page, second: Page, businessID: string): Promise<void> {
  for (const page of [first, second]) {
    await page.goto(`/business/${businessID}/edit/trade`);
    await field(page, 'Average lead time').waitFor();
  }
  await field(first, 'Average lead time').fill('21');
  await field(first, 'Sales employees').fill('11');
  await field(second, 'Average lead time').fill('28');
  await chooseEach(second, 'Spoken languages', 'German');
  for (const page of [first, second]) await page.getByText('Draft saved').waitFor();
  await publish(first);
  await button(second, 'Publish').click();
  const clash = second.getByRole('group', { name: 'Average lead time' });
  await clash.getByText('Marisol Treviño published another value', { exact: false }).waitFor();
  await expect.poll(() => field(second, 'Sales employees').inputValue()).toBe('11');
  await button(clash, /^28/).click();
  await publish(second);
  const saved = await fetch(`${portal}/api/v1/business/profile/${businessID}`);
  const { data } = await saved.json();
  expect(data.tradeCapabilities).toMatchObject({ averageLeadTime: 28, totalEmployeesSales: 11 });
  expect(data.tradeCapabilities.spokenLanguages).toHaveLength(3);
}

async function publish(page: Page): Promise<void> {
  // All that is drafted, also on other tabs.
  await page.getByRole('button', { name: /^Publish( all)?$/ }).click();
  await page.getByText('Buyers see everything as shown here.').waitFor();
}

/** A visitor reads the page: calm, without an axe violation or a sideways scroll, and with what its people stated. */
async function readAsBuyer(address: string, words: string[], options: BrowserContextOptions): Promise<void> {
  const { page, expectCalm } = await visit(options);
  await page.goto(address);
  for (const word of words) await page.getByText(word, { exact: false }).first().waitFor();
  await expectCalm();
  await untilStill(page);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, 'pixels beyond the window').toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
}

test('from registration to a page that buyers read, kept by two', async () => {
  const owner = somebody('Marisol', 'Treviño');
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/my-business', { waitUntil: 'commit' });
  await page.waitForURL(/\/login/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await register(page, owner);
  await title(page, 'My Business').waitFor();
  const name = `Transmecánica Regia ${randomUUID().slice(0, 4)}`;
  const businessID = await createBusiness(page, name);

  await page.goto(`/business/${businessID}/edit`);
  await fillGeneral(page);
  for (const [tab, fill] of [
    ['Contact', fillContact],
    ['Factory', fillFactory],
    ['Trade', fillTrade],
    ['Terms', fillTerms],
  ] as const) {
    await openTab(page, tab);
    await fill(page);
  }
  await publish(page);
  await openTab(page, 'Certificates');
  await addCertificate(page, 'ISO 9001:2015', '2099-02-03');
  await addCertificate(page, 'ISO 14001:2015', '2025-02-03');
  await openTab(page, 'Media');
  await sendPicture(page, 'profile', 600, 600);
  await sendPicture(page, 'cover', 1_600, 500);
  await page
    .locator('input[data-file="business-video"]')
    .setInputFiles({ name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(aWebm()) });
  await page.locator('video[preload="metadata"]').waitFor();
  // Nothing that a filter or a list needs is missing any more.
  await expect.poll(() => sections(page).locator('small').allInnerTexts()).toEqual(['1']);

  await page.goto(`/business/${businessID}/products/import`);
  await importProducts(page);
  await addEighth(page, businessID);
  const colleague = await bringColleague(page, businessID, somebody('Ruth', 'Okafor'));
  await editTogether(page, colleague, businessID);
  await expectCalm(Number.POSITIVE_INFINITY);

  const address = `/business/${businessID}`;
  for (const width of [390, 1440]) {
    const viewport = { width, height: 900 };
    const facts = [name, 'ISO 9001:2015', 'Bevel gear unit KR 7', 'Wooden crates', '28 days'];
    await readAsBuyer(address, facts, { viewport });
    await readAsBuyer(`${address}?lang=zh`, [name, '最初是糖厂的维修车间', '木箱', '赊销', '28 天'], {
      viewport,
      locale: 'zh-CN',
    });
  }
});

/** Presses Tab to a field of this label, and types into it. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const wanted = field(page, label);
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await wanted.evaluate((at) => at === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect
    .poll(() => wanted.evaluate((at) => at === document.activeElement), { message: `Tab comes to ${label}` })
    .toBe(true);
  await expectFocusSeen(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const enter = async (page: Page, at: RegExp) => {
  await press(page, 'Tab', at, 160);
  await page.keyboard.press('Enter');
};

test('a business is made, published, given a product and a colleague without a mouse', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1280, height: 900 } });
  const { email } = await newAccount();
  await page.goto('/business/create', { waitUntil: 'commit' });
  await page.waitForURL(/\/login/);
  await typeInto(page, 'E-mail address', email);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');

  await title(page, 'Create your business page').waitFor();
  const name = `Engranes Teclado ${randomUUID().slice(0, 4)}`;
  await typeInto(page, 'Company name', name);
  await typeInto(page, 'Business type', 'Manu');
  await typeInto(page, 'State', 'jalis');
  await page.keyboard.press('Enter');
  await enter(page, /^button Continue/);
  await typeInto(page, 'Categories', 'gears');
  await page.keyboard.press('Enter');
  await button(page, 'Remove Gears & Gearboxes').waitFor();
  await typeInto(page, 'Short description', 'Gears, cut and ground.');
  await enter(page, /^button Continue/);
  await enter(page, /^button Create the page/);
  await title(page, name).waitFor();

  // They are loaded for whoever manages alone.
  await page.getByRole('link', { name: 'Manage Profile' }).waitFor();
  await enter(page, /^link Manage Profile/);
  await field(page, 'Company name').waitFor();
  await enter(page, /^link Trade/);
  await typeInto(page, 'Markets', 'colom');
  await page.keyboard.press('Enter');
  await button(page, 'Remove Colombia').waitFor();
  await typeInto(page, 'Average lead time', '24');
  await enter(page, /^button Publish/);
  await page.getByText('Buyers see everything as shown here.').waitFor();

  await press(page, 'Shift+Tab', /^link Products/, 160);
  await page.keyboard.press('Enter');
  await title(page, 'Products').waitFor();
  await enter(page, /^link Add product/);
  await typeInto(page, 'Product name', 'Worm gear unit TV 50');
  await typeInto(page, 'Category', 'gear');
  await page.keyboard.press('Enter');
  await typeInto(page, 'Lead time', '21');
  await enter(page, /^button Add product/);
  await title(page, 'Worm gear unit TV 50').waitFor();
  await page.getByText('Shown · position 1 of 1').waitFor();

  await press(page, 'Shift+Tab', /^link Members/, 160);
  await page.keyboard.press('Enter');
  await title(page, 'Members').waitFor();
  const colleague = `ruth-${randomUUID()}@mail.example`;
  await typeInto(page, 'Work e-mail', colleague);
  await typeInto(page, 'Role', 'Admin');
  await enter(page, /^button Send invitation/);
  await page.getByRole('main').getByRole('listitem').filter({ hasText: colleague }).waitFor();
  await expect
    .poll(() => field(page, 'Work e-mail').evaluate((at) => at === document.activeElement))
    .toBe(true);
  await expectCalm(Number.POSITIVE_INFINITY);
});
