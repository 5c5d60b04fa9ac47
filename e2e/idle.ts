import type { Page, Request } from 'playwright-core';

/** Milliseconds without a request after which a page is idle: as for Playwright's `networkidle`. */
const idleFor = 500;

/** The events of whoever is signed in go on for minutes; `networkidle` would wait for their end. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/v1/events';

/** Watches what a page asks for. @returns what waits until nothing is under way any more, streams aside */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    clearTimeout(timer);
    if (underWay.size > 0 || waiting.length === 0) return;
    timer = setTimeout(() => {
      for (const resolve of waiting) resolve();
      waiting = [];
    }, idleFor);
  }
  function end(request: Request): void {
    underWay.delete(request);
    look();
  }
  page.on('request', (request) => {
    // What another document asked for is not waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    if (!isStream(request)) underWay.add(request);
    look();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  return async () => {
    await page.waitForLoadState('load');
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      look();
    });
  };
}
