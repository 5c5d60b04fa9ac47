// Shows the offline page in the place of a page that cannot be reached; everything else goes its way past this file. One
// file for all languages: a worker that is replaced while pages come leaves one of them waiting.
const cacheName = 'offline';

/** In the language of the page that was shown last, as it is now. Where that fails, the page cached before stays. */
async function store(language) {
  const page = `/offline?lang=${language}`;
  const cache = await caches.open(cacheName);
  await cache.add(page);
  for (const { url } of await cache.keys()) if (!url.endsWith(page)) await cache.delete(url);
}

addEventListener('message', (event) => {
  if (/^[a-z]{2}$/.test(event.data)) event.waitUntil(store(event.data).catch(() => {}));
});

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});

async function offlinePage(error) {
  const cache = await caches.open(cacheName);
  const [page] = await cache.keys();
  const answer = page && (await cache.match(page));
  if (!answer) throw error;
  return answer;
}
