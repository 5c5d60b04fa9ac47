import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { AskedProduct } from './invent-conversations.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

interface FavoriteRow {
  person_id: string;
  resource_type: 'business' | 'product';
  resource_id: string;
  created_at: string;
}

/** Who saves: a buyer what several suppliers offer, one of the suppliers what it buys itself. */
const savers = ['buyer', 'gold'];

/** The businesses of others that some people saved in the four weeks before the load, and a product of each. */
export function inventFavorites(
  logins: readonly InventedLogin[],
  products: ReadonlyMap<string, AskedProduct>,
  day: string,
): FavoriteRow[] {
  return logins.flatMap(({ person, membership }) => {
    if (!savers.some((login) => person.id === demoId('login', login))) return [];
    return [...products].flatMap(([businessID, product]) => {
      if (businessID === membership?.business_id) return [];
      const random = randomFor(`favorite ${person.id} ${businessID}`);
      const saved = (resource_type: FavoriteRow['resource_type'], resource_id: string) => ({
        person_id: person.id,
        resource_type,
        resource_id,
        created_at: momentOn(addDays(day, -random.between(2, 28)), random),
      });
      return [saved('business', businessID), saved('product', product.id)];
    });
  });
}
