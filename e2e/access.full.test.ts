import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newAccount, send } from './account.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { crawl } from './crawl.ts';
import { watchRequests } from './idle.ts';
import {
  accountAddresses,
  addressesWithCode,
  ownAddresses,
  pagesWithout,
  securityAddresses,
} from './page-addresses.ts';

const { visit } = useBrowser();

/** Pages that show something else to who is signed in. */
const ownPages = ['/', ...ownAddresses];

/** One public address of each route pattern. */
let addresses: string[];
beforeAll(async () => {
  const pages = await crawl({ origin: inject('portal'), language: 'en', each: 1 });
  addresses = [...new Set(pages.map(({ address }) => address))];
  expect(addresses.length).toBeGreaterThan(40);
  expect(pagesWithout([...addresses, ...ownPages]).toSorted()).toEqual(addressesWithCode.toSorted());
}, 300_000);

/** What keeps somebody from using the page: what axe finds, and a page that has to be moved sideways to be read. */
async function troublesOf(page: Page, address: string): Promise<string[]> {
  const untilIdle = watchRequests(page);
  await page.goto(address);
  await untilIdle();
  const found = await findViolations(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (beyond > 0) found.push(`${beyond} px wider than the screen`);
  const { pathname, search } = new URL(page.url());
  return found.map((trouble) => `${pathname}${search}: ${trouble}`);
}

async function troublesOfAll(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const path of paths) all.push(...(await troublesOf(page, new URL(path, origin).href)));
  return all;
}

/** 640 px is what is left of a window of 1280 px at 200 %. */
const screens = [
  ['at 320 px', { viewport: { width: 320, height: 640 } }],
  ['at 200 % of 1280 px', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
] as const satisfies [string, BrowserContextOptions][];

describe.each(screens)('%s', (_, screen) => {
  it.each(['light', 'dark'] as const)('every page can be used by everybody, %s', async (colorScheme) => {
    const { page } = await visit({ ...screen, colorScheme });
    expect(await troublesOfAll(page, inject('portal'), addresses)).toEqual([]);
    expect(await troublesOfAll(page, inject('accounts'), accountAddresses)).toEqual([]);

    const { email, password } = await newAccount();
    await page.goto(`${inject('accounts')}/login`);
    await send(page, { email, password }, 'Log in');
    await page.waitForURL(`${inject('portal')}/`);
    expect(await troublesOfAll(page, inject('portal'), ownPages)).toEqual([]);
    expect(await troublesOfAll(page, inject('accounts'), securityAddresses)).toEqual([]);
  });
});
