import { countByType, countRows } from './count.ts';
import { countTiers, countTiersByType } from './count-tiers.ts';
import type { Engine } from './engine.ts';
import { countedUpTo, estimateTotal, type Total } from './estimate.ts';
import type { Kind } from './kind.ts';
import type { Prepared } from './prepare.ts';

/** Up to so many documents every total is exact: counting all rows takes a few milliseconds at most. */
const countedExactly = 75_000;

export function isCountedExactly({ vocabulary }: Engine, kind: Kind): boolean {
  return vocabulary.dictionaryOf(kind).documentCount <= countedExactly;
}

/** @param counts rows of each tier, as far as they were counted */
export function estimateFrom(
  { vocabulary }: Engine,
  kind: Kind,
  counts: readonly number[],
  { wordTerms, enough }: Countable,
): Total {
  return estimateTotal(counts, vocabulary.knownOf(kind).stock, wordTerms, enough);
}

/** What a count depends on. */
export type Countable = Pick<Prepared, 'conditions' | 'enough' | 'wordTerms'>;

export async function countPrepared(engine: Engine, kind: Kind, prepared: Countable): Promise<Total> {
  const { conditions, enough } = prepared;
  if (isCountedExactly(engine, kind))
    return { total: await countRows(engine.pool, kind, conditions), totalIs: 'exact' };
  if (conditions.anywhere === null) return { total: countedUpTo, totalIs: 'atLeast' };
  return estimateFrom(engine, kind, await countTiers(engine.pool, kind, conditions, enough), prepared);
}

/** Businesses by their type. */
export async function countTypes(engine: Engine, prepared: Prepared): Promise<Map<string, Total>> {
  const { conditions, enough } = prepared;
  if (isCountedExactly(engine, 'business')) {
    const totals = await countByType(engine.pool, conditions);
    return new Map([...totals].map(([type, total]) => [type, { total, totalIs: 'exact' }]));
  }
  const tiers = await countTiersByType(engine.pool, conditions, enough);
  return new Map(
    [...tiers].map(([type, counts]) => [type, estimateFrom(engine, 'business', counts, prepared)]),
  );
}
