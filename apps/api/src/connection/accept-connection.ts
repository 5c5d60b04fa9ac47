import type { Connection } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { hasBlocked } from '../inquiry/safety/has-blocked.ts';
import { write } from '../write/write.ts';
import { blockedByOneself } from './blocked-by-oneself.ts';
import { markAccepted } from './mark-accepted.ts';
import { nowOf } from './now-of.ts';
import { connectionGone, ownConnection } from './own-connection.ts';

/** Accepts a request, also one that was declined before; again it changes nothing. @throws NotFound for one that was taken back, or is of others, Conflict for whom one has blocked */
export async function acceptConnection(context: ForEither, id: string): Promise<Connection> {
  return write(context, { noun: 'connection', id }, async (trx) => {
    const { row, partyID, isAsker } = await ownConnection(trx, context, id);
    if (row.state !== 'accepted') {
      if (isAsker || row.state === 'ended' || row.withdrawn_at !== null) throw connectionGone();
      if (await hasBlocked({ db: trx }, partyID, row.asker_id)) throw blockedByOneself();
      await markAccepted(trx, row, context);
    }
    return nowOf(trx, id, partyID);
  });
}
