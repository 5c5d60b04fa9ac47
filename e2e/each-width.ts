import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';
import type { Visit } from './browser.ts';
import { untilStill } from './motion.ts';
import { thorough } from './thorough.ts';

/** The frames pages are loaded in, those of a phone and of a desk; each is drawn narrower and wider, as by a window that is resized. */
const frames: readonly number[] = [390, 1440];
const others: readonly number[] = [320, 768, 1280, 1200, 992];

/** The widths the long run loads pages at: what a page makes of its width as it begins is not seen where its window is resized. */
const loaded: readonly number[] = thorough ? [...frames, ...others] : frames;

/** Milliseconds that pages at each width may take. */
export const timeForEachWidth = thorough ? 1_800_000 : 600_000;

/** What axe looks at: everything in light or in dark, or what of the colours is another one in dark. */
type Audit = 'light' | 'dark' | 'dark colours';

/** The widths a page is drawn at, whose turn this is: both frames and one other; all of them in the long run. */
function widthsInTurn(turn: number): number[] {
  const place = turn % others.length;
  return [...frames, ...(thorough ? others : others.slice(place, place + 1))];
}

/** Pages that are looked at one by one are told apart by their names. */
function turnOf(name: string): number {
  return [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}

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
  for (const width of widthsInTurn(turnOf(name))) await expectFitting(page, name, width);
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

/**
 * The same for a page that is open: in both frames, at one other width in turn, and where axe samples it; the long run takes
 * every width.
 */
export async function expectUsableAtEachWidth(
  page: Page,
  name: string,
  sampled: readonly number[] = [320, 1440],
): Promise<void> {
  for (const width of new Set([...sampled, ...widthsInTurn(turnOf(name))]))
    await expectUsable(page, name, width, audits(width, sampled));
}

/**
 * Fails when one of these pages, by their names, is not calm when it is loaded, or is not usable. Each is loaded in one frame, and
 * drawn in the other and at one other width; which frame is which goes from page to page, and so does the scheme in which axe looks
 * at it as it was loaded. The long run loads each page at every width, and audits it there in both.
 */
export async function expectPagesAtEachWidth(
  visit: (options: BrowserContextOptions) => Promise<Visit>,
  pages: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<void> {
  for (const [place, width] of loaded.entries()) {
    const { page, expectCalm } = await visit({ ...options, viewport: { width, height: 900 } });
    for (const [turn, [name, address]] of Object.entries(pages).entries()) {
      if (!thorough && turn % loaded.length !== place) continue;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expectCalm();
      const drawn = thorough ? [width] : new Set([width, ...widthsInTurn(turn)]);
      for (const each of drawn)
        await expectUsable(page, name, each, each === width ? auditsOfLoaded(turn) : []);
    }
    await page.close();
  }
}

/** The audits of a page at the width it was loaded at: of pages of one frame every other one is looked at in dark. */
function auditsOfLoaded(turn: number): Audit[] {
  if (thorough) return ['light', 'dark colours'];
  return [Math.floor(turn / loaded.length) % 2 === 0 ? 'light' : 'dark'];
}
