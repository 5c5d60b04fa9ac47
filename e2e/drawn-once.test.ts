import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** How many components each commit of React has drawn. */
    drawn: number[];
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Tells React that somebody watches what it draws. */
function watchDrawing(): void {
  const [functionComponent, performedWork] = [0, 1];
  let last = new Set<Fiber>();
  window.drawn = [];
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
      const all = new Set<Fiber>();
      let drawn = 0;
      const left: (Fiber | null)[] = [current];
      while (left.length > 0) {
        const fiber = left.pop();
        if (!fiber) continue;
        left.push(fiber.child, fiber.sibling);
        if (fiber.tag !== functionComponent) continue;
        all.add(fiber);
        // What was left alone is the same object, or has no such flag.
        if ((fiber.flags & performedWork) !== 0 && !last.has(fiber)) drawn += 1;
      }
      last = all;
      window.drawn.push(drawn);
    },
  };
}

test.each([
  '/search-result?business=MA&countries=global&industry=0006',
  '/search-result?business=PR&countries=global&search=bearing',
  '/',
  '/about-us',
])('%s is drawn once for a visitor, but for a few buttons', async (path) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(watchDrawing);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => window.drawn.length)).toBeGreaterThan(1);
  const [first = 0, ...later] = await page.evaluate(() => window.drawn);
  expect(first).toBeGreaterThan(150);
  expect(Math.max(...later)).toBeLessThan(first / 4);
});
