import type { AccessClaims } from '@kontor/contract';
import { inTransaction } from '@kontor/database';
import type { Context } from '../context.ts';
import { writeSearchDocuments } from '../search/write-documents.ts';
import { insertPerson } from './insert-person.ts';
import { isThere } from './queries.ts';

/**
 * Makes the row of somebody who comes with a token before the account service has told of them.
 * @returns false when their account is gone
 */
export async function admitPerson(
  { db, reference }: Pick<Context, 'db' | 'reference'>,
  { sub: id, given_name: firstName, family_name: lastName }: AccessClaims,
): Promise<boolean> {
  if (await isThere(db, id)) return true;
  return inTransaction(db, async (trx) => {
    const presence = await insertPerson(trx, { id, firstName, lastName });
    if (presence === 'made') await writeSearchDocuments(trx, reference, 'person', [id]);
    return presence !== 'deleted';
  });
}
