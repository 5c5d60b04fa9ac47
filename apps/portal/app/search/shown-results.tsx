import { useEffect } from 'react';
import { countWhenSeen } from '../page-view/count-when-seen.ts';
import type { Results } from './load-search.server.ts';

interface ShownResultsProps {
  results: Results;
  /** What was searched for, on the first page of results alone: whoever reads on asks once. */
  words: string | undefined;
}

/** Counts for businesses that a search has found them, as pages are counted that are opened: nothing of the visitor. */
export default function ShownResults({ results, words }: ShownResultsProps) {
  const shown = businessesOf(results).join();
  useEffect(() => {
    if (shown !== '') return countWhenSeen('/shown-results', () => ({ businesses: shown.split(','), words }));
  }, [shown, words]);
  return null;
}

function businessesOf(results: Results): string[] {
  if (results.kind === 'businesses') return results.items.map(({ id }) => id);
  if (results.kind === 'products') return [...new Set(results.items.map(({ company }) => company.id))];
  return [];
}
