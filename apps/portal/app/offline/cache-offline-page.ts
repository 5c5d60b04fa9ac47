/**
 * Has the browser cache the offline page in the language of this one. The HTTP cache still holds, so that is at most one
 * request an hour. Where it does not work, nothing is missing.
 */
export async function cacheOfflinePage(language: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(language);
  } catch (error) {
    console.warn('The offline page is not cached', error);
  }
}
