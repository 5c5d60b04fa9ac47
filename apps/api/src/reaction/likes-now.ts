import { sql } from 'kysely';

/**
 * The likes of a row as they are now, for the page of what is liked, whose answer has the tag `likes:<id>`. Cards and ranks read the
 * column, which follows within the hour. What has no counter has the likes that were copied last.
 */
export function likesNow(table: 'businesses' | 'products' | 'people') {
  return sql<number>`coalesce(
    (SELECT count FROM like_counts WHERE resource_id = ${sql.ref(`${table}.id`)}), ${sql.ref(`${table}.like_count`)}
  )`.as('likes_now');
}
