import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';

/** A picture of the README: a page of the demo product, reached as a visitor reaches it. */
interface Picture {
  name: string;
  /** From where, and to which link there when not to that page itself. */
  from: string;
  to?: string;
  look?: BrowserContextOptions;
}

const bearings = '/search-result?business=MA&countries=global&search=bearing';
const products = '/search-result?business=PR&countries=global&search=bearing';
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5 };
const folder = new URL('../docs/pictures/', import.meta.url);
const quality = 78;

const pictures: Picture[] = [
  { name: 'home', from: '/' },
  { name: 'search', from: bearings },
  { name: 'business', from: products, to: 'main article a[href*="/business/"]' },
  { name: 'product', from: products, to: 'main article h2 a' },
  { name: 'search-dark', from: bearings, look: { colorScheme: 'dark' } },
  { name: 'home-phone', from: '/', look: phone },
  { name: 'search-phone', from: bearings, look: phone },
  { name: 'product-phone', from: products, to: 'main article h2 a', look: phone },
];

async function goTo(page: Page, { from, to }: Picture): Promise<void> {
  await page.goto(from);
  const address = to && (await page.locator(to).first().getAttribute('href'));
  if (address) await page.goto(address);
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const viewport = { width: 1280, height: 860 };
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', viewport, ...picture.look });
  const page = await context.newPage();
  await goTo(page, picture);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await writeFile(new URL(`${picture.name}.webp`, folder), data, 'base64');
  await context.close();
}

/** `npm run pictures -w @kontor/e2e [-- ORIGIN]` while the product runs with its demo data. */
const [origin = 'http://localhost:3000'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const picture of pictures) await take(browser, origin, picture);
} finally {
  await browser.close();
}
