import { inTransaction } from '@kontor/database';
import type { Context } from '../context.ts';
import { writeSearchDocuments } from '../search/write-documents.ts';
import { deleteRow, lockPerson, markDeleted } from './queries.ts';

/** Takes a person out, for good. */
export async function forget(
  { db, reference }: Pick<Context, 'db' | 'reference'>,
  id: string,
): Promise<{ userID: string }> {
  await inTransaction(db, async (trx) => {
    await lockPerson(trx, id);
    await markDeleted(trx, id);
    await deleteRow(trx, id);
    await writeSearchDocuments(trx, reference, 'person', [id]);
  });
  return { userID: id };
}
