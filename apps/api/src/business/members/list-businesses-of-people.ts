import type { Context } from '../../context.ts';
import { findMembershipsOf } from './queries.ts';

/** The ids of the businesses people act for, by the people's ids; those who act for none are missing. */
export async function listBusinessesOfPeople(
  { db }: Pick<Context, 'db'>,
  personIDs: readonly string[],
): Promise<Map<string, string[]>> {
  const businesses = new Map<string, string[]>();
  for (const { person_id, business_id } of await findMembershipsOf(db, personIDs))
    businesses.set(person_id, [...(businesses.get(person_id) ?? []), business_id]);
  return businesses;
}
