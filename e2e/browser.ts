import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { watchRequests } from './idle.ts';

/** Ended by Playwright with the process. */
let chromium: Promise<Browser> | undefined;

/** The Chromium of this worker, whose files run one after the other; another one when it has died. */
async function browserOfWorker(): Promise<Browser> {
  const running = await chromium;
  if (running?.isConnected()) return running;
  chromium = launchChromium();
  return chromium;
}

/**
 * A Chromium for the journeys of a file. Nothing of a visit outlives its journey: a page that nobody looks at any more goes on
 * with its films, clocks and streams, and takes its part of the machine from the next one.
 */
export function useBrowser(): { visit: (options?: BrowserContextOptions) => Promise<Visit> } {
  const contexts: BrowserContext[] = [];
  beforeAll(async () => void (await browserOfWorker()));
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  return {
    async visit(options = {}) {
      const browser = await browserOfWorker();
      const context = await browser.newContext({ baseURL: inject('portal'), locale: 'en-US', ...options });
      // As long as a test may take: the machine may be busy with other things.
      context.setDefaultTimeout(150_000);
      contexts.push(context);
      const page = await context.newPage();
      if (options.javaScriptEnabled !== false) waitForHydration(page);
      return watch(page);
    },
  };
}

/** How far a page came: whether it was painted, whether its scripts still wait, and which files arrived. Runs in the page. */
function stateOfScripts(): string {
  const told = (type: string) => performance.getEntriesByType(type).map(({ name }) => name);
  return JSON.stringify({
    visibility: document.visibilityState,
    painted: told('paint'),
    marks: told('mark'),
    waiting: document.querySelectorAll('script[type="text/later"]').length,
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => ['script', 'link', 'other'].includes(initiatorType))
      .map(({ name, responseStatus, responseEnd }) => [name, responseStatus, Math.round(responseEnd)]),
  });
}

/**
 * Who comes to a page clicks when it answers, and its scripts begin after it was painted. A journey that is about the time
 * before says so with `waitUntil`.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = async () => {
    try {
      await page.waitForFunction(
        () =>
          !document.querySelector('script[type="module"], script[type="text/later"]') ||
          performance.getEntriesByName('hydrated').length > 0,
        undefined,
        // Not in each frame, which would have the browser paint all the while.
        { polling: 50 },
      );
    } catch (cause) {
      throw new Error(`The page's scripts did not begin: ${await page.evaluate(stateOfScripts)}`, { cause });
    }
  };
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await hydrated();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await hydrated();
    return answer;
  };
}

export interface Visit {
  page: Page;
  /**
   * Fails when the page logged an error, a request failed, or something moved after it was shown.
   * @param maximum how much of the screen that may move, times how far: 0.02 unless told
   * @param fonts whether what a font moves that arrives late counts, too: how much depends on the faces that the machine has
   */
  expectCalm(maximum?: number, fonts?: 'excused' | 'counted'): Promise<void>;
}

declare global {
  /** What moved on the page so far, by the browser's measure: its share of the screen and how far, when, and what it was. */
  var layoutShifts: { value: number; time: number; path: string; moved: string[] }[];
  /** When fonts arrived, in milliseconds as above. */
  var fontArrivals: number[];
}
/** Around the arrival of a font: the frame that shows it may come first, and later on a busy machine. */
const fontFrame = 300;

function watchLayout(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName);
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  globalThis.layoutShifts = [];
  globalThis.fontArrivals = [];
  document.fonts.addEventListener('loadingdone', () => globalThis.fontArrivals.push(performance.now()));
  // That another page stands elsewhere is no movement; by the clock of the browser, as for input.
  let turned = Number.NEGATIVE_INFINITY;
  const { navigation } = globalThis as { navigation?: EventTarget & { currentEntry: { url: string } } };
  let isTurning = false;
  navigation?.addEventListener('currententrychange', (event) => {
    turned = performance.now();
    // What is only remembered of the page that stands draws no other.
    isTurning = (event as Event & { from: { url: string } }).from.url !== navigation.currentEntry.url;
  });
  // A busy machine draws the other page long after its address.
  new MutationObserver((changes) => {
    if (!isTurning || !changes.some(({ target }) => target instanceof Element && target.closest('main')))
      return;
    turned = performance.now();
    isTurning = false;
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || startTime - turned < 500) continue;
      // Toasts lie above the page, and make room for the next.
      if (sources.every(({ node }) => node instanceof Element && node.closest('.k-toasts'))) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      globalThis.layoutShifts.push({ value, time: Math.round(startTime), path: location.pathname, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function watch(page: Page): Promise<Visit> {
  const troubles: string[] = [];
  const untilIdle = watchRequests(page);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(watchLayout);
  return {
    page,
    async expectCalm(maximum = 0.02, fonts = 'excused') {
      await untilIdle();
      expect(troubles, troubles.join('\n')).toEqual([]);
      const { layoutShifts, fontArrivals } = await page.evaluate(() => ({
        layoutShifts: globalThis.layoutShifts,
        fontArrivals: globalThis.fontArrivals,
      }));
      const isByFont = (time: number) => fontArrivals.some((arrival) => Math.abs(time - arrival) < fontFrame);
      const shifts = layoutShifts.filter(({ time }) => fonts === 'counted' || !isByFont(time));
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(moved, JSON.stringify(shifts, null, 1)).toBeLessThan(maximum);
    },
  };
}
