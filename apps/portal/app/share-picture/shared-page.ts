import type { ShareArt, ShareContent } from '@kontor/ui/share-picture';

/** A drawing in `art` of a folder of the portal, or of the design system: `tips/seven-plates`, `ui/trading-floor`. */
export type DrawingName = `${string}/${string}`;

/** What the picture of a page for social networks says: no more than the page does, in its language. */
export interface SharedPage extends Pick<ShareContent, 'kind' | 'title' | 'facts' | 'lead'> {
  art: Exclude<ShareArt, { kind: 'drawing' }> | { kind: 'drawing'; name: DrawingName };
}
