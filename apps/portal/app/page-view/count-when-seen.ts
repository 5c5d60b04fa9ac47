import { inOwnTask } from '@kontor/web/in-own-task';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Tells the portal once that something was seen. No cookie; who asks not to be tracked is not even counted, and what is loaded ahead and not
 * looked at counts when it is.
 * @returns what calls it off
 */
export function countWhenSeen(path: string, bodyOf: () => object): () => void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return () => {};
  function count() {
    if (document.visibilityState !== 'visible') return;
    removeEventListener('visibilitychange', count);
    const sent = fetch(path, {
      method: 'POST',
      // Still sent when the page is left meanwhile.
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf()),
    });
    // Nobody waits for it, and what is not counted is no trouble of the visitor's.
    sent.catch(() => undefined);
  }
  const callOff = inOwnTask(() => {
    addEventListener('visibilitychange', count);
    count();
  });
  return () => {
    callOff();
    removeEventListener('visibilitychange', count);
  };
}
