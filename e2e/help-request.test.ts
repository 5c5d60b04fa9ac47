import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { draftKeys, untilStored } from './drafts.ts';
import { thorough, thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const form = '/contact-us/form';
const sent = 'Request sent successfully, you will be contact soon!';
const failed = 'There was an error processing your request, please try again in a few hours!';

async function fill(page: Page, email: string) {
  await page.locator('[name="firstName"]').fill('Marisol');
  await page.locator('[name="businessName"]').fill('Envases Tepeyac');
  await page.locator('[name="companyPhone"]').fill('+52 477 555 0164');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="country"]').selectOption('MX');
  await page.locator('[name="buyProduct1"]').fill('PET preforms');
  await page.locator('[name="moreInfoBuy"]').fill('40 t a month');
}

/** Mails to an address, as the outbox of a product without a mail server shows them. */
async function mailsTo(page: Page, email: string): Promise<string> {
  await page.goto(`${inject('accounts')}/outbox`);
  return (await page.locator('body').innerText()).includes(email) ? email : '';
}

test('a help request is sent, and mailed to who wrote it', async () => {
  const { page, expectCalm } = await visit();
  const email = 'marisol@envases-tepeyac.example';
  await page.goto(form);
  await expectCalm();
  await fill(page, email);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').getByText(sent).waitFor();
  await expect.poll(() => page.locator('[name="businessName"]').inputValue()).toBe('');
  await expect.poll(() => page.locator('[name="country"]').inputValue()).toBe('');
  await expectCalm();
  await expect.poll(() => mailsTo(page, email), { timeout: 30_000 }).toBe(email);
});

test('while it is on its way the button says so and cannot be pressed', async () => {
  const { page } = await visit();
  await page.goto(form);
  await page.waitForLoadState('networkidle');
  await fill(page, 'waiting@envases-tepeyac.example');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/contact-us\/form\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send' }).click();
  const sending = page.getByRole('button', { name: 'Sending' });
  await sending.waitFor();
  await expect.poll(() => sending.isDisabled()).toBe(true);
  await expect.poll(() => sending.getAttribute('aria-busy')).toBe('true');
  letGo();
  await page.getByRole('status').getByText(sent).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true);
});

test('the two required fields are asked for, and the first is gone to', async () => {
  const { page } = await visit();
  await page.goto(form);
  await expect
    .poll(() => page.locator('label', { hasText: '*' }).allInnerTexts())
    .toEqual(['Email *', 'Company Telephone *']);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('[name="companyPhone"][aria-invalid="true"]').waitFor();
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(2);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toMatch(/^(email|companyPhone)$/);
  expect(await findViolations(page)).toEqual([]);
  await page.locator('[name="email"]').fill('marisol@envases-tepeyac.example');
  await expect.poll(() => page.locator('[name="email"]').getAttribute('aria-invalid')).toBeNull();
});

test('without network nothing that was typed is lost', async () => {
  const { page } = await visit();
  await page.goto(form);
  await fill(page, 'offline@envases-tepeyac.example');
  await page.context().setOffline(true);
  // The form stays though the list of what is wrong cannot be loaded.
  await page.locator('[name="email"]').fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('[name="email"][aria-invalid="true"]').waitFor();
  await page.locator('[name="email"]').fill('offline@envases-tepeyac.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').getByText(failed).waitFor();
  // Beside the button that was pressed, of a form longer than the window.
  const note = await page.locator('.q-form').getByText(failed).boundingBox();
  const button = await page.getByRole('button', { name: 'Send' }).boundingBox();
  expect((button?.y ?? 0) - (note?.y ?? 0)).toBeLessThan(200);
  await expect.poll(() => page.locator('[name="moreInfoBuy"]').inputValue()).toBe('40 t a month');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').getByText(sent).waitFor();
});

thoroughTest(
  'what a visitor types is there again after the page is loaded anew, until it is sent',
  async () => {
    const { page } = await visit();
    await page.goto(form);
    await fill(page, 'draft@envases-tepeyac.example');
    await untilStored(page);
    await page.reload();
    const restored = page.getByText('What you typed last time is back in the form.');
    await restored.waitFor();
    await expect.poll(() => page.locator('[name="moreInfoBuy"]').inputValue()).toBe('40 t a month');
    await expect.poll(() => page.locator('[name="country"]').inputValue()).toBe('MX');
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('status').getByText(sent).waitFor();
    // The browser deletes the draft a moment after the page says that it is sent.
    await expect.poll(() => draftKeys(page)).toEqual([]);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => restored.count()).toBe(0);
    await expect.poll(() => page.locator('[name="moreInfoBuy"]').inputValue()).toBe('');
  },
);

thoroughTest('after a month nobody comes back to what they typed', async () => {
  const { page } = await visit();
  await page.goto(form);
  /** Makes the one draft there is so many days old. @returns how many there are */
  const age = (days: number) =>
    page.evaluate(
      (by) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('kontor');
          opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
          opening.onsuccess = () => {
            const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
            const asking = drafts.getAll();
            asking.onsuccess = () => {
              for (const draft of asking.result)
                drafts.put({ ...draft, savedAt: draft.savedAt - by * 86_400_000 }, 'visitor/help-request');
              drafts.transaction.oncomplete = () => {
                opening.result.close();
                resolve(asking.result.length);
              };
            };
          };
        }),
      days,
    );
  await page.locator('[name="city"]').fill('León');
  await expect.poll(() => age(0)).toBe(1);
  await age(29);
  await page.reload();
  await page.getByText('What you typed last time is back in the form.').waitFor();
  await age(31);
  await page.reload();
  await expect.poll(() => age(0)).toBe(0);
  await expect.poll(() => page.locator('[name="city"]').inputValue()).toBe('');
});

test('Reset Form asks first, and clears everything', async () => {
  const { page } = await visit();
  await page.goto(form);
  await fill(page, 'reset@envases-tepeyac.example');
  await page.getByRole('button', { name: 'Reset Form' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Marisol');
  await page.getByRole('button', { name: 'Reset Form' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  for (const name of ['firstName', 'companyPhone', 'country', 'moreInfoBuy'])
    await expect.poll(() => page.locator(`[name="${name}"]`).inputValue()).toBe('');
});

thoroughTest('what is typed while the scripts are on their way stays', async () => {
  const { page } = await visit();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(form, { waitUntil: 'commit' });
  await page.locator('[name="firstName"]').fill('Marisol');
  await page.locator('[name="country"]').selectOption('US');
  // One of two buttons is shown, once the styles are there.
  await page.locator('.q-reset-plain').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Reset Form' }).click();
  await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Marisol');
  letGo();
  // The states of the country that was chosen before.
  await page.locator('[name="usaState"]').selectOption({ index: 1 });
  await page.locator('[name="lastName"]').fill('Quiroga');
  await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Marisol');
  await expect.poll(() => page.locator('[name="country"]').inputValue()).toBe('US');
});

test('without script the form works, and comes back as it was typed', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(form);
  await page.locator('[name="city"]').fill('León');
  await page.locator('[name="email"]').fill('no address');
  await page.locator('form[action*="contact-us/form"] [type="submit"]').click();
  await expect.poll(() => page.locator('[name="city"]').inputValue()).toBe('León');
  await fill(page, 'noscript@envases-tepeyac.example');
  await page.locator('form[action*="contact-us/form"] [type="submit"]').click();
  await page.locator('main').getByText(sent).waitFor();
});

test('free texts take 512 characters in six rows; the lists are whole: 50 states and DC, none chosen', async () => {
  const { page } = await visit();
  await page.goto(form);
  for (const name of ['moreInfoBuy', 'moreInfoSell']) {
    const area = page.locator(`textarea[name="${name}"]`);
    const attributes = ['maxlength', 'rows', 'placeholder'].map((each) => area.getAttribute(each));
    expect(await Promise.all(attributes)).toEqual(['512', '6', 'Type here...']);
  }
  await page.locator('[name="moreInfoSell"]').fill('x'.repeat(600));
  await page.getByText('512/512').waitFor();
  // Beside them, lists without a choice.
  const options = page.locator('[name="usaState"] option');
  await expect.poll(() => options.count()).toBe(52);
  await expect.poll(() => options.first().innerText()).toBe('Select one state');
  await expect.poll(() => page.locator('[name="businessType"] option').allInnerTexts()).toHaveLength(10);
  for (const name of ['businessType', 'jobPosition', 'country'])
    await expect.poll(() => page.locator(`[name="${name}"] option`).first().innerText()).toBe('Select');
  for (const name of ['businessType', 'jobPosition', 'country', 'usaState'])
    await expect.poll(() => page.locator(`[name="${name}"]`).inputValue()).toBe('');
});

// In Chinese no Latin letters are left at all, so it finds more than any other.
describe.each(thorough ? ['it', 'zh'] : ['zh'])('in %s', (language) => {
  /** Names: the operator's, languages by their own names, places and what ISO writes in Latin letters. */
  const names =
    /Kontor( Network(, Inc\.)?)?|Miami, FL|English|Español|Italiano|Chinese|\bUSA\b|\b[A-Z]{2}\b|B2B|ISO|[\w.-]+@[\w.-]+/g;

  /** English texts of the catalogue that are something else in this language. */
  async function english(): Promise<string[]> {
    const path = new URL(`../apps/portal/app/locales/${language}/messages.po`, import.meta.url);
    const po = await readFile(path, 'utf8');
    const entries = po.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm);
    return [...entries].flatMap(([, from = '', to = '']) =>
      from !== to && from.length > 3 && !/[{<\\]/.test(from) ? [from] : [],
    );
  }

  test('the whole journey shows no English but names', async () => {
    const { page } = await visit({ locale: language });
    await page.goto(`${form}?lang=${language}`);
    const texts = await english();
    expect(texts.length).toBeGreaterThan(200);
    const check = async (step: string) => {
      const shown = (await page.locator('body').innerText()).replaceAll(names, ' ');
      const lines = new Set(shown.split(/\n+/).map((line) => line.trim()));
      expect(
        texts.filter((text) => lines.has(text)),
        step,
      ).toEqual([]);
      // In Chinese no Latin letters are left at all, beside the names of states.
      if (language !== 'zh') return;
      const options = await page.locator('[name="usaState"] option').allInnerTexts();
      const states = new Set(options.slice(1));
      const latin = [...lines].filter((line) => /[A-Za-z]{3,}/.test(line) && !states.has(line));
      expect(latin, step).toEqual([]);
    };
    await check('the form');
    await page.locator('form[action*="contact-us/form"] [type="submit"]').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await check('what is wrong');
    const digits = '+39 02 555 0164';
    await page.locator('[name="companyPhone"]').fill(digits);
    await page.locator('[name="email"]').fill(`journey-${language}@envases.example`);
    await page.locator('.q-reset-asking').click();
    await page.getByRole('alertdialog').waitFor();
    await check('the question before clearing');
    await page.keyboard.press('Escape');
    await page.locator('form[action*="contact-us/form"] [type="submit"]').click();
    await expect.poll(() => page.locator('[name="companyPhone"]').inputValue(), { timeout: 20_000 }).toBe('');
    await check('what was sent');
  });
});
