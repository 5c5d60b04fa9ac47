import { type FavoriteResource, type Language, listCardsToSave, type SavedCard } from '@kontor/contract';
import { isPaused, listViewed, type Viewed } from './viewed.ts';

/** What is still listed of what was viewed, with its card. */
export type ViewedCard = Viewed & Pick<SavedCard, 'business' | 'product'>;

/** What somebody viewed in this browser, the last first, and whether nothing more is remembered. Its cards are asked for as a visitor asks: nothing says whose list it is. */
export async function loadRecentlyViewed(
  owner: string,
  { accountsOrigin, language }: { accountsOrigin: string; language: Language },
): Promise<{ cards: ViewedCard[]; paused: boolean }> {
  const [viewed, paused] = await Promise.all([listViewed(owner), isPaused()]);
  if (viewed.length === 0) return { cards: [], paused };
  const { clientsOf } = await import('../session/clients.ts');
  const { api } = clientsOf(accountsOrigin, language);

  async function cardsOf(kind: FavoriteResource): Promise<ViewedCard[]> {
    const ofKind = viewed.filter(({ resourceType }) => resourceType === kind);
    if (ofKind.length === 0) return [];
    const ids = ofKind.map(({ resourceID }) => resourceID).join(',');
    const { cards } = await api(listCardsToSave, { query: { resourceType: kind, ids } });
    const byID = new Map(cards.map((card) => [card.resourceID, card]));
    return ofKind.flatMap((each) => {
      const { business, product } = byID.get(each.resourceID) ?? {};
      return business || product ? [{ ...each, business, product }] : [];
    });
  }

  const cards = (await Promise.all([cardsOf('business'), cardsOf('product')])).flat();
  return { cards: cards.sort((one, other) => other.viewedAt - one.viewedAt), paused };
}
