import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findHoldsOf } from './queries.ts';

/** What was held back of what somebody wrote, what they decided as a moderator, and how much they wrote in the last day, for their archive. */
export async function listHoldsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['holds']> {
  const { held, decided, written } = await findHoldsOf(db, personID);
  return {
    held: held.map((row) => ({
      resourceType: row.resource_type,
      resourceID: row.resource_id,
      cause: row.cause,
      at: row.held_at.toISOString(),
      reason: row.reason ?? undefined,
      note: row.note ?? undefined,
    })),
    decided: decided.map((row) => ({
      resourceType: row.resource_type,
      resourceID: row.resource_id,
      at: row.decided_at.toISOString(),
    })),
    written: written.map(({ kind, mentions, written_at }) => ({
      kind,
      mentions,
      at: written_at.toISOString(),
    })),
  };
}
