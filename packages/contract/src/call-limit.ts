/** How one visitor's requests of a class are counted. */
export interface LimitRule {
  /** How many are let through in a minute, as a share of the setting RATE_LIMIT. */
  share: number;
  /** Whether it counts, too, when a page of ours makes the call; else such a call falls under a wide limit of its own. */
  countsPageCalls?: true;
}

/** The classes calls are counted in, each apart from the others, so that one kind of calls does not use up what another needs. */
export const callLimits = {
  /** Calls answered from a primary key or from memory. */
  read: { share: 1 },
  /** Searches and completions. */
  search: { share: 0.2 },
  /** Long lists for crawlers. */
  sitemap: { share: 0.1 },
  /** Whatever changes something. */
  write: { share: 0.1 },
  /** Calls with a file, which take memory, disk and decoding: nobody has so many pictures to send. */
  upload: { share: 0.02 },
  /** Calls that compute for up to a tenth of a second. */
  computation: { share: 0.02 },
  /** Messages to the operator: each is read by somebody and has mails sent. One sent without script comes by a page of ours. */
  message: { share: 0.002, countsPageCalls: true },
} as const satisfies Record<string, LimitRule>;

export type CallLimit = keyof typeof callLimits;
