import type { Mention } from '@kontor/contract';
import type { Database, ReadDatabase, StoredMention } from '@kontor/database';
import { sql } from 'kysely';
import { isReadable } from './reading.ts';

/** Those of these that are there under the name a text gives them. */
export async function findMentioned(
  db: ReadDatabase,
  mentions: readonly Mention[],
): Promise<StoredMention[]> {
  if (mentions.length === 0) return [];
  const { rows } = await sql<StoredMention>`
    SELECT said.type, said.id, said.name
    FROM jsonb_to_recordset(${JSON.stringify(
      mentions.map(({ resourceType: type, resourceID: id, name }) => ({ type, id, name })),
    )}::jsonb) AS said (type text, id uuid, name text)
    WHERE CASE said.type
      WHEN 'business' THEN EXISTS (SELECT FROM listed_businesses WHERE id = said.id AND company_name = said.name)
      WHEN 'user' THEN EXISTS (SELECT FROM named_people WHERE id = said.id AND concat_ws(' ', first_name, last_name) = said.name)
      ELSE EXISTS (SELECT FROM listed_products WHERE id = said.id AND name = said.name)
    END
  `.execute(db);
  return rows;
}

/** Who is told of a mention of theirs, and as which of their businesses: who may read the post. */
export async function findTold(
  db: ReadDatabase,
  mentions: readonly StoredMention[],
  postID: string,
): Promise<{ person_id: string; business_id: string | null; name: string }[]> {
  const { rows } = await sql<{ person_id: string; business_id: string | null; name: string }>`
    WITH said AS (
      SELECT said.type, coalesce(product.business_id, said.id) AS id, said.name
      FROM jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) AS said (type text, id uuid, name text)
        LEFT JOIN listed_products AS product ON said.type = 'product' AND product.id = said.id
    ), named AS (
      SELECT id AS person_id, NULL::uuid AS business_id, name FROM said WHERE type = 'user'
      UNION SELECT admin.person_id, admin.business_id, min(said.name) FROM said
        JOIN administrators_of_businesses AS admin ON admin.business_id = said.id
        WHERE said.type <> 'user' GROUP BY admin.person_id, admin.business_id
    )
    SELECT named.* FROM named JOIN posts AS post ON post.id = ${postID} AND ${isReadable(sql`named.person_id`)}
  `.execute(db);
  return rows;
}

/** Takes somebody out of what posts name: their name stays a word of the text (`posts_by_mention`). */
export async function deleteMentionsOf(trx: Database, personID: string): Promise<void> {
  await sql`
    UPDATE posts SET mentions = (
      SELECT coalesce(jsonb_agg(said ORDER BY place), '[]')
      FROM jsonb_array_elements(mentions) WITH ORDINALITY AS named (said, place) WHERE said ->> 'id' <> ${personID}
    )
    WHERE mentions <> '[]' AND mentions @> ${JSON.stringify([{ id: personID }])}::jsonb
  `.execute(trx);
}

/** Who wrote a post that is not removed, under which name. */
export async function findWriter(
  db: ReadDatabase,
  postID: string,
): Promise<{ author_id: string; business_id: string | null; name: string; content: string } | undefined> {
  const { rows } = await sql<{
    author_id: string;
    business_id: string | null;
    name: string;
    content: string;
  }>`
    SELECT post.author_id, post.business_id, post.content,
      coalesce(business.company_name, trim(person.first_name || ' ' || person.last_name)) AS name
    FROM posts AS post JOIN named_people AS person ON person.id = post.author_id
      LEFT JOIN listed_businesses AS business ON business.id = post.business_id
    WHERE post.id = ${postID} AND post.removed_at IS NULL
  `.execute(db);
  return rows[0];
}
