import type { ShownLanguage } from '@kontor/web/language';

/** Where all posts of a person or a business are. */
export function timelineAddress(id: string): string {
  return `/timeline/${id}`;
}

/** The same for readers of feeds, in one language. */
export function timelineFeedAddress(id: string, language: ShownLanguage): string {
  return `${timelineAddress(id)}/feed.xml?lang=${language}`;
}
