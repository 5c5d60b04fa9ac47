import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { connectionGone, ownConnection } from './own-connection.ts';
import { updateDeclined } from './queries.ts';

/**
 * Declines a request. Whoever asked is not told: to them it waits on, and asked again within 30 days it stays declined.
 * @throws NotFound for one that was taken back, or is of others, Conflict for one that was accepted
 */
export async function declineConnection(context: ForEither, id: string): Promise<{ connectionID: string }> {
  await write(context, { noun: 'connection', id }, async (trx) => {
    const { row, isAsker } = await ownConnection(trx, context, id);
    if (row.state === 'accepted') throw new KontorError('Conflict', 'You are already connected.');
    if (isAsker || row.state === 'ended' || row.withdrawn_at !== null) throw connectionGone();
    if (row.state === 'asked') await updateDeclined(trx, id);
    const { actor } = context;
    await readSubject(trx, id, { personID: actor.id, businessID: actor.actingBusiness?.businessID });
  });
  return { connectionID: id };
}
