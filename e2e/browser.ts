import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

/** One Chromium for the journeys of a file. */
export function useBrowser(): { visit: (options?: BrowserContextOptions) => Promise<Visit> } {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await browser?.close();
  });
  return {
    async visit(options = {}) {
      const context = await browser.newContext({ baseURL: inject('portal'), locale: 'en-US', ...options });
      contexts.push(context);
      return watch(await context.newPage());
    },
  };
}

export interface Visit {
  page: Page;
  /** Fails when the page logged an error, a request failed, or something moved after it was shown. */
  expectCalm(): Promise<void>;
}

/** What moved on the page so far, as the browser's cumulative layout shift. */
declare global {
  var layoutShift: number;
}

async function watch(page: Page): Promise<Visit> {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    page,
    async expectCalm() {
      await page.waitForLoadState('networkidle');
      expect(troubles).toEqual([]);
      expect(await page.evaluate(() => globalThis.layoutShift)).toBeLessThan(0.02);
    },
  };
}
