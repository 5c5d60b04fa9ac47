import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Party } from './party.ts';

export interface BuyerCounts {
  inquiries: number;
  closed: number;
  answered: number;
}

/** What became of the inquiries a party has sent (`inquiry_sides_of_…`, `messages_of_inquiry`). */
export async function countSent(db: ReadDatabase, party: Party): Promise<BuyerCounts> {
  const { rows } = await sql<BuyerCounts>`
    SELECT count(*)::int AS inquiries, count(*) FILTER (WHERE own.is_closed)::int AS closed,
      count(*) FILTER (WHERE EXISTS (
        SELECT FROM messages AS answer JOIN messages AS reply ON reply.inquiry_id = answer.inquiry_id AND reply.id > answer.id
        WHERE answer.inquiry_id = own.inquiry_id AND answer.side = 'R' AND reply.side = 'S'
      ))::int AS answered
    FROM inquiry_sides AS own WHERE own.${sql.ref(party.column)} = ${party.id} AND own.side = 'S'
  `.execute(db);
  return rows[0] as BuyerCounts;
}

/** Who wrote the first message of a conversation; null once they are gone. */
export async function findFirstAuthor(db: ReadDatabase, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('author_id')
    .where('inquiry_id', '=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.author_id ?? null;
}

/** Since when a business is in the directory, for one that registered. */
export async function findBusinessSince(db: ReadDatabase, id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('listed_businesses')
    .select('created_at')
    .where('id', '=', id)
    .where('origin', '<>', 'imported')
    .executeTakeFirst();
  return row?.created_at;
}
