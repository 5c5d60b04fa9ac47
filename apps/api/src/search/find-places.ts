import { inReadTransaction, type ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { filterOf } from './named-filters.ts';
import { quote } from './tsvector-text.ts';

interface Place {
  id: string;
  manufacturers: boolean;
  products: boolean;
}

/**
 * The places of the industry tree in which the search finds manufacturers or products, asked of its own documents: about a
 * second with three million of them.
 */
export async function findPlaces(db: ReadDatabase, { nodes }: Reference): Promise<Place[]> {
  const places = [...nodes.keys()].map((id) => {
    const inPlace = quote(filterOf(id));
    return { id, made: `${inPlace} & ${quote('@tMA')}`, offered: inPlace };
  });
  const rows = await inReadTransaction(db, async (trx) => {
    // That a place is empty is known from the index alone; without it all documents are read for each such place.
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    const answer = await sql<Place>`
      SELECT id, EXISTS (SELECT FROM business_search WHERE words @@ made) AS manufacturers,
        EXISTS (SELECT FROM product_search WHERE words @@ offered) AS products
      FROM json_to_recordset(${JSON.stringify(places)}::json) AS place (id text, made tsquery, offered tsquery)
      ORDER BY id
    `.execute(trx);
    return answer.rows;
  });
  return rows.filter(({ manufacturers, products }) => manufacturers || products);
}
