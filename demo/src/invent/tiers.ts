export type Tier = 'standard' | 'gold' | 'premium' | 'platinum';

type Range = readonly [minimum: number, maximum: number];

/** What a business of each tier is like. */
export const tierPlans = {
  weight: { standard: 62, gold: 20, premium: 12, platinum: 6 },
  /** Products it offers; the highest number is what its membership allows. */
  products: { standard: [3, 7], gold: [9, 20], premium: [22, 50], platinum: [50, 100] },
  /** Chance that an optional field of the profile is filled. */
  fullness: { standard: 0.55, gold: 0.8, premium: 0.95, platinum: 1 },
  /** Chance that facts of it were checked. */
  verified: { standard: 0.2, gold: 0.45, premium: 0.6, platinum: 0.75 },
  certificates: { standard: [0, 1], gold: [0, 2], premium: [1, 3], platinum: [2, 4] },
  sentences: { standard: 2, gold: 3, premium: 4, platinum: 5 },
} satisfies Record<string, Record<Tier, number | Range>>;

export const tiersFromTheTop: readonly Tier[] = ['platinum', 'premium', 'gold', 'standard'];

/** Chance that an optional field of its profile is filled; newcomers are shown on the home page, so they fill it all. */
export function fullnessOf({ tier, daysHere }: { tier: Tier; daysHere?: number | undefined }): number {
  return daysHere === undefined ? tierPlans.fullness[tier] : 1;
}
