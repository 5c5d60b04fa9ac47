import { expect } from 'vitest';
import { findViolations } from './axe.ts';
import type { Visit } from './browser.ts';

interface Looked {
  /** From the first of each list a page is loaded at, it is drawn narrower and wider, as by a window that is resized. */
  widths: readonly (readonly number[])[];
  /** At these it is asked whether everybody can use it, light and dark. */
  audited: readonly number[];
}

/** Expects that pages stay where they are, fit each width and are accessible there. */
export async function expectFitAtWidths(
  pages: Readonly<Record<string, string>>,
  { widths, audited }: Looked,
  visitAt: (viewport: { width: number; height: number }) => Promise<Visit>,
): Promise<void> {
  for (const [first = 0, ...others] of widths) {
    const { page, expectCalm } = await visitAt({ width: first, height: 900 });
    for (const [name, address] of Object.entries(pages)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: first, height: 900 });
      await page.goto(address);
      await expectCalm();
      for (const width of [first, ...others]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
        if (!audited.includes(width)) continue;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(
            await findViolations(page, { coloursAlone: colorScheme === 'dark' }),
            `${name}, ${colorScheme}, ${width} px`,
          ).toEqual([]);
        }
      }
    }
  }
}
