import type { BusinessNews } from '@kontor/contract';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { presentPicture } from '../upload/present-picture.ts';
import { findNews } from './news-queries.ts';

/** News of businesses, the last first; those of which nothing is public any more are missing. */
export async function listNews(
  context: Pick<Context, 'db' | 'reference' | 'language'>,
  ids: readonly string[],
): Promise<BusinessNews[]> {
  if (ids.length === 0) return [];
  const rows = await findNews(context.db, ids);
  const productIDs = rows.flatMap(({ kind, things }) =>
    kind === 'products' ? things.map(({ id }) => id) : [],
  );
  const cards = new Map((await getProductCards(context, productIDs)).map((card) => [card.productID, card]));
  return rows.flatMap((row) => {
    const business = presentAuthor(row);
    if (row.count === 0 || !business || !('businessID' in business)) return [];
    const { id: newsID, kind, count, created_at } = row;
    const shown = row.things.map(({ id, name = '', photo = null }) => {
      if (kind === 'certificates') return { name, picture: presentPicture(photo) };
      const card = cards.get(id);
      return {
        productID: id,
        categoryID: card?.category?.id ?? card?.industry.id,
        name: card?.name ?? '',
        picture: card?.mainImage ?? card?.photos[0],
      };
    });
    return [{ newsID, kind, business, count, shown, at: created_at.toISOString() }];
  });
}
