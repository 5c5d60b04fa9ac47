import type { ListLevel } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { type ListRow, rankOf } from './list-row.ts';
import { findList } from './queries.ts';

/** What a verb gets that `inList` let pass. */
export interface ForList extends Context<ActingPerson> {
  list: ListRow;
}

interface OfList {
  params: { listID: string };
}

/**
 * The policy of calls about a list, for whoever may do as much with it.
 * @throws NotFound, of the policy, where there is none, or one that is not shared with them; Forbidden for who may do less
 */
export function inList(from: ListLevel) {
  return async (context: Context<ActingPerson>, { params }: OfList): Promise<ForList> => {
    const list = found(await findList(context.db, params.listID, context.actor.id), 'list');
    if (rankOf(list.level) < rankOf(from)) throw new KontorError('Forbidden', 'You may not do this.');
    return { ...context, list };
  };
}
