import type { Data, dismissListChanges as dismissListChangesCall } from '@kontor/contract';
import { write } from '../write/write.ts';
import { writeKnown } from './change-queries.ts';
import type { ForList } from './policy.ts';

/** What pages of a list say now is what its people know. */
export async function dismissListChanges(context: ForList): Promise<Data<typeof dismissListChangesCall>> {
  const { id } = context.list;
  return write(context, { noun: 'list', id }, async (trx) => {
    await writeKnown(trx, id);
    return { listID: id };
  });
}
