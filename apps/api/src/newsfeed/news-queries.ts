import type { ReadDatabase, StoredPicture } from '@kontor/database';
import { sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';

interface NewsRow extends AuthorRow {
  id: string;
  kind: 'products' | 'certificates';
  created_at: Date;
  count: number;
  /** The first ones; of products their ids alone. */
  things: { id: string; name?: string; photo?: StoredPicture | null }[];
}

/** No more are counted. */
const many = 1_000;
const named = 3;

/**
 * News of businesses, each with what is still public of what it tells, the last first (`products_of_business_by_publication`,
 * `certificates_by_business`).
 */
export async function findNews(db: ReadDatabase, ids: readonly string[]): Promise<NewsRow[]> {
  const inItsDay = sql`published.business_id = news.business_id AND published.published_at >= news.created_at
    AND published.published_at <= news.created_at + interval '24 hours'`;
  const { rows } = await sql<NewsRow>`
    SELECT news.id, news.kind, news.created_at, told.count, told.things, ${authorColumns}
    FROM shown_news AS news CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count,
        coalesce(jsonb_agg(thing ORDER BY place) FILTER (WHERE place <= ${named}), '[]') AS things
      FROM (
        SELECT thing, row_number() OVER (ORDER BY published_at, id) AS place FROM (
          (SELECT id, published_at, jsonb_build_object('id', id) AS thing FROM published_products AS published
          WHERE news.kind = 'products' AND ${inItsDay} ORDER BY published_at, id LIMIT ${many})
          UNION ALL
          (SELECT id, published_at, jsonb_build_object('id', id, 'name', name, 'photo', photo) FROM published_certificates AS published
          WHERE news.kind = 'certificates' AND ${inItsDay} ORDER BY published_at, id LIMIT ${many})
        ) AS each_kind
      ) AS placed
    ) AS told ${joinAuthor(sql`news.business_id`, sql`NULL::uuid`)}
    WHERE news.id = ANY (${ids}::uuid[])
    ORDER BY news.created_at DESC, news.id DESC
  `.execute(db);
  return rows;
}
