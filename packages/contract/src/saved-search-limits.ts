/** Of saved searches. */
export const savedSearchLimits = {
  /** Characters. */
  name: 80,
  /** Of one person. */
  saved: 100,
  /** Results of which one asks whether they are new. */
  atOnce: 60,
} as const;

/** How often one is mailed what is new in a saved search. */
export const savedSearchDigests = ['none', 'daily', 'weekly'] as const;
export type SavedSearchDigest = (typeof savedSearchDigests)[number];
