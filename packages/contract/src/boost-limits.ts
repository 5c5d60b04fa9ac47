/** Days a boost runs. */
export const boostDays = 7;

/** What can be boosted: a business itself, or one of its products. */
export const boostedKinds = ['business', 'product'] as const;
export type BoostedKind = (typeof boostedKinds)[number];

/** What is counted of a boost: its card was seen, followed, written to. */
export const boostEvents = ['show', 'click', 'inquiry'] as const;
export type BoostEvent = (typeof boostEvents)[number];
