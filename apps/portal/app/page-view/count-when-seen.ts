import { inOwnTask } from '@kontor/web/in-own-task';
import { mayBeCounted, sendCount } from './send-count.ts';

/**
 * Tells the portal once that something was seen; what is loaded ahead and not looked at counts when it is.
 * @returns what calls it off
 */
export function countWhenSeen(path: string, bodyOf: () => object): () => void {
  if (!mayBeCounted()) return () => {};
  function count() {
    if (document.visibilityState !== 'visible') return;
    removeEventListener('visibilitychange', count);
    // Nobody waits for it, and what is not counted is no trouble of the visitor's.
    sendCount(path, bodyOf()).catch(() => undefined);
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
