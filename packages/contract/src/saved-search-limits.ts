/** Of saved searches. */
export const savedSearchLimits = {
  /** Characters. */
  name: 80,
  /** Of one person. */
  saved: 100,
} as const;
