import type { AccountOwner } from '@kontor/contract';
import { inTransaction } from '@kontor/database';
import type { Context } from '../context.ts';
import { writeSearchDocuments } from '../search/write-documents.ts';
import { insertPerson } from './insert-person.ts';
import { updateFromAccount } from './queries.ts';

/** Makes or renews the row of somebody the account service tells of; word of a deleted account changes nothing. */
export async function keepPerson(
  { db, reference }: Pick<Context, 'db' | 'reference'>,
  id: string,
  account: AccountOwner,
): Promise<{ userID: string }> {
  const { firstName, lastName } = account;
  const { country } = account;
  const known = country !== undefined && reference.countries.has(country) ? country : undefined;
  await inTransaction(db, async (trx) => {
    if ((await insertPerson(trx, { id, firstName, lastName })) === 'deleted') return;
    await updateFromAccount(trx, id, { ...account, country: known });
    await writeSearchDocuments(trx, reference, 'person', [id]);
  });
  return { userID: id };
}
