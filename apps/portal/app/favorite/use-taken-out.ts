import { useSyncExternalStore } from 'react';
import type { Favorite } from './load-favorites.ts';
import { marks } from './marks.ts';

/** How many of these rows were taken out since they were loaded. */
export function useTakenOut(rows: readonly Favorite[] = []): number {
  const count = () => rows.filter(({ resourceID }) => !marks.has(resourceID)).length;
  return useSyncExternalStore(marks.subscribe, count, () => 0);
}
