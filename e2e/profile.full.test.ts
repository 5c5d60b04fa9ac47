import { errorStatus, type IssueCode } from '@kontor/contract';
import { issueReader } from '@kontor/web/issue/testing-issue-words';
import { expect, test } from 'vitest';
import { answerOfAction } from './answer-of-action.ts';
import { findViolations } from './axe.ts';
import { choose, field, save, saving, useProfileJourneys } from './profile-journeys.ts';

const { portal, ask, edit } = useProfileJourneys();

/* What is saved is proved over HTTP by `save-profile.test.ts` and `apps/api/src/person/profile.test.ts`; here it is walked. */

test('phone and date are taken away again', async () => {
  const { page } = await edit({
    birthDate: '1970-10-24',
    mobilePhone: { countryCode: '+1', phoneNumber: '12345678' },
  });
  await field(page, 'Mobile phone').fill('');
  await field(page, 'Birth date').fill('');
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  const profile = await ask(page);
  expect([profile.mobilePhone, profile.birthDate]).toEqual([undefined, undefined]);
});

test('another country takes the state away', async () => {
  const { page } = await edit({ country: 'MX', state: 'MX-GUA' });
  await expect.poll(() => field(page, 'State').inputValue()).toBe('Guanajuato');
  await choose(page, 'Country', 'united st', 'United States');
  await expect.poll(() => field(page, 'State').inputValue()).toBe('');
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
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('Mexico');
  await expect
    .poll(() => field(page, 'Job position').locator('option').allTextContents())
    .toEqual(['---', 'Buyer']);
  await expect.poll(() => field(page, 'Industry').locator('option').allTextContents()).toEqual(['---']);
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
  await expect
    .poll(() => page.locator('[name="firstName"]').evaluate((at) => at === document.activeElement))
    .toBe(true);
  await expect.poll(() => page.locator('.w-issues li').count()).toBeGreaterThanOrEqual(wrong.length);
  await page.locator('.w-issues a', { hasText: 'Città' }).click();
  await expect
    .poll(() => page.locator('[name="city"]').evaluate((at) => at === document.activeElement))
    .toBe(true);
  await expect.poll(() => page.locator('body').innerText()).not.toContain('No.');
  expect(await findViolations(page)).toEqual([]);
});
