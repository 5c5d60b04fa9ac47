// Shows the offline page in the place of a page that cannot be reached, and what somebody is told while no page is open. One
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

// What somebody is told while they look elsewhere; a page that is looked at tells it by itself.
addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show({ title, path, tag }) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ focused }) => focused)) return;
  await registration.showNotification(title, { tag, data: { path }, icon: '/icon-192.png' });
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}

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
