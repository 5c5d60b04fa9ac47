import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { filterOf } from '../search/named-filters.ts';
import { quote } from '../search/tsvector-text.ts';

interface Place {
  id: string;
  manufacturers: boolean;
  products: boolean;
}

/** The places of the industry tree in which the search finds manufacturers or products, asked of its own documents. */
export async function findPlaces(db: Database, { nodes }: Reference): Promise<Place[]> {
  const places = [...nodes.keys()].map((id) => {
    const inPlace = quote(filterOf(id));
    return { id, made: `${inPlace} & ${quote('@tMA')}`, offered: inPlace };
  });
  const { rows } = await sql<Place>`
    SELECT id, manufacturers, products
    FROM json_to_recordset(${JSON.stringify(places)}::json) AS place (id text, made tsquery, offered tsquery),
      LATERAL (SELECT
        EXISTS (SELECT FROM business_search WHERE words @@ made) AS manufacturers,
        EXISTS (SELECT FROM product_search WHERE words @@ offered) AS products
      ) AS found
    WHERE manufacturers OR products
    ORDER BY id
  `.execute(db);
  return rows;
}
