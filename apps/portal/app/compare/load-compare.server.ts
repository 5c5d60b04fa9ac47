import type { LoaderFunctionArgs } from 'react-router';
import { compareMeta } from './compare-meta.server.ts';
import { loadComparison } from './load-comparison.server.ts';

/** The comparison an address asks for, with the head of its page. */
export async function loadCompare(args: LoaderFunctionArgs) {
  const comparison = await loadComparison(args);
  return { ...comparison, meta: compareMeta(comparison, args.context) };
}
