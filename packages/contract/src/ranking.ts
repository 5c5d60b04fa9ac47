/**
 * What counts in the order of search results, in points: the search adds them up, and the page that explains the order tells
 * and computes with the same ones. Membership is never one of them.
 */

/** By how well a row fits what was typed: each step is more than all merits together. Words elsewhere make a row found and add nothing. */
export const fitPoints = {
  /** Its name is what was typed. */
  exactName: 100_000,
  /** Every word is in its name, and it stands in the part of the industry tree that the words name. */
  nameAndPlace: 60_000,
  /** Every word is in its name, or it stands in the subcategory that all of them name. */
  name: 40_000,
  /**
   * It stands in the category or the industry that the words name, or in the subcategory that some of them name. A category is the
   * first of a business, or one that it has products in.
   */
  place: 20_000,
} as const;

/** By what is behind a row, each up to a maximum. */
export const meritPoints = {
  /** When every field is filled. */
  completeness: { maximum: 5_000 },
  /** Checks of facts that hold. */
  proof: { each: 600, maximum: 3_000 },
  /** The first like has this many; it takes twice as many likes, and one, for as many points again. */
  likes: { first: 300, maximum: 1_500 },
  /** For every so many days between a day and the last change. */
  freshness: { each: 14, days: 100, since: '2020-01-01', maximum: 500 },
  /** What each place among the offers of one business takes away, so that it does not fill a page. */
  place: { each: 250, maximum: 2_000 },
} as const;

/** What is behind a row. */
export interface Merits {
  /** Share of the fields that are filled, 0 to 1. */
  completeness: number;
  /** Checked facts that hold. */
  facts: number;
  /** Place among the offers of the same business, from 0. */
  place?: number;
  likes: number;
  updatedAt: Date;
}

/** Whole points for each merit, none below 0; those for the place are taken away. */
export type Points = Record<keyof typeof meritPoints, number>;

const dayLength = 86_400_000;

function within({ maximum }: { maximum: number }, points: number): number {
  return Math.max(0, Math.min(maximum, Math.round(points)));
}

export function pointsOf({ completeness, facts, likes, updatedAt, place = 0 }: Merits): Points {
  const { proof, likes: liked, freshness, place: yielded } = meritPoints;
  const days = (updatedAt.getTime() - Date.parse(freshness.since)) / dayLength;
  return {
    completeness: within(meritPoints.completeness, completeness * meritPoints.completeness.maximum),
    proof: within(proof, facts * proof.each),
    likes: within(liked, liked.first * Math.log2(1 + likes)),
    freshness: within(freshness, (days / freshness.days) * freshness.each),
    // Between two places lies a third: a product that was moved stands at a fraction, before the first one below 0.
    place: within(yielded, place * yielded.each),
  };
}

/** What a row's merits come to. */
export function sumOf({ completeness, proof, likes, freshness, place }: Points): number {
  return completeness + proof + likes + freshness - place;
}

/** What merits come to at most. */
export const maximumMerits = sumOf({
  completeness: meritPoints.completeness.maximum,
  proof: meritPoints.proof.maximum,
  likes: meritPoints.likes.maximum,
  freshness: meritPoints.freshness.maximum,
  place: 0,
});
