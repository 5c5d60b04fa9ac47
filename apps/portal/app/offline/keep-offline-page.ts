/**
 * Has the browser keep the offline page in the language of this one, as it is now: what HTTP has cached still holds, so that is
 * one request an hour at most. Where it does not work, nothing is missing.
 */
export async function keepOfflinePage(language: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(language);
  } catch (error) {
    console.warn('The offline page is not cached', error);
  }
}
