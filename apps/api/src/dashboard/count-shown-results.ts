import type { ShownResults } from '@kontor/contract';
import type { Context } from '../context.ts';

/** Counts for businesses that a search has found them; false when too much waits to be written. */
export function countShownResults(
  { dashboard }: Pick<Context, 'dashboard'>,
  shown: ShownResults,
): { counted: boolean } {
  return { counted: dashboard.countShown(shown) };
}
