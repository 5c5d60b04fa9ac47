import { inOwnTask } from '@kontor/web/in-own-task';
import { useEffect } from 'react';
import type { Results } from './load-search.server.ts';

interface ShownResultsProps {
  results: Results;
  /** What was searched for, on the first page of results alone: whoever reads on asks once. */
  words: string | undefined;
}

/**
 * Counts for businesses that a search has found them, as pages are counted that are opened (`use-page-view.ts`): no cookie, nothing of
 * the visitor; who asks not to be tracked is not counted, and what is loaded ahead only when it is looked at.
 */
export default function ShownResults({ results, words }: ShownResultsProps) {
  const businesses = businessesOf(results);
  const body = JSON.stringify({ businesses, words });
  const isCounted = businesses.length > 0;
  useEffect(() => {
    if (!isCounted || navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
    function count() {
      if (document.visibilityState !== 'visible') return;
      removeEventListener('visibilitychange', count);
      const sent = fetch('/shown-results', {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body,
      });
      // Nobody waits for it, and a search that is not counted is no trouble of the visitor's.
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
  }, [body, isCounted]);
  return null;
}

function businessesOf(results: Results): string[] {
  if (results.kind === 'businesses') return results.items.map(({ id }) => id);
  if (results.kind === 'products') return [...new Set(results.items.map(({ company }) => company.id))];
  return [];
}
