/** What is counted by day, with what its `part` says. */
export const countedKinds = {
  /** Of the page of the business; the country it was opened from, empty where none is known. */
  profileView: 'profile-view',
  /** Of pages of its products; the same. */
  productView: 'product-view',
  /** Searches with one of its cards among the results that were shown; no part. */
  search: 'search',
} as const;

/** What follows from rows of other nouns, and is written by jobs. */
export const derivedKinds = {
  /** Its subject, `Other` where it was typed. */
  inquiry: 'inquiry',
  /** Quarters of an hour until the first answer, begun ones included; `none` where there is none after 24 hours. */
  answer: 'answer',
  /** `business` or `product`. */
  like: 'like',
  /** No part. */
  follower: 'follower',
} as const;

/** The part of an inquiry that was not answered in 24 hours. */
export const unanswered = 'none';

/** Who answers after more counts as after 30 days. */
export const mostQuarters = 30 * 96;
