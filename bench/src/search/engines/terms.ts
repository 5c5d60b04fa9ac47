import type { SearchQuery } from '../query-set.ts';

export interface Terms {
  words: string[];
  /** The last word is a beginning. */
  isPrefix: boolean;
  /** Filters as the documents hold them. */
  filters: string[];
}

/** What the other engines look for, in the words of the product's documents. */
export function termsOf({ class: name, text, businessType, country, category }: SearchQuery): Terms {
  return {
    words: text.toLowerCase().match(/[a-z0-9]+/g) ?? [],
    isPrefix: name === 'prefix',
    filters: [
      ...(businessType ? [`@t${businessType}`] : []),
      ...(country ? [`@c${country}`] : []),
      ...(category ? [`@k${category}`] : []),
    ],
  };
}
