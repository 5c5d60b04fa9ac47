import type { Suggestion } from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';

/** Completions while typing: words of products, places in the industry tree, businesses by name. */
export async function suggest(context: Context, text: string): Promise<{ items: Suggestion[] }> {
  const { words, places, businessIds } = await context.search.suggest(text, context.language);
  const cards = await getBusinessCards(context, businessIds);
  const businesses = businessIds.flatMap((businessID): Suggestion[] => {
    const card = cards.get(businessID);
    return card ? [{ kind: 'business', text: card.general.companyName, businessID }] : [];
  });
  return { items: [...words, ...places, ...businesses].slice(0, 8) };
}
