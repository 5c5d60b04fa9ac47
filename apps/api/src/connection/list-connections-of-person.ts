import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findAllOf } from './list-queries.ts';
import { presentConnection } from './present.ts';

/** With whom a person is connected, whom they asked and who asked them, as they read it, for their archive. */
export async function listConnectionsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['connections']> {
  const rows = await findAllOf(db, personID);
  return rows.map((row) => {
    const connection = presentConnection(row, personID);
    return {
      userID: row.other_id,
      askedByMe: row.asker_id === personID,
      state: connection?.state ?? 'ended',
      isShown: row.asker_id === personID ? row.asker_shows : row.asked_shows,
      askedAt: row.asked_at.toISOString(),
      ...(row.accepted_at ? { acceptedAt: row.accepted_at.toISOString() } : {}),
    };
  });
}
