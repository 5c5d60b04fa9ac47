import type { Connection } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { nowOf } from './now-of.ts';
import { connectionGone, ownConnection } from './own-connection.ts';
import { updateShown } from './queries.ts';

/** Chooses whether a connection may stand on pages; it does where both sides want it to. @throws NotFound for a request, and for one of others */
export async function chooseShownConnection(
  context: ForEither,
  id: string,
  isShown: boolean,
): Promise<Connection> {
  return write(context, { noun: 'connection', id }, async (trx) => {
    const { row, partyID, isAsker } = await ownConnection(trx, context, id);
    if (row.state !== 'accepted') throw connectionGone();
    await updateShown(trx, { id, ofAsker: isAsker, isShown });
    return nowOf(trx, id, partyID);
  });
}
