import { type List, listLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { writeOnce } from '../write/write-once.ts';
import { presentAgain } from './present-again.ts';
import { countOwnLocked, insertList } from './queries.ts';
import { readName } from './read-name.ts';

/** Begins a list of somebody's own. @throws BadRequest for an empty name, Conflict for who has many */
export async function createList(context: Context<ActingPerson>, sent: { name: string }): Promise<List> {
  const { id: personID } = context.actor;
  const name = readName(sent.name);
  const about = ({ listID: id }: List) => ({ noun: 'list', id });
  return writeOnce(context, sent, about, async (trx) => {
    if ((await countOwnLocked(trx, personID)) >= listLimits.owned)
      throw new KontorError('Conflict', `You have ${listLimits.owned} lists, which is the maximum.`);
    return presentAgain(trx, await insertList(trx, personID, name), personID);
  });
}
