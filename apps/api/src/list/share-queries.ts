import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';

export interface ShareRow extends AuthorRow {
  id: string;
  may_edit: boolean;
}

/** With whom a list is shared, the first first (`list_shares_list_id_person_id_key`). */
export async function findShares(db: ReadDatabase, listID: string): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    SELECT share.id, share.may_edit, ${authorColumns} FROM list_shares AS share
      ${joinAuthor(sql`share.business_id`, sql`share.person_id`)}
    WHERE share.list_id = ${listID} ORDER BY share.created_at, share.id
  `.execute(db);
  return rows;
}

/** Whether two people are in one business (`people_of_businesses`). */
export async function findAreColleagues(db: ReadDatabase, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM people_of_businesses AS own JOIN people_of_businesses AS their ON their.business_id = own.business_id
    WHERE own.person_id = ${one} AND their.person_id = ${other} LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

export async function upsertShare(
  trx: Database,
  share: { listID: string; personID: string | null; businessID: string | null; mayEdit: boolean },
): Promise<void> {
  const whom = share.personID === null ? ('business_id' as const) : ('person_id' as const);
  await trx
    .insertInto('list_shares')
    .values({
      list_id: share.listID,
      person_id: share.personID,
      business_id: share.businessID,
      may_edit: share.mayEdit,
    })
    .onConflict((conflict) => conflict.columns(['list_id', whom]).doUpdateSet({ may_edit: share.mayEdit }))
    .execute();
}

/** @returns whether it was there */
export async function deleteShare(trx: Database, listID: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM list_shares WHERE list_id = ${listID} AND id = ${id} RETURNING id
  `.execute(trx);
  return rows.length > 0;
}
