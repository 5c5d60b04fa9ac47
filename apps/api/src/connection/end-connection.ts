import type { ForEither } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { connectionGone, ownConnection } from './own-connection.ts';
import { updateEnded } from './queries.ts';

/** Ends a connection, by either side; again it changes nothing. The other side is not told. @throws NotFound for a request, and for one of others */
export async function endConnection(context: ForEither, id: string): Promise<{ connectionID: string }> {
  await write(context, { noun: 'connection', id }, async (trx) => {
    const { row, isAsker } = await ownConnection(trx, context, id);
    if (row.state === 'ended') return;
    if (row.state !== 'accepted') throw connectionGone();
    await updateEnded(trx, id, isAsker);
  });
  return { connectionID: id };
}
