import { addressById } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import type { Corpus } from '../corpus/open-corpus.ts';

/** Something that can be liked, as reactions name it. */
export interface Likable {
  type: 'business' | 'product';
  id: string;
}

const ofEach = 40;

/** Addresses of pages of each kind, and what is liked meanwhile: no page of them is visited, but they stand on lists. */
export async function pagesToVisit({
  url,
  vocabulary,
}: Corpus): Promise<{ pages: string[]; elsewhere: Likable[] }> {
  return withConnection(url, async (client) => {
    const idsOf = async (table: string) => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM ${table} ORDER BY like_count DESC, id LIMIT ${10 * ofEach}`,
      );
      return rows.map(({ id }) => id);
    };
    const [businesses, products] = [await idsOf('businesses'), await idsOf('products')];
    const searches = vocabulary.words.slice(20, 20 + ofEach).map((word, index) => {
      const tab = index % 2 === 0 ? 'PR' : 'MA';
      return `/search-result?business=${tab}&countries=global&search=${encodeURIComponent(word)}`;
    });
    return {
      pages: [
        '/',
        ...searches,
        ...businesses.slice(0, ofEach).map((id) => addressById('business', id)),
        ...products.slice(0, ofEach).map((id) => addressById('product', id)),
      ],
      elsewhere: [
        ...businesses.slice(ofEach).map((id): Likable => ({ type: 'business', id })),
        ...products.slice(ofEach).map((id): Likable => ({ type: 'product', id })),
      ],
    };
  });
}
