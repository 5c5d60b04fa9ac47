import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { connectionGone, ownConnection } from './own-connection.ts';
import { updateWithdrawn } from './queries.ts';

/** Takes a request back; the other side does not see it any more. @throws NotFound for one of others, Conflict for one that was accepted */
export async function withdrawConnection(context: ForEither, id: string): Promise<{ connectionID: string }> {
  await write(context, { noun: 'connection', id }, async (trx) => {
    const { row, isAsker } = await ownConnection(trx, context, id);
    if (row.state === 'accepted') throw new KontorError('Conflict', 'You are already connected.');
    if (!isAsker || row.state === 'ended') throw connectionGone();
    if (row.withdrawn_at !== null) return;
    await updateWithdrawn(trx, id);
    // What they were told of it is no news any more.
    const asked = row.asked_id;
    await readSubject(trx, id, {
      personID: asked,
      businessID: row.party_type === 'business' ? asked : undefined,
    });
  });
  return { connectionID: id };
}
