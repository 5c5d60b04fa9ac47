/** Of what people want to see no more, and of what is held back of what they write. */
export const blockingLimits = {
  /** Of the lists of who is muted and what is hidden. */
  page: 50,
  /** People and businesses that are asked about in one call. */
  askedAtOnce: 60,
  /** Reports of somebody in 24 hours. */
  reportsADay: 30,
  /** What accounts that are younger may write in 24 hours. Mentions are those of all their posts together. */
  newAccount: { days: 7, posts: 10, comments: 30, mentions: 20, connectionRequests: 20 },
  /** More is held back. Links within the product do not count. */
  flood: { linksInPost: 5, linksInComment: 2, mentions: 10 },
  repeats: {
    /** Shorter texts are only compared when they lead somewhere. Letters and digits. */
    comparedFrom: 40,
    /** So many accounts may write the same within 24 hours, each once. */
    accounts: 2,
    /** So often somebody may word something of theirs into what they wrote in the last 24 hours. */
    ownEdits: 1,
  },
  /** What is held back is published after this time, unless a moderator refuses. */
  heldForHours: 24,
  /** Of a moderator, for the author. */
  note: 512,
} as const;

/** Why a post or a comment is seen by its author alone: a rule held it back, or a moderator. */
export const holdCauses = ['repeated', 'links', 'mentions', 'moderator'] as const;
export type HoldCause = (typeof holdCauses)[number];
