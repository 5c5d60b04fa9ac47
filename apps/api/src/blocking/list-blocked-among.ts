import type { Data, listBlockedAmong as listBlockedAmongCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { findApart } from './queries.ts';

/** From which of these somebody is kept apart by a block of either side. @param ids with commas between them */
export async function listBlockedAmong(
  { db, actor }: Pick<Context<ActingPerson>, 'db' | 'actor'>,
  ids: string,
): Promise<Data<typeof listBlockedAmongCall>> {
  return { ids: await findApart(db, actor.id, ids.split(',')) };
}
