import { useEffect } from 'react';

/** Marks in the browser's timeline when the page that was shown begins to answer: `performance.getEntriesByName('hydrated')`. */
export function useHydrationMark(): void {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
}
