import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';
import type { Visit } from './browser.ts';
import { untilStill } from './motion.ts';
import { thorough } from './thorough.ts';

/** From each width a page is loaded at, it is drawn narrower and wider, as by a window that is resized. */
const loads = [
  [320, 390, 768],
  [1440, 1280, 1200, 992],
];

type ColorScheme = 'light' | 'dark';

/** The schemes a width is audited in: light where it is sampled, dark once; the long run takes every width with both. */
function audits(width: number, sampled: readonly number[]): ColorScheme[] {
  if (thorough || width === sampled.at(-1)) return ['light', 'dark'];
  return sampled.includes(width) ? ['light'] : [];
}

/** Fails when the page as it is scrolls sideways at this width, or axe finds something in a scheme it is audited in. */
async function expectUsable(
  page: Page,
  name: string,
  width: number,
  sampled: readonly number[],
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await untilStill(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
  for (const colorScheme of audits(width, sampled)) {
    await page.emulateMedia({ colorScheme });
    const coloursAlone = colorScheme === 'dark';
    expect(await findViolations(page, { coloursAlone }), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** The same for a page that is open, at each width; axe samples the narrow and the wide frame unless told. */
export async function expectUsableAtEachWidth(
  page: Page,
  name: string,
  sampled: readonly number[] = [320, 1440],
): Promise<void> {
  for (const width of loads.flat()) await expectUsable(page, name, width, sampled);
}

/**
 * Fails when one of these pages, by their names, is not calm when it is loaded, or is not usable at each width. They are
 * loaded, drawn and sampled by axe at the narrow and the wide frame in turn, and drawn at the other extreme, too; the long
 * run does all of it with each of them.
 */
export async function expectPagesAtEachWidth(
  visit: (options: BrowserContextOptions) => Promise<Visit>,
  pages: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<void> {
  for (const [turn, widths] of loads.entries()) {
    const [width = 0] = widths;
    const { page, expectCalm } = await visit({ ...options, viewport: { width, height: 900 } });
    for (const [index, [name, address]] of Object.entries(pages).entries()) {
      if (!thorough && index % loads.length !== turn) continue;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expectCalm();
      for (const each of thorough ? widths : [...widths, ...otherExtreme(turn)])
        await expectUsable(page, name, each, [width]);
    }
  }
}

/** The first width that pages are loaded at in other turns. */
function otherExtreme(turn: number): number[] {
  return loads.filter((_, other) => other !== turn).flatMap(([width = 0]) => width);
}
