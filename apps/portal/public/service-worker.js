// Shows the offline page in the place of a page that cannot be reached; everything else goes its way past this file.
const language = new URL(location.href).searchParams.get('lang') ?? 'en';
const offlinePage = `/offline?lang=${language}`;
const kept = `offline-${language}`;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(kept)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))),
  );
});

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const page = await caches.match(offlinePage);
      if (!page) throw error;
      return page;
    }),
  );
});
