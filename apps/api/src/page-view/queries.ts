import { addressedNouns, type PageView } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { pageRows } from '../page-rows.ts';

/** What is counted: the thing a page is about by its id, another page by its path. */
export type View = Pick<PageView, 'kind' | 'subject' | 'language'>;

/** Whether there is the thing a page is about, by kind. */
const isThere = sql.join(
  addressedNouns.map(
    (noun) =>
      sql`WHEN ${sql.lit(noun)} THEN EXISTS (SELECT FROM ${pageRows[noun].rows} WHERE id = subject::uuid)`,
  ),
  sql` `,
);

/** Adds views of today; those of things there are not are left out. */
export async function addViews(db: Database, views: readonly (View & { views: number })[]): Promise<void> {
  // In one order, so that several processes do not wait for each other in a circle.
  const sorted = [...views].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await sql`
    INSERT INTO page_views (kind, subject, language, views)
    SELECT kind, subject, language, views
    FROM unnest(
      ${sorted.map(({ kind }) => kind)}::text[], ${sorted.map(({ subject }) => subject)}::text[],
      ${sorted.map(({ language }) => language)}::text[], ${sorted.map(({ views }) => views)}::integer[]
    ) AS counted (kind, subject, language, views)
    WHERE CASE kind ${isThere} ELSE true END
    ON CONFLICT (kind, subject, day, language) DO UPDATE SET views = page_views.views + excluded.views
  `.execute(db);
}

export async function deleteOlderThan(db: Database, months: number): Promise<void> {
  await sql`
    DELETE FROM page_views WHERE day < current_date - make_interval(months => ${months})
  `.execute(db);
}

/** Deletes all but the newest rows, of one day all but those with the most views. */
export async function deleteBeyond(db: Database, maximum: number): Promise<void> {
  // A row that is counted up meanwhile moves, and is left for the next time.
  await sql`
    DELETE FROM page_views
    WHERE (SELECT count(*) FROM page_views) > ${maximum}
      AND ctid IN (SELECT ctid FROM page_views ORDER BY day DESC, views DESC, subject OFFSET ${maximum})
  `.execute(db);
}

function keyOf({ kind, subject, language }: View): string {
  return `${kind} ${subject} ${language}`;
}
