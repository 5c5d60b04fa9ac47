import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { untilStill } from './motion.ts';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var letBarsStick: () => void;
}

const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** All that changes from light to dark. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Of parts that are all alike, the first two are looked at. */
const repeated = ['.i-industry ~ .i-industry ~ .i-industry'];

/**
 * What axe finds wrong with the page as it is now, or with its colours alone; one line a rule with the first places. It looks for a
 * while, and what fades out meanwhile, as a toast does, has no contrast to be judged by: what is found has to be found again.
 */
export async function findViolations(page: Page, { coloursAlone = false } = {}): Promise<string[]> {
  const found = await look(page, coloursAlone);
  return found.length > 0 ? look(page, coloursAlone) : found;
}

/**
 * Bars that stick lie where they stand in the document: what one of them covers half, as far as the page happens to be scrolled, would be
 * measured without that half. Runs in the page.
 */
function layBarsInPlace(): void {
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const { scrollY } = globalThis;
  const styles = bars.map(({ style }) => [style.position, style.inset] as const);
  for (const { style } of bars) Object.assign(style, { position: 'relative', inset: 'auto' });
  globalThis.letBarsStick = () => {
    for (const [at, { style }] of bars.entries())
      Object.assign(style, { position: styles[at]?.[0], inset: styles[at]?.[1] });
    scrollTo(0, scrollY);
  };
}

async function look(page: Page, coloursAlone: boolean): Promise<string[]> {
  // Colours that are on their way to others have no contrast to be judged by.
  await untilStill(page);
  // Evaluated by the debugger, not as a script of the page: the page's policy allows none but its own.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `globalThis.axe ?? (() => { ${source} })()` });
  await session.send('Runtime.evaluate', { expression: `(${layBarsInPlace})()` });
  const options = { runOnly: coloursAlone ? colours : everything, resultTypes: ['violations'] };
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ exclude: ${JSON.stringify(repeated)} }, ${JSON.stringify(options)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.send('Runtime.evaluate', { expression: 'globalThis.letBarsStick()' });
  await session.detach();
  const { violations } = result.value as AxeResults;
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(', ')})`,
  );
}
