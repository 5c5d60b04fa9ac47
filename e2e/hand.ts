import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocusSeen, focused } from './focus.ts';

/** How somebody works a page. */
export interface Hand {
  press(at: Locator): Promise<void>;
  write(at: Locator, text: string): Promise<void>;
  /** Of radios. */
  check(at: Locator): Promise<void>;
  select(at: Locator, option: string): Promise<void>;
  /** Opens a menu and takes one of its items. */
  choose(page: Page, menu: Locator, item: string): Promise<void>;
}

const itemOf = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

export const pointing: Hand = {
  press: (at) => at.click(),
  write: (at, text) => at.pressSequentially(text),
  check: (at) => at.check(),
  select: async (at, label) => void (await at.selectOption({ label })),
  async choose(page, menu, item) {
    await menu.click();
    await itemOf(page, item).click();
  },
};

/** Presses a key until something has the focus, seen by its ring. */
async function moveTo(at: Locator, key = 'Tab'): Promise<void> {
  await at.waitFor();
  const page = at.page();
  const passed: string[] = [];
  for (let pressed = 0; pressed < 200; pressed += 1) {
    if (await at.evaluate((element) => element === document.activeElement)) return expectFocusSeen(page);
    await page.keyboard.press(key);
    passed.push(await focused(page));
  }
  expect.fail(`${key} never came to ${at}; it passed ${passed.join(', ')}`);
}

/** By keyboard alone. */
export const typing: Hand = {
  async press(at) {
    await moveTo(at);
    await at.page().keyboard.press('Enter');
  },
  async write(at, text) {
    await moveTo(at);
    await at.page().keyboard.type(text);
  },
  /** One of them is reached by Tab, the others by arrows. */
  async check(at) {
    await at.waitFor();
    const page = at.page();
    const radios = page.locator(`input[type="radio"][name="${await at.getAttribute('name')}"]`);
    const checked = radios.and(page.locator(':checked'));
    await moveTo((await checked.count()) > 0 ? checked : radios.first());
    for (let pressed = 0; pressed < 20 && !(await at.isChecked()); pressed += 1)
      await page.keyboard.press((await checked.count()) > 0 ? 'ArrowDown' : 'Space');
    expect(await at.isChecked()).toBe(true);
  },
  async select(at, option) {
    await moveTo(at);
    await at.page().keyboard.type(option);
    await expect
      .poll(() => at.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text))
      .toBe(option);
  },
  async choose(page, menu, item) {
    await typing.press(menu);
    await moveTo(itemOf(page, item), 'ArrowDown');
    await page.keyboard.press('Enter');
  },
};
