import { errorStatus, type IssueCode } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import { issueReader } from '@kontor/web/issue/testing-issue-words';
import type { Page, Request } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import { answerOfAction } from './answer-of-action.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { focused, press } from './focus.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal, accounts, signedIn } = useSessionProduct();

/** Where the form is sent: the action of its page. */
const saving = '**/profile/edit.data';
const isSaving = (sent: Request) => sent.method() === 'POST' && sent.url().endsWith('/profile/edit.data');

const phoneError = 'Invalid phone number, please check the format (e.g. + 1 12345678)';
const dateError = 'Invalid date format, please check it (e.g. 1970-10-24)';
const updateError = 'An error has ocurred when trying to update';
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) =>
  page.locator('input, select, textarea').and(page.getByLabel(label, { exact: true }));
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const toast = (page: Page, text: string) => page.locator('.k-toast', { hasText: text });

/** Comes to a page as somebody who has logged in before. */
async function come(path: string, heading: string | RegExp, options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ ...(await signedIn()), ...options });
  await visited.page.goto(path);
  await title(visited.page, heading).waitFor();
  return visited;
}

interface Me {
  userID: string;
  [field: string]: unknown;
}

/** What the api answers to this token; with a body, once that is saved. */
async function send(token: string, body?: object): Promise<Me> {
  const headers = { 'wbn-auth': token, 'content-type': 'application/json' };
  const init = body ? { method: 'PUT', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`${portal()}/api/v1/user/profile`, init);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

/** The same as whoever is signed in at a page. */
async function ask(page: Page, body?: object): Promise<Me> {
  return send(await page.evaluate(() => JSON.parse(localStorage.token).token), body);
}

const nothing = {
  firstName: 'Marisol',
  lastName: 'Treviño',
  mobilePhone: null,
  country: null,
  city: '',
  gender: null,
  preferredLanguage: null,
  birthDate: '',
  showBirthDate: false,
  profession: '',
  showProfession: false,
  companyName: '',
  industry: null,
  jobPosition: null,
  businessType: null,
  briefPresentation: '',
};

async function edit(start: object = {}, options: Parameters<typeof visit>[0] = {}) {
  await send((await accounts().openSession()).token, { ...nothing, ...start });
  const visited = await visit({ ...(await signedIn()), ...options });
  await visited.page.goto('/profile/edit');
  await field(visited.page, 'First name').waitFor();
  return visited;
}

async function choose(page: Page, label: string, typed: string, name: string | RegExp): Promise<void> {
  await field(page, label).fill(typed);
  await option(page, name).click();
}

test('who is not signed in logs in and comes back to the same place', async () => {
  const { page, expectCalm } = await visit({ baseURL: portal() });
  await page.goto('/profile/edit');
  await page.waitForURL(`${portal()}/profile/edit`);
  await title(page, 'Edit profile').waitFor();
  await field(page, 'First name').waitFor();
  await expectCalm();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await page.waitForURL(`${portal()}/profile`);
  await title(page, 'Marisol Treviño').waitFor();
  // For nobody else, machines included.
  const html = await (await fetch(`${portal()}/profile`)).text();
  expect(html).toContain('<title>My profile | Kontor Mexico</title>');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('every field is edited, saved, seen on the own page and, as far as it is shown, by others', async () => {
  const { page, expectCalm } = await edit();
  // Short enough for the title to hold all of it.
  const company = `Envases ${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}`;
  await field(page, 'First name').fill('Marisól');
  await field(page, 'Last name').fill('Treviño Garza');
  await field(page, 'Profession').fill('Mechanical engineer');
  await page.getByRole('switch', { name: 'Show my profession to others' }).check();
  await field(page, 'Birth date').fill('1970/10/24');
  await field(page, 'Gender').selectOption('Female');
  await choose(page, 'Preferred language', 'espan', 'Spanish (Español)');
  await choose(page, 'Country', 'mex', 'Mexico');
  await choose(page, 'State', 'guan', 'Guanajuato');
  await field(page, 'City').fill('León');
  expect(await field(page, 'Country code of the mobile phone').inputValue()).toBe('+52 Mexico');
  await field(page, 'Mobile phone').fill('477 555 0164');
  await field(page, 'Work company').fill(company);
  await field(page, 'Job position').selectOption('Buyer');
  await field(page, 'Industry').selectOption('Power Transmission');
  await field(page, 'Business type').selectOption('Manufacturers');
  const about = page.getByRole('textbox', { name: 'Brief description' });
  expect(await about.getAttribute('placeholder')).toBe('Type here...');
  await about.fill(`I buy drives.${'x'.repeat(600)}`);
  await page.getByText('512/512').waitFor();
  await about.fill('I buy drives.');
  await page.getByText('13/512').waitFor();
  const request = page.waitForRequest(isSaving);
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await toast(page, 'Saved successfully').waitFor();
  const sent = (await request).postDataJSON();
  expect(sent).not.toHaveProperty('email');
  expect(sent.mobilePhone).toEqual({ countryCode: '+52', phoneNumber: '477 555 0164' });
  await title(page, 'Marisól Treviño Garza').waitFor();
  await page.getByRole('button', { name: 'Account of Marisól Treviño Garza' }).waitFor();
  const main = page.locator('main');
  await main.getByText("You don't have any business registered yet.").waitFor();
  const own = (await main.textContent()) ?? '';
  for (const text of [
    ...['Mechanical engineer', 'Mexico / Guanajuato', 'León', company, 'Buyer', 'Power Transmission'],
    ...['Manufacturers', 'Spanish (Español)', '24 Oct 1970', 'Female', '+52 477 555 0164', 'I buy drives.'],
  ])
    expect(own).toContain(text);
  expect(await main.getByText('Only you see this').count()).toBe(3);
  await expectCalm();

  const { userID } = await ask(page);
  const { page: other, expectCalm: expectOtherCalm } = await visit({ baseURL: portal() });
  const answer = await other.goto(`/profile/${userID}`);
  expect(answer?.status()).toBe(200);
  await title(other, 'Marisól Treviño Garza').waitFor();
  const seen = (await other.locator('main').textContent()) ?? '';
  for (const text of [
    'Mechanical engineer',
    'Guanajuato',
    company,
    'Buyer',
    'I buy drives.',
    '@marisol-trevino-',
  ])
    expect(seen).toContain(text);
  const html = (await answer?.text()) ?? '';
  for (const secret of ['1970', '477 555', 'Female', 'Only you']) expect(html).not.toContain(secret);
  expect(html).toContain(`<title>Marisól Treviño Garza – Buyer, ${company} | Kontor Mexico</title>`);
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).not.toContain('noindex');
  await expectOtherCalm();

  // Found among people, and from there to the page.
  await other.goto(`/search-result?business=UR&countries=global&search=${company.slice(8)}`);
  await other.getByRole('link', { name: 'Go Profile: Marisól Treviño Garza' }).click();
  await other.waitForURL(`${portal()}/profile/${userID}`);
  await title(other, 'Marisól Treviño Garza').waitFor();

  await ask(page, {
    ...nothing,
    showBirthDate: true,
    birthDate: '1970-10-24',
    profession: 'Mechanical engineer',
  });
  await other.reload();
  await other.getByText('24 Oct 1970').waitFor();
  expect(await other.locator('main').textContent()).not.toContain('engineer');
});

test('a kept public page shows a change within a second', async () => {
  const { page } = await come('/profile', /^Maris/);
  const { userID } = await ask(page);
  const get = async () => {
    const answer = await fetch(`${portal()}/profile/${userID}`);
    return { kept: answer.headers.get('cache-status') === 'kontor; hit', text: await answer.text() };
  };
  const expectKept = () =>
    vi.waitFor(async () => expect((await get()).kept).toBe(true), { interval: 20, timeout: 10_000 });
  for (const city of ['Oslo', 'Graz', 'León']) {
    await expectKept();
    await ask(page, { city });
    const saved = performance.now();
    await vi.waitFor(async () => expect((await get()).text).toContain(city), {
      interval: 10,
      timeout: 10_000,
    });
    expect(performance.now() - saved).toBeLessThan(1_000);
  }
  await expectKept();
  const [business] = await query<{ id: string; company_name: string }>(
    "SELECT id, company_name FROM businesses WHERE origin = 'demo' LIMIT 1",
  );
  await query(
    "INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, 'owner')",
    business?.id,
    userID,
  );
  const textWith = (name: string) => name.replaceAll('&', '&amp;');
  await vi.waitFor(async () => expect((await get()).text).toContain(textWith(business?.company_name ?? '')), {
    timeout: 5_000,
  });
  await page.goto('/profile');
  await page.getByRole('link', { name: business?.company_name ?? '' }).waitFor();
  await page.getByText('Owner', { exact: true }).waitFor();
  await query('DELETE FROM business_members WHERE person_id = $1', userID);
  await vi.waitFor(
    async () => expect((await get()).text).not.toContain(textWith(business?.company_name ?? '')),
    { timeout: 5_000 },
  );
});

async function query<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]> {
  return withConnection(
    inject('database'),
    async (client) => (await client.query<Row>(statement, values)).rows,
  );
}

test('phone and date that are none are said at the field and as an alert; nothing is sent', async () => {
  const { page } = await edit();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' || isSaving(request)) sent += 1;
  });
  await field(page, 'Birth date').fill('24-10-1970');
  await choose(page, 'Country code of the mobile phone', 'canada', /^\+1 /);
  await field(page, 'Mobile phone').fill('1234567');
  await save(page).click();
  for (const [label, text] of [
    ['Birth date', dateError],
    ['Mobile phone', phoneError],
  ] as const) {
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
    const described = (await field(page, label).getAttribute('aria-describedby')) ?? '';
    const texts = await Promise.all(
      described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(texts).toContain(text);
  }
  expect(await field(page, 'Birth date').evaluate((at) => at === document.activeElement)).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  expect(sent).toBe(0);

  await field(page, 'Birth date').fill('1970 10 24');
  await page.getByRole('alert').filter({ hasText: dateError }).waitFor({ state: 'detached' });
  await field(page, 'Mobile phone').fill('12345678');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({
    birthDate: '1970-10-24',
    mobilePhone: { countryCode: '+1', phoneNumber: '12345678' },
  });

  // Taken away again.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'Mobile phone').fill('');
  await field(page, 'Birth date').fill('');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  const profile = await ask(page);
  expect([profile.mobilePhone, profile.birthDate]).toEqual([undefined, undefined]);
});

test('what the server refuses is said, at its field too, and what was typed stays', async () => {
  const { page } = await edit();
  await field(page, 'City').fill('León');
  // What the page lets pass and the api does not: the number is cut short on its way.
  await page.route(saving, (route) => {
    const sent = { ...route.request().postDataJSON(), mobilePhone: { countryCode: '+52', phoneNumber: '1' } };
    return route.continue({ postData: JSON.stringify(sent) });
  });
  const answer = page.waitForResponse((response) => isSaving(response.request()));
  await save(page).click();
  await toast(page, `${updateError}: ${phoneError}`).waitFor();
  expect((await answer).status()).toBe(400);
  await page.getByRole('alert').filter({ hasText: phoneError }).waitFor();
  expect(await field(page, 'City').inputValue()).toBe('León');

  await page.unroute(saving);
  await page.route(saving, (route) => route.abort());
  await save(page).click();
  // The toast of before is still shown, so it is the focus that tells of this failure.
  await vi.waitFor(async () => expect(await focused(page)).toBe('button Save'), { timeout: 60_000 });
  await toast(page, updateError).last().waitFor();
  expect(page.url()).toBe(`${portal()}/profile/edit`);
  expect(await field(page, 'City').inputValue()).toBe('León');

  // While it is being saved, the buttons cannot be used.
  await page.unroute(saving);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(saving, async (route) => {
    await held;
    await route.continue();
  });
  await save(page).click();
  expect(await page.getByRole('button', { name: 'Saving' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  letGo();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({ city: 'León' });
});

/** What differs from the profile as it was, by field. */
async function differences(page: Page, before: Me): Promise<string[]> {
  const now = await ask(page);
  const fields = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...fields].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}

const undo = (page: Page) => page.locator('.k-toast').getByRole('button', { name: 'Undo' });

test('what is saved can be undone by keyboard: the former values are back', async () => {
  const { page, expectCalm } = await edit({
    profession: 'Buyer',
    country: 'MX',
    state: 'MX-GUA',
    birthDate: '1970-10-24',
  });
  const before = await ask(page);
  await field(page, 'First name').fill('Marisól');
  await field(page, 'Profession').fill('');
  await field(page, 'Birth date').fill('1971-10-24');
  await choose(page, 'Country', 'united st', 'United States');
  await field(page, 'Mobile phone').fill('2125550164');
  await field(page, 'Gender').selectOption('Female');
  await page.getByRole('switch', { name: 'Show my profession to others' }).check();
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await title(page, 'Marisól Treviño').waitFor();
  const changed = ['firstName', 'profession', 'birthDate', 'country', 'state', 'mobilePhone', 'gender'];
  expect((await differences(page, before)).sort()).toEqual([...changed, 'showProfession'].sort());
  // It is said as soon as it is there.
  expect(
    await page
      .getByRole('status')
      .filter({ has: undo(page) })
      .getAttribute('aria-live'),
  ).toBe('polite');
  expect(await findViolations(page)).toEqual([]);

  const sent = page.waitForRequest(isSaving);
  await press(page, 'Tab', /^button Undo/);
  await page.keyboard.press('Enter');
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([...changed, 'showProfession'].sort());
  await title(page, 'Marisol Treviño').waitFor();
  await toast(page, 'Your profile is as it was before.').waitFor();
  await page.getByRole('button', { name: 'Account of Marisol Treviño' }).waitFor();
  expect(await differences(page, before)).toEqual([]);
  await undo(page).waitFor({ state: 'detached' });
  expect(await focused(page)).not.toMatch(/^body/);
  await page.locator('main').getByText('Buyer', { exact: true }).first().waitFor();
  await expectCalm();

  // Where nothing became another, there is nothing to undo.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'First name').waitFor();
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await toast(page, 'Saved successfully').waitFor();
  expect(await undo(page).count()).toBe(0);
});

test('an undo is seen at once, goes back where it fails and can be tried again; Escape does without it', async () => {
  const { page } = await edit({ city: 'Silao' });
  const main = page.locator('main');
  await field(page, 'City').fill('León');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await main.getByText('León').waitFor();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(saving, async (route) => {
    await held;
    await route.abort();
  });
  await undo(page).click();
  await main.getByText('Silao').waitFor();
  expect(await ask(page)).toMatchObject({ city: 'León' });
  // It is on its way: pressed again it does nothing.
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true');
  letGo();
  await main.getByText('León').waitFor();
  await toast(page, updateError).waitFor();
  await page.unroute(saving);
  await undo(page).click();
  await toast(page, 'Your profile is as it was before.').waitFor();
  await main.getByText('Silao').waitFor();
  expect(await ask(page)).toMatchObject({ city: 'Silao' });

  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').fill('Irapuato');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await page.getByRole('link', { name: 'Edit profile' }).focus();
  await undo(page).focus();
  await page.keyboard.press('Escape');
  await undo(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('link Edit profile');
  expect(await ask(page)).toMatchObject({ city: 'Irapuato' });
});

test('who edits the profile again is not offered to undo what the form holds', async () => {
  const { page } = await edit({ city: 'Silao' });
  await field(page, 'City').fill('León');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await undo(page).waitFor();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await undo(page).waitFor({ state: 'detached' });
  expect(await field(page, 'City').inputValue()).toBe('León');
});

test('a token that has expired is exchanged once, and what was typed is saved', async () => {
  const { page } = await edit();
  await field(page, 'City').fill('León');
  const claims = { sub: accounts().userID, sid: crypto.randomUUID(), jti: crypto.randomUUID() };
  const expired = await accounts().sign({ claims, expires: Math.floor(Date.now() / 1_000) - 60 });
  await page.evaluate((token) => {
    localStorage.token = JSON.stringify({ ...JSON.parse(localStorage.token), token });
  }, expired);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (isSaving(response.request())) answers.push(response.status());
  });
  const before = accounts().refreshed.length;
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(answers).toEqual([401, 200]);
  expect(accounts().refreshed.length).toBe(before + 1);
  expect(await ask(page)).toMatchObject({ city: 'León' });
});

test('a save whose answer is lost is made again: one state, and one way back to what was before', async () => {
  const { page } = await edit({ city: 'Silao' });
  await page.route(
    saving,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await field(page, 'City').fill('León');
  await save(page).click();
  await toast(page, updateError).waitFor();
  expect(await field(page, 'City').inputValue()).toBe('León');
  const first = await ask(page);
  expect(first).toMatchObject({ city: 'León' });
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toEqual(first);
  await undo(page).click();
  await toast(page, 'Your profile is as it was before.').waitFor();
  expect(await ask(page)).toMatchObject({ city: 'Silao' });
});

test('who leaves while it is being saved is shown what became of it all the same', async () => {
  const { page } = await edit();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(saving, async (route) => {
    await held;
    await route.continue();
  });
  await field(page, 'First name').fill('Marisól');
  const sent = page.waitForRequest(isSaving);
  await save(page).click();
  await sent;
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`${portal()}/`);
  letGo();
  await page.getByRole('button', { name: 'Account of Marisól Treviño' }).waitFor();
});

test('another country takes the state away', async () => {
  const { page } = await edit({ country: 'MX', state: 'MX-GUA' });
  expect(await field(page, 'State').inputValue()).toBe('Guanajuato');
  await choose(page, 'Country', 'united st', 'United States');
  expect(await field(page, 'State').inputValue()).toBe('');
  await choose(page, 'State', 'tex', 'Texas');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({ country: { code: 'US' }, state: { stateID: 'US-TX' } });
});

test('lists that cannot be loaded are empty; what was chosen is shown and stays', async () => {
  const { page } = await edit({
    country: 'MX',
    state: 'MX-GUA',
    jobPosition: 'buyer',
    preferredLanguage: 'es',
  });
  await page.route(/ref-data|catsys/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await field(page, 'City').fill('Silao');
  expect(await field(page, 'Country').inputValue()).toBe('Mexico');
  expect(await field(page, 'Job position').locator('option').allTextContents()).toEqual(['---', 'Buyer']);
  expect(await field(page, 'Industry').locator('option').allTextContents()).toEqual(['---']);
  await field(page, 'Country').fill('nor');
  await page.getByText('No content.').first().waitFor();
  await page.keyboard.press('Escape');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({
    city: 'Silao',
    country: { code: 'MX' },
    state: { stateID: 'MX-GUA' },
    jobPosition: { jobPositionID: 'buyer' },
    preferredLanguage: { code: 'es' },
  });
});

test('whoever leaves with something unsaved is asked', async () => {
  const { page } = await edit();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  // Nothing typed, nothing asked.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${portal()}/profile`);
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').fill('León');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await dialog.waitFor();
  expect(await focused(page)).toBe('button Keep editing');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.goBack();
  await dialog.waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(page.url()).toBe(`${portal()}/profile/edit`);
  expect(await field(page, 'City').inputValue()).toBe('León');

  // Who leaves without saving does not want it any more.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).not.toHaveProperty('city');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await field(page, 'City').waitFor();
  await vi.waitFor(async () => expect(await draftKeys(page)).toEqual([]));
  expect(await field(page, 'City').inputValue()).toBe('');
});

/** Where the browser keeps what is typed. */
const draftKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('kontor');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );

/** Until what is typed is kept: a page that is closed then loses nothing, and does not ask. */
const untilKept = (page: Page) =>
  vi.waitFor(async () =>
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(
      true,
    ),
  );

const restored = (page: Page) => page.getByText('What you typed last time is back in the form.');

test('what is typed survives loading the page anew, and can be taken back', async () => {
  const { page } = await edit({ profession: 'Buyer' });
  const asked: string[] = [];
  page.on('dialog', (shown) => {
    asked.push(shown.type());
    void shown.accept();
  });
  await field(page, 'City').fill('León');
  await page.getByRole('switch', { name: 'Show my profession to others' }).check();
  await untilKept(page);
  await page.reload();
  await restored(page).waitFor();
  expect(asked).toEqual([]);
  expect(await field(page, 'City').inputValue()).toBe('León');
  expect(await page.getByRole('switch', { name: 'Show my profession to others' }).isChecked()).toBe(true);
  expect(await ask(page)).not.toHaveProperty('city');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await field(page, 'City').inputValue()).toBe('');
  expect(await field(page, 'Profession').inputValue()).toBe('Buyer');
  await restored(page).waitFor({ state: 'detached' });
  await vi.waitFor(async () => expect(await draftKeys(page)).toEqual([]));
  // What is saved is no draft any more.
  await field(page, 'City').fill('Silao');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await vi.waitFor(async () => expect(await draftKeys(page)).toEqual([]));
});

test('what is typed survives the end of the session, and is saved after logging in', async () => {
  const { page } = await edit();
  await field(page, 'City').fill('León');
  await untilKept(page);
  // As a session ends that was revoked: the next call is refused, and there is nothing to exchange.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.token);
    localStorage.token = JSON.stringify({ ...stored, token: 'forged' });
  });
  await save(page).click();
  await restored(page).waitFor();
  expect(page.url()).toBe(`${portal()}/profile/edit`);
  expect(await field(page, 'City').inputValue()).toBe('León');
  expect(await ask(page)).not.toHaveProperty('city');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({ city: 'León' });
});

test('logging out forgets what was typed; nobody else sees it', async () => {
  const { page } = await edit();
  const me = accounts().userID;
  await field(page, 'City').fill('León');
  await untilKept(page);
  expect(await draftKeys(page)).toEqual([`${me}/profile`]);

  // Somebody else logs in where the session has ended without a logout.
  accounts().userID = crypto.randomUUID();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile/edit');
  await field(page, 'First name').waitFor();
  expect((await ask(page)).userID).toBe(accounts().userID);
  await field(page, 'Profession').fill('Engineer');
  await untilKept(page);
  expect(await field(page, 'City').inputValue()).toBe('');
  expect((await draftKeys(page)).sort()).toEqual([`${me}/profile`, `${accounts().userID}/profile`].sort());
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    ...['profile', 'token', 'userID'],
  ]);

  // Logging out takes away one's own alone.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  expect(await draftKeys(page)).toEqual([`${me}/profile`]);
  accounts().userID = me;
  await page.goto('/profile/edit');
  await restored(page).waitFor();
  expect(await field(page, 'City').inputValue()).toBe('León');
  expect(await field(page, 'Profession').inputValue()).toBe('');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  expect(await draftKeys(page)).toEqual([]);
  await page.goto('/profile/edit');
  await field(page, 'City').waitFor();
  expect(await field(page, 'City').inputValue()).toBe('');
});

test('what a visitor types is theirs when they log in, and gone when they log out', async () => {
  const { page } = await visit({ baseURL: portal() });
  await page.goto('/contact-us/form');
  const city = page.locator('[name="city"]');
  await city.fill('Aguascalientes');
  await untilKept(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await restored(page).waitFor();
  expect(await city.inputValue()).toBe('Aguascalientes');
  expect(await draftKeys(page)).toEqual([`${accounts().userID}/help-request`]);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${portal()}/`);
  expect(await draftKeys(page)).toEqual([]);
  await page.goto('/contact-us/form');
  await city.waitFor();
  expect(await city.inputValue()).toBe('');
});

test('whatever the api finds wrong is said at its field, in the language of the page', async () => {
  const { page } = await edit();
  await page.goto('/profile/edit?lang=it');
  await page.locator('[name="firstName"]').waitFor();
  const codeOf = await issueReader('it');
  const wrong: [field: string, code: IssueCode, limit?: number][] = [
    ['firstName', 'required'],
    ['lastName', 'tooLong', 100],
    ['city', 'notOneLine'],
    ['birthDate', 'notADate'],
    ['mobilePhone', 'notAPhone'],
    ['gender', 'unknown'],
    ['companyName', 'notPlainText'],
    ['profession', 'malformed'],
  ];
  const issues = Object.fromEntries(wrong.map(([name, code, limit]) => [name, { code, limit }]));
  await page.route(saving, (route) =>
    route.fulfill(answerOfAction({ values: {}, issues }, errorStatus.BadRequest)),
  );
  await page.locator('.e-form [type="submit"]').click();
  await page.locator('.w-issues').waitFor();
  for (const [name, code] of wrong) {
    const control = page.locator(`[name="${name === 'mobilePhone' ? 'phoneNumber' : name}"]`);
    const error = page.locator(`[id="${await control.getAttribute('id')}-error"]`);
    expect(codeOf((await error.textContent()) ?? ''), name).toBe(code);
  }
  // The summary leads to each of them; the first has the focus already.
  expect(await page.locator('[name="firstName"]').evaluate((at) => at === document.activeElement)).toBe(true);
  expect(await page.locator('.w-issues li').count()).toBeGreaterThanOrEqual(wrong.length);
  await page.locator('.w-issues a', { hasText: 'Città' }).click();
  expect(await page.locator('[name="city"]').evaluate((at) => at === document.activeElement)).toBe(true);
  expect(await page.locator('body').innerText()).not.toContain('No.');
  expect(await findViolations(page)).toEqual([]);
});

test('a profile that cannot be loaded leads to the root of the site; the session stays', async () => {
  const { page } = await come('/profile', /^Maris/);
  await page.route('**/api/v1/user/profile', (route) => route.fulfill({ status: 500, body: '' }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The profile could not be loaded'),
  );
  await page.reload();
  await logged;
  await page.waitForURL(`${portal()}/`);
  await toast(page, 'An unexpected error has occurred, please try again').waitFor();
  await vi.waitFor(async () =>
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token']),
  );
});

test('the form works without a mouse', async () => {
  const { page } = await edit({}, { viewport: { width: 1200, height: 900 } });
  await field(page, 'Gender').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('french');
  expect(await option(page, 'French (Français)').getAttribute('class')).toContain('marked');
  await page.keyboard.press('Enter');
  expect(await field(page, 'Preferred language').inputValue()).toBe('French (Français)');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await field(page, 'Country').inputValue()).toBe('');
  await page.keyboard.type('German');
  await page.keyboard.press('Tab');
  expect(await field(page, 'Country').inputValue()).toBe('Germany');
  await page.keyboard.type('bay');
  await option(page, 'Bayern').waitFor();
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^button Save/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal()}/profile`);
  expect(await ask(page)).toMatchObject({
    preferredLanguage: { code: 'fr' },
    country: { code: 'DE' },
    state: { stateName: 'Bayern' },
  });
});

test('the pages are accessible at each width, light and dark, in both languages', {
  timeout: 300_000,
}, async () => {
  const long = { lastName: 'Treviño-Wolfeschlegelsteinhausenbergerdorff', companyName: 'W'.repeat(120) };
  const { page } = await edit({
    ...long,
    country: 'MX',
    briefPresentation: 'W'.repeat(400),
    profession: 'Engineer',
  });
  const { userID } = await ask(page);
  for (const path of ['/profile', '/profile/edit', `/profile/${userID}`]) {
    await page.goto(path);
    await page.locator('main .k-card').first().waitFor();
    await expectUsableAtEachWidth(page, path);
  }
  await page.goto('/profile/edit?lang=es');
  await page.getByRole('heading', { level: 1, name: 'Editar perfil' }).waitFor();
  await field(page, 'País').fill('aleman');
  await page.getByRole('option', { name: 'Alemania' }).waitFor();
  await ask(page, nothing);
});
