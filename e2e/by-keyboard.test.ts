import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { expectFocusSeen, focused, press } from './focus.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();

test('from home through a panel to a category, a business and a product, without a mouse', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('link Skip to content');
  await expectFocusSeen(page);

  await press(page, 'Tab', /^link Automation/);
  await press(page, 'ArrowDown', /^link Power Transmission$/);
  await page.keyboard.press('ArrowRight');
  const panel = page.getByRole('region', { name: 'Power Transmission' });
  await panel.getByRole('link', { name: 'Bearings', exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('link Power Transmission');
  await expect.poll(() => panel.locator(':focus').count()).toBe(1);
  await expectFocusSeen(page);

  await press(page, 'ArrowDown', /^link Bearings$/);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => focused(page), { message: 'Escape goes back to the line' })
    .toBe('link Power Transmission');
  await panel.waitFor({ state: 'hidden' });
  await expectFocusSeen(page);

  // The line's own button does the same as the arrow key.
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('button Categories of Power Transmission');
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Bearings', exact: true }).waitFor();
  await press(page, 'Tab', /^link Bearings$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/business=MA&countries=global.*category=000601/);
  await page.getByRole('heading', { level: 1, name: /Bearings/ }).waitFor();
  await expect
    .poll(() => page.locator('main:focus').count(), { message: 'reading goes on at the page' })
    .toBe(1);

  const business = (await page.locator('main article h2').first().textContent()) ?? '';
  await press(page, 'Tab', new RegExp(`^link ${RegExp.escape(business)}`));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/business\//);
  await page.getByRole('heading', { level: 1, name: business }).waitFor();
  await expect.poll(() => page.locator('main:focus').count()).toBe(1);

  await press(page, 'Tab', /^link Company Products/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#products$/);
  await page.keyboard.press('Tab');
  const tile = page.locator('#products article a').first();
  await expect.poll(() => tile.evaluate((link) => link === document.activeElement)).toBe(true);
  await expectFocusSeen(page);
  const product = (await tile.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/business-product\//);
  await page.getByRole('heading', { level: 1, name: product }).waitFor();
  await expect.poll(() => page.locator('main:focus').count()).toBe(1);
  await press(page, 'Tab', /^link Send Request/);
  await expectCalm();
});

thoroughTest('the menu of small screens takes the focus and gives it back', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await press(page, 'Tab', /^button Menu/);
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^link Login/);
  await press(page, 'Tab', /^summary Industries/);
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^link All industries/);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('button Menu');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^link All industries/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/industries$/);
  await page.getByRole('heading', { level: 1, name: 'Industries' }).waitFor();
  await expect.poll(() => page.locator('main:focus').count()).toBe(1);
  await expectCalm();
});

test('suggestions of the search are chosen by arrow keys', async () => {
  const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/search-result');
  await page.waitForLoadState('networkidle');
  await press(page, 'Tab', /^combobox Search/);
  await page.keyboard.type('beari');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => options.count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=beari/);
  await expectCalm();
});

thoroughTest(
  'suggestions lead to words in a country and to products, a typo forgiven, without a mouse',
  async () => {
    const { page, expectCalm } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto('/search-result');
    await page.waitForLoadState('networkidle');
    await press(page, 'Tab', /^combobox Search/);
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const marked = list.getByRole('option', { selected: true });
    const downTo = async (option: RegExp) => {
      await list.getByRole('option', { name: option }).first().waitFor();
      const names = await list.getByRole('option').allInnerTexts();
      for (const name of names) {
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => marked.innerText()).toBe(name);
        if (option.test(name.replace(/\s+/g, ' '))) return;
      }
      expect.fail(`no option ${option} among ${names.join(', ')}`);
    };

    await page.keyboard.type('berings in mex');
    await downTo(/^bearings in Mexico Country$/);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Search' }).getAttribute('aria-activedescendant'))
      .toBe(await marked.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/countries=MX&search=bearings$/);
    await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('bearings');
    await page.waitForLoadState('networkidle');

    await page.getByRole('combobox', { name: 'Search' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('beari');
    await downTo(/ Product of /);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/business-product\//);
    await page.getByRole('heading', { level: 1, name: /bearing/i }).waitFor();
    await expectCalm();
  },
);
