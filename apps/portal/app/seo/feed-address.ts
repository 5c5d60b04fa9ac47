import type { ShownLanguage } from '@kontor/web/language';

/** Address of the feed of a category's newest products, in one language. */
export function feedAddress(category: string, language: ShownLanguage): string {
  return `/feed/${category}.xml?lang=${language}`;
}
