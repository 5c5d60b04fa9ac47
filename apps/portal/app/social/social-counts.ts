export interface SocialCounts {
  likes: number;
  followers: number;
}

/** What likes and follows of one thing are shown and changed with, on its page. */
export interface CountedThing extends SocialCounts {
  id: string;
  /** Told with the counts whoever reads the page changes. */
  onCounts: (changed: Partial<SocialCounts>) => void;
}
