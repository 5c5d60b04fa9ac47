import type { ReadDatabase } from '@kontor/database';
import { findStandIns, type OfMember } from './queries.ts';
import { todayAt } from './today-at.ts';

/** Who does today what is somebody's: they themselves, who stands in for them, or nobody in particular. */
export type CaretakerOf = (person: OfMember) => string | undefined;

const isWithin = (day: string, first: string, last: string) => first <= day && day <= last;

/** Who does what is these people's, by who is away today. Who stands in is asked once: somebody away as well hands nothing on. */
export async function findCaretakers(db: ReadDatabase, people: readonly OfMember[]): Promise<CaretakerOf> {
  const rows = people.length > 0 ? await findStandIns(db, people) : [];
  const caretakers = new Map<string, string | undefined>();
  for (const row of rows) {
    const today = todayAt(row);
    if (!isWithin(today, row.first_day, row.last_day)) continue;
    const { substitute_id, substitute_first_day: first, substitute_last_day: last } = row;
    const isThere = first === null || last === null || !isWithin(today, first, last);
    caretakers.set(`${row.business_id} ${row.person_id}`, isThere ? (substitute_id ?? undefined) : undefined);
  }
  return ({ businessID, personID }) => {
    const key = `${businessID} ${personID}`;
    return caretakers.has(key) ? caretakers.get(key) : personID;
  };
}
