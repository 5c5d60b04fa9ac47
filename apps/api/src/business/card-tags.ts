import { rowTags, type Tag } from '@kontor/contract';

/** What the cards of businesses depend on: their rows. */
export function tagsOfCards(cards: readonly { businessID: string }[]): Tag[] {
  return rowTags(
    'business',
    cards.map(({ businessID }) => businessID),
  );
}
