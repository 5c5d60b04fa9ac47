import type { Data, removePost as removePostCall } from '@kontor/contract';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import type { ForPost } from './policy.ts';
import { updateRemoved } from './queries.ts';
import { restorableUntil } from './restorable-until.ts';

/** Removes a post (checklist 252, 273, 299): nobody sees it from now on; again it is as it was. */
export async function removePost(context: ForPost): Promise<Data<typeof removePostCall>> {
  const { id, isByGroup } = context.post;
  return write(context, { noun: 'post', id }, async (trx) => ({
    restorableUntil: restorableUntil(found(await updateRemoved(trx, id, isByGroup), 'post')),
  }));
}
