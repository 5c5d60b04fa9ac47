import type { ShareContent } from '@kontor/ui/share-picture';

/** What the picture of a page says, as its loader says it now. */
export interface SharedNow {
  /** Another one for whatever else is to be seen. */
  version: string;
  readContent: () => Promise<ShareContent>;
}

/**
 * Reads what the picture of a page says, given a request for the page's data. The status is the page's: 404 for what does
 * not exist; without `shared` the page has no picture.
 */
export type SharedReader = (request: Request) => Promise<{ status: number; shared?: SharedNow }>;
