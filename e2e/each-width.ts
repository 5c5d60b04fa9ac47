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

/** What axe looks at: everything in light or in dark, or what of the colours is another one in dark. */
type Audit = 'light' | 'dark' | 'dark colours';

/** The audits of a width: of several that are sampled the last one in dark; the long run takes every width in both. */
function audits(width: number, sampled: readonly number[]): Audit[] {
  if (thorough) return ['light', 'dark colours'];
  if (!sampled.includes(width)) return [];
  return [sampled.length > 1 && width === sampled.at(-1) ? 'dark' : 'light'];
}

/** Fails when the page as it is scrolls sideways at this width. */
async function expectFitting(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await untilStill(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
}

/** Fails when the page as it is scrolls sideways at one of the widths: for languages whose words are longer than those audited. */
export async function expectFittingAtEachWidth(page: Page, name: string): Promise<void> {
  for (const width of loads.flat()) await expectFitting(page, name, width);
}

/** Fails when the page as it is scrolls sideways at this width, or axe finds something in a scheme it is audited in. */
async function expectUsable(
  page: Page,
  name: string,
  width: number,
  audited: readonly Audit[],
): Promise<void> {
  await expectFitting(page, name, width);
  for (const audit of audited) {
    await page.emulateMedia({ colorScheme: audit === 'light' ? 'light' : 'dark' });
    const coloursAlone = audit === 'dark colours';
    const found = await findViolations(page, { coloursAlone });
    expect(found, `${name}, ${audit}, ${width} px: ${found.join('; ')}`).toEqual([]);
  }
}

/** The same for a page that is open, at each width; axe samples the narrow and the wide frame unless told. */
export async function expectUsableAtEachWidth(
  page: Page,
  name: string,
  sampled: readonly number[] = [320, 1440],
): Promise<void> {
  for (const width of loads.flat()) await expectUsable(page, name, width, audits(width, sampled));
}

/**
 * Fails when one of these pages, by their names, is not calm when it is loaded, or is not usable at each width. They are
 * loaded, drawn and sampled by axe at the narrow and the wide frame in turn, and drawn at the other extreme, too; of each two
 * at a frame the colours of one are looked at in dark. The long run does all of it with each of them.
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
      const isDarkToo = Math.floor(index / loads.length) % 2 === 0;
      for (const each of thorough ? widths : [...widths, ...otherExtreme(turn)]) {
        const audited = audits(each, [width]);
        await expectUsable(
          page,
          name,
          each,
          each === width && isDarkToo && !thorough ? [...audited, 'dark colours'] : audited,
        );
      }
    }
  }
}

/** The first width that pages are loaded at in other turns. */
function otherExtreme(turn: number): number[] {
  return loads.filter((_, other) => other !== turn).flatMap(([width = 0]) => width);
}
