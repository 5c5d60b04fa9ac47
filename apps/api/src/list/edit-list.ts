import type { editList as editListCall, Input, List } from '@kontor/contract';
import { write } from '../write/write.ts';
import type { ForList } from './policy.ts';
import { presentAgain } from './present-again.ts';
import { updateList } from './queries.ts';
import { readName } from './read-name.ts';

/** Names a list anew, or moves it into the archive or out of it. @throws BadRequest for an empty name */
export async function editList(
  context: ForList,
  { name, isArchived }: Input<typeof editListCall>['body'] = {},
): Promise<List> {
  const { list, actor } = context;
  const changed = {
    ...(name !== undefined && { name: readName(name) }),
    ...(isArchived !== undefined && { isArchived }),
  };
  return write(context, { noun: 'list', id: list.id }, async (trx) => {
    await updateList(trx, list.id, changed);
    return presentAgain(trx, list.id, actor.id);
  });
}
