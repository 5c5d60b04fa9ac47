import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';

/** How a business answered inquiries lately. */
export interface AnsweringFigures {
  businessID: string;
  asked: number;
  answered: number;
  /** Of working time until the first answer, the median; null without one. */
  minutes: number | null;
}

/** Stores what cards say of answers; rows that say it already stay as they are, so that nothing that shows them is made anew. */
export async function storeAnswering(
  trx: Transaction<DB>,
  figures: readonly AnsweringFigures[],
): Promise<void> {
  if (figures.length === 0) return;
  await sql`
    UPDATE businesses SET asked_inquiries = asked, answered_inquiries = answered, answer_minutes = minutes
    FROM jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      AS figure ("businessID" uuid, asked integer, answered integer, minutes integer)
    WHERE id = figure."businessID"
      AND (asked_inquiries, answered_inquiries, answer_minutes) IS DISTINCT FROM (asked, answered, minutes)
  `.execute(trx);
}
