/** Of what people want to see no more, and what is held back of what is written. */
export const peaceLimits = {
  /** Of the lists of who is muted and what is hidden. */
  page: 50,
  /** People and businesses that are asked about in one call. */
  askedAtOnce: 60,
} as const;
