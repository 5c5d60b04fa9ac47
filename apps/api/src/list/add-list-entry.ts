import { type addListEntry as addListEntryCall, type Data, type Input, listLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { cardsOfSaved } from '../favorite/cards-of-saved.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { appendEntry } from './entry-queries.ts';
import type { ForList } from './policy.ts';
import { lockList } from './queries.ts';

/** Puts a business or a product at the end of a list; what is in it stays where it is. @throws NotFound, Conflict where the list is full */
export async function addListEntry(
  context: ForList,
  { resourceType, resourceID }: Input<typeof addListEntryCall>['body'],
): Promise<Data<typeof addListEntryCall>> {
  const { list, actor } = context;
  const [card] = await cardsOfSaved(context, resourceType, [resourceID.toLowerCase()]);
  found(card?.business ?? card?.product, resourceType);
  return write(context, { noun: 'list', id: list.id }, async (trx) => {
    await lockList(trx, list.id);
    const count = await appendEntry(trx, { listID: list.id, resourceType, resourceID }, actor.id);
    if (count > listLimits.entries)
      throw new KontorError('Conflict', `The list has ${listLimits.entries} entries, which is the maximum.`);
    return { listID: list.id };
  });
}
