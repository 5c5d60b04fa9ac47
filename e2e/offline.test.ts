import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

/** `page.waitForFunction` takes the promise of an asynchronous function for true, and so would wait for nothing. */
async function becomesTrue(page: Page, question: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => page.evaluate(question), { timeout: 120_000 }).toBe(true);
}

/** Opens a page, and waits until the browser has what it shows without a network. */
async function prepare(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await becomesTrue(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active?.state !== 'activated') return false;
    return (await (await caches.open('offline')).keys()).length === 1;
  });
}

test.each([
  { locale: 'en-US', scheme: 'light', title: 'You are offline', again: 'Try again', canvas: '241, 240, 236' },
  { locale: 'es-MX', scheme: 'dark', title: 'No hay conexión', again: 'Reintentar', canvas: '12, 23, 26' },
] as const)('without a network a page says so, whole and in $locale', async (look) => {
  const { page, expectCalm } = await visit({ locale: look.locale, colorScheme: look.scheme });
  await prepare(page, '/');
  await page.context().setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/industries');

  await page.getByRole('heading', { name: look.title }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(look.locale.slice(0, 2));
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe(`rgb(${look.canvas})`);
  for (const name of ['description', 'keywords'])
    expect(await page.locator(`meta[name="${name}"]`).getAttribute('content')).toContain('Kontor M');
  await expect.poll(() => page.locator('main svg').boundingBox()).toMatchObject({ width: 168, height: 173 });
  await expectCalm();
  expect(asked).toEqual(['/industries']);

  await page.getByRole('link', { name: look.again }).waitFor();
  // With the network the page comes back by itself.
  await page.context().setOffline(false);
  await page.locator('.s-shell').waitFor();
  expect(new URL(page.url()).pathname).toBe('/industries');
});

test('a link that is followed without a network leads to its page once there is one', async () => {
  const { page } = await visit();
  await prepare(page, '/search-result?business=MA&countries=global');
  const card = page.locator('main article h2 a').first();
  const address = new URL((await card.getAttribute('href')) ?? '', page.url());
  await page.context().setOffline(true);
  await card.click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(page.url()).toBe(address.href);
  await page.context().setOffline(false);
  await page.locator('.s-shell').waitFor();
  expect(page.url()).toBe(address.href);
});

test('the offline page lets in its own style and script alone, and reads as text', async () => {
  const answer = await fetch(new URL('/offline?lang=it', inject('portal')));
  const page = parse(await answer.text(), { blockTextElements: { style: true, script: true } });
  const [style, script] = ['style', 'script'].map((name) =>
    createHash('sha256')
      .update(page.querySelector(name)?.rawText ?? '')
      .digest('base64'),
  );
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `style-src 'sha256-${style}'`,
      `script-src 'sha256-${script}'`,
    ]),
  );
  expect(page.querySelectorAll('[src], link, image, use, [style]')).toEqual([]);
  expect(page.querySelectorAll('[href]').map((link) => link.getAttribute('href'))).toEqual(['']);
  const drawing = page.querySelector('main svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.toString()).not.toMatch(/aria-label|role=/);
});

test('an offline page that was cached before is cached again', async () => {
  const { page } = await visit();
  await prepare(page, '/');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const address of await cache.keys()) await cache.put(address, new Response('An older page'));
    }
  });
  await page.goto('/industries');
  await becomesTrue(page, async () => {
    const cached = await (await caches.match('/offline?lang=en'))?.text();
    return cached?.includes('You are offline') ?? false;
  });
});
