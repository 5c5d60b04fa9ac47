/** What likes and follows of one thing are changed with, on its page. */
export interface CountedThing {
  id: string;
  likes: number;
  /** Told with what whoever reads the page changes, as the page shows it. */
  onCounts: (changed: { likes?: number; followersText?: string }) => void;
}
