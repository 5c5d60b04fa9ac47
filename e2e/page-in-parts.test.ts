import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

/** The portal behind a slow line: of each page all but its end comes at once, and the end when it is let go. */
async function portalInParts(): Promise<{ url: string; letGo: () => void }> {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, inject('portal')), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    const end = type.startsWith('text/html') ? body.lastIndexOf('<script') : body.length;
    response.write(body.subarray(0, end));
    if (end < body.length) await rest.promise;
    response.end(body.subarray(end));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, letGo: () => rest.resolve() };
}

test('a page whose end is still on its way when its scripts are there comes to life all the same', async () => {
  const { page } = await visit();
  const { url, letGo } = await portalInParts();
  await page.goto(url, { waitUntil: 'commit' });
  // Painted, and all its files have arrived.
  await page.waitForFunction(() => {
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    return files.length > 0 && files.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  expect(await page.locator('script[type="text/later"]').count()).toBe(1);
  letGo();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  expect(await page.evaluate(() => document.readyState)).not.toBe('loading');
});
