import type { Language } from '@kontor/contract';
import type { Kind } from './business-kind.ts';
import { randomFor } from './random.ts';
import type { Tier } from './tiers.ts';

/** Chance that a business of the free package sells abroad. */
const ofSmallOnes = 0.6;

/** Whether a business has customers in other countries, for whom it writes English beside its own language. */
export function sellsAbroad({ index, kind, tier }: { index: number; kind: Kind; tier: Tier }): boolean {
  if (kind === 'importer' || kind === 'retailer') return false;
  if (kind === 'exporter' || kind === 'investor' || kind === 'authority') return true;
  return tier !== 'standard' || randomFor(`abroad ${index}`).chance(ofSmallOnes);
}

interface Writer {
  index: number;
  kind: Kind;
  tier: Tier;
  country: { texts: Language };
}

/** The languages a business writes, its own first. */
export function writtenBy(plan: Writer): readonly [Language, ...Language[]] {
  const own = plan.country.texts;
  return own !== 'en' && sellsAbroad(plan) ? [own, 'en'] : [own];
}
