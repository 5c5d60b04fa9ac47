import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { useBrowser } from './browser.ts';
import { usePeople } from './people.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { portal } = useSessionProduct();
const { tokenOf } = usePeople();
const film = readFileSync(new URL('../apps/portal/app/home/film/kontor-en.mp4', import.meta.url));

test('a video is sent through the portal, looked into, and played from where somebody seeks to', async () => {
  const headers = { 'wbn-auth': await tokenOf(randomUUID()), 'content-type': 'application/json' };
  const announced = await fetch(`${portal()}/api/v1/files/signed-post`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ purpose: 'product-video', contentType: 'video/mp4', fileSize: film.length }),
  });
  const { token, signedPost } = (await announced.json()).data;
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(signedPost.fields)) form.append(name, value);
  form.append('file', new Blob([film], { type: 'video/mp4' }), 'film.mp4');
  const address = portal() + new URL(signedPost.url).pathname;
  expect(await (await fetch(address, { method: 'POST', body: form })).json()).toMatchObject({
    success: true,
  });
  const url = await vi.waitUntil(
    async () => {
      const answer = await fetch(`${portal()}/api/v1/files/upload/${token}`, { headers });
      return (await answer.json()).data.file?.url;
    },
    { timeout: 40_000 },
  );
  const part = await fetch(portal() + url, { headers: { range: 'bytes=1000-1999' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${film.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1_000, 2_000))).toBe(true);

  const { page } = await visit();
  await page.goto('/company/');
  const seen = await page.evaluate(async (source) => {
    const video = document.createElement('video');
    const heard = (name: string) =>
      new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true });
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
      });
    video.src = source;
    await heard('loadedmetadata');
    video.currentTime = 30;
    await heard('seeked');
    return { width: video.videoWidth, at: video.currentTime };
  }, url);
  expect(seen).toEqual({ width: 1280, at: 30 });
});
