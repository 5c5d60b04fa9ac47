import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilStill } from './motion.ts';

/** What has the focus, as a person would say it: "link Bearings". */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const kind = at?.tagName === 'A' ? 'link' : (at?.getAttribute('role') ?? at?.tagName.toLowerCase() ?? '');
    const name = at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    return `${kind} ${name.trim().replace(/\s+/g, ' ').slice(0, 60)}`.trim();
  });
}

/** Presses a key until what has the focus fits; fails after `maximum` presses. */
export async function press(page: Page, key: string, until: RegExp, maximum = 80): Promise<void> {
  const passed: string[] = [];
  for (let pressed = 0; pressed < maximum; pressed += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (until.test(now)) return expectFocusSeen(page);
    passed.push(now);
  }
  expect.fail(`${key} never came to ${until}; it passed ${passed.join(', ')}`);
}

/** Fails unless what has the focus lies in the window, uncovered, with a ring of at least 2 px around it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await untilStill(page);
  const seen = await page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { ring: 0, inWindow: false, uncovered: false };
    const ringOf = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    };
    const around: Element[] = [];
    for (let each: Element | null = at; each; each = each.parentElement) around.push(each);
    const ring = Math.max(ringOf(at, '::after'), ...around.map((each) => ringOf(each)));
    const { left, top, right, bottom } = at.getClientRects()[0] ?? at.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = document.elementFromPoint(x, y);
    return {
      ring,
      inWindow: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
      uncovered: !!over && (at.contains(over) || over.contains(at)),
    };
  });
  const place = await focused(page);
  expect(seen.ring, `ring of ${place}`).toBeGreaterThanOrEqual(2);
  expect(seen, place).toMatchObject({ inWindow: true, uncovered: true });
}
