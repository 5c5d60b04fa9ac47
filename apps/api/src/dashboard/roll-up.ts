import { inquirySubjects } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { derivedKinds, mostQuarters, unanswered } from './kinds.ts';

/**
 * Writes anew, from a day on, what follows from rows of other nouns: inquiries, answers, likes and followers (`inquiries_by_age`,
 * `inquiry_answers_by_age`, `reactions_by_age`, `follows_by_age`). Done again it changes nothing. A day none of whose rows is left,
 * as people go, stays as it was counted.
 */
export async function rollUpFrom(db: Database, day: string): Promise<void> {
  const from = sql`(${day}::date::timestamp AT TIME ZONE 'UTC')`;
  // Two that run at once would write the same rows.
  await sql`SELECT pg_advisory_xact_lock(hashtext('dashboard'))`.execute(db);
  await sql`
    WITH fresh AS MATERIALIZED (
      SELECT business_id, (at AT TIME ZONE 'UTC')::date AS day, kind, part, count(*)::integer AS count
      FROM (
        SELECT business_id, created_at AS at, ${derivedKinds.inquiry} AS kind,
          CASE WHEN subject = ANY(${[...inquirySubjects]}::text[]) THEN subject ELSE 'Other' END AS part
        FROM received_inquiries WHERE created_at >= ${from}
        UNION ALL
        SELECT business_id, asked_at, ${derivedKinds.answer}, CASE
          WHEN answered_at IS NULL THEN ${unanswered}
          ELSE greatest(1, least(ceil(extract(epoch FROM answered_at - asked_at) / 900), ${mostQuarters}::integer))::integer::text
        END
        FROM answers_of_businesses
        WHERE asked_at >= ${from} AND (answered_at IS NOT NULL OR asked_at < now() - interval '24 hours')
        UNION ALL
        SELECT resource_id, created_at, ${derivedKinds.like}, 'business' FROM dated_likes
        WHERE created_at >= ${from} AND resource_type = 'business'
        UNION ALL
        SELECT product.business_id, liked.created_at, ${derivedKinds.like}, 'product'
        FROM dated_likes AS liked JOIN owned_products AS product ON product.id = liked.resource_id
        WHERE liked.created_at >= ${from} AND liked.resource_type = 'product'
        UNION ALL
        SELECT resource_id, created_at, ${derivedKinds.follower}, '' FROM followers
        WHERE created_at >= ${from} AND resource_type = 'business'
      ) AS of_business
      WHERE ${isManaged}
      GROUP BY 1, 2, 3, 4
    ), gone AS (
      DELETE FROM dashboard_days AS old
      USING (SELECT DISTINCT business_id, day, kind FROM fresh) AS written
      WHERE old.business_id = written.business_id AND old.day = written.day AND old.kind = written.kind
        AND NOT EXISTS (
          SELECT FROM fresh WHERE fresh.business_id = old.business_id AND fresh.day = old.day AND fresh.kind = old.kind
            AND fresh.part = old.part
        )
    )
    INSERT INTO dashboard_days AS known (business_id, day, kind, part, count)
    SELECT business_id, day, kind, part, count FROM fresh
    ON CONFLICT (business_id, day, kind, part) DO UPDATE SET count = excluded.count WHERE known.count <> excluded.count
  `.execute(db);
  await sql`
    INSERT INTO dashboard_product_days AS known (business_id, day, product_id, kind, count)
    SELECT business_id, (at AT TIME ZONE 'UTC')::date, product_id, kind, count(*)::integer
    FROM (
      SELECT product.business_id, liked.created_at AS at, product.id AS product_id, 'like' AS kind
      FROM dated_likes AS liked JOIN owned_products AS product ON product.id = liked.resource_id
      WHERE liked.created_at >= ${from} AND liked.resource_type = 'product'
      UNION ALL
      SELECT product.business_id, asked.created_at, product.id, 'inquiry'
      FROM received_inquiries AS asked
        JOIN owned_products AS product ON product.id = asked.product_id AND product.business_id = asked.business_id
      WHERE asked.created_at >= ${from}
    ) AS of_business
    WHERE ${isManaged}
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (business_id, day, product_id, kind) DO UPDATE SET count = excluded.count WHERE known.count <> excluded.count
  `.execute(db);
}

const isManaged = sql`EXISTS (
  SELECT FROM administrators_of_businesses AS managed WHERE managed.business_id = of_business.business_id
)`;
