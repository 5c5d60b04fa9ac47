import { useEffect } from 'react';

/** Marks in the browser's timeline when the page is interactive: `performance.getEntriesByName('hydrated')`. */
export function useHydrationMark(): void {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
}
