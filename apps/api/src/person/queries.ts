import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Cards of the given people, in the order of the ids; ids without a person are left out. */
export async function findPersonCards(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select([
      'id',
      'origin',
      'username',
      'first_name',
      'last_name',
      'profile_photo_url',
      'country_code',
      'state_id',
      'city',
      'job_position_id',
      'company_name',
      'brief_presentation',
      'like_count',
    ])
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type PersonCardRow = Awaited<ReturnType<typeof findPersonCards>>[number];
