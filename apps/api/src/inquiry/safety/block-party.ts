import { KontorError } from '@kontor/server';
import type { ForEither } from '../../business/policy.ts';
import { tellEvent } from '../../event/tell-event.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { partyOf } from '../party.ts';
import { findSides } from '../queries.ts';
import { keepApart } from './keep-apart.ts';
import { findOther } from './safety-queries.ts';

/**
 * Lets whoever is on the other side of a conversation write no more, and keeps the two apart elsewhere; they are told nothing. Again it changes nothing.
 * @throws NotFound, Conflict when nobody is there any more
 */
export async function blockParty(
  context: ForEither,
  id: string,
): Promise<{ requestID: string; partyID: string }> {
  return write(context, { noun: 'inquiry', id }, async (trx) => {
    const own = partyOf(context.actor);
    found(await findSides(trx, { id, party: own }), 'request');
    const other = await findOther(trx, id, own);
    if (!other) throw new KontorError('Conflict', 'There is no longer anyone on the other side.');
    if (await keepApart(trx, context.actor, other))
      await tellEvent(trx, { to: [own.id], event: { kind: 'inquiry', requestID: id } });
    return { requestID: id, partyID: other.id };
  });
}
