import type { ReadDatabase } from '@kontor/database';
import { isAway } from './is-away.ts';
import { findAbsences } from './queries.ts';

/**
 * Who of those that are told of something for a business finds it on their page alone, since they are away today: nobody where none of the
 * others is there.
 */
export async function findHeldBack(
  db: ReadDatabase,
  businessID: string | null,
  personIDs: readonly string[],
): Promise<string[]> {
  if (businessID === null || personIDs.length < 2) return [];
  const absences = await findAbsences(db, { businessID });
  const away = new Set(absences.filter(isAway).map(({ person_id }) => person_id));
  const heldBack = personIDs.filter((id) => away.has(id));
  return heldBack.length < personIDs.length ? heldBack : [];
}
