import type { block as blockCall, Data, FollowedResource } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { keepApart } from '../inquiry/safety/keep-apart.ts';
import { write } from '../write/write.ts';
import { findIsThere } from './queries.ts';

/**
 * Keeps a person or a business apart from whoever acts; they are not told. Again it changes nothing.
 * @throws BadRequest for oneself and for a business one is in, NotFound
 */
export async function block(
  context: ForEither,
  type: FollowedResource,
  resourceID: string,
): Promise<Data<typeof blockCall>> {
  const id = resourceID.toLowerCase();
  const { actor } = context;
  const isOwn = id === actor.id || (type === 'business' && (await actor.membershipIn(id)) !== undefined);
  if (isOwn) throw new KontorError('BadRequest', 'You cannot block yourself or your own business.');
  await write(context, { noun: 'blocking', id }, async (trx) => {
    found((await findIsThere(trx, type, id)) || undefined, type);
    await keepApart(trx, actor, { column: type === 'business' ? 'business_id' : 'person_id', id });
  });
  return { id, isBlocked: true };
}
