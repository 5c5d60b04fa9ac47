import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** Names under which the browser stores what is typed. */
export const draftKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('kontor');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );

/** Until what is typed is stored: a page that is closed then loses nothing, and does not ask. */
export const untilStored = (page: Page) =>
  vi.waitFor(async () =>
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(
      true,
    ),
  );

/** What a form says that was filled from a draft. */
export const restored = (page: Page) => page.getByText('What you typed last time is back in the form.');
