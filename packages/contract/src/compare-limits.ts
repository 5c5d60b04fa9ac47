/** What can be compared. */
export const comparedKinds = ['business', 'product'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

export const compareLimits = {
  /** Side by side. */
  atOnce: 5,
} as const;
