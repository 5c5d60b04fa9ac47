export type Tier = 'standard' | 'gold' | 'premium' | 'platinum';

interface TierPlan {
  weight: number;
  /** Products a business of this tier offers; the most is what its membership allows. */
  products: readonly [least: number, most: number];
  /** Chance that an optional field of the profile is filled. */
  fullness: number;
  /** Chance that facts of it were checked. */
  verified: number;
  certificates: readonly [least: number, most: number];
  sentences: number;
}

export const tierPlans: Record<Tier, TierPlan> = {
  standard: {
    weight: 62,
    products: [3, 7],
    fullness: 0.55,
    verified: 0.2,
    certificates: [0, 1],
    sentences: 2,
  },
  gold: { weight: 20, products: [9, 20], fullness: 0.8, verified: 0.45, certificates: [0, 2], sentences: 3 },
  premium: {
    weight: 12,
    products: [22, 50],
    fullness: 0.95,
    verified: 0.6,
    certificates: [1, 3],
    sentences: 4,
  },
  platinum: {
    weight: 6,
    products: [50, 100],
    fullness: 1,
    verified: 0.75,
    certificates: [2, 4],
    sentences: 5,
  },
};
