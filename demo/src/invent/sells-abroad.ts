import type { Language } from '@kontor/contract';
import type { BusinessPlan } from './business-plan.ts';
import { randomFor } from './random.ts';

/** Chance that a business of the free package sells abroad. */
const ofSmallOnes = 0.6;

type Seller = Pick<BusinessPlan, 'index' | 'kind' | 'tier' | 'daysHere'>;

/**
 * Whether a business has customers in other countries, for whom it writes English beside its own language. The newest, which the home page
 * shows, do where their kind can.
 */
export function sellsAbroad({ index, kind, tier, daysHere }: Seller): boolean {
  if (kind === 'importer' || kind === 'retailer') return false;
  if (kind === 'exporter' || kind === 'investor' || kind === 'authority') return true;
  return tier !== 'standard' || daysHere !== undefined || randomFor(`abroad ${index}`).chance(ofSmallOnes);
}

/** The languages a business writes, its own first. */
export function writtenBy(
  plan: Seller & { country: Pick<BusinessPlan['country'], 'texts'> },
): readonly [Language, ...Language[]] {
  const own = plan.country.texts;
  return own !== 'en' && sellsAbroad(plan) ? [own, 'en'] : [own];
}
