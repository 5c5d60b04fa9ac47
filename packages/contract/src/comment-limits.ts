/** Characters and rows. */
export const commentLimits = {
  content: 512,
  /** Of a page of comments (checklist 334). */
  page: 5,
  pageAtOnce: 20,
  /** Further pages are asked for by `after`. */
  skip: 1_000,
} as const;
