/** Has the browser keep the offline page in the language of this one. Where that does not work, nothing is missing. */
export function keepOfflinePage(language: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`/service-worker.js?lang=${language}`).catch((error: unknown) => {
    console.warn('The offline page is not kept', error);
  });
}
