import type { Data, Input, refuseHeld as refuseHeldCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import type { ForOperator } from '../operator/policy.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { lockHold } from './queries.ts';
import { refuse } from './refuse.ts';

/** What waits stays with its author. @throws NotFound, Conflict for what was refused before */
export async function refuseHeld(
  context: ForOperator,
  id: string,
  { reason, note }: Input<typeof refuseHeldCall>['body'],
): Promise<Data<typeof refuseHeldCall>> {
  const resourceID = id.toLowerCase();
  await write(context, { noun: 'hold', id: resourceID }, async (trx) => {
    const hold = found(await lockHold(trx, resourceID), 'hold');
    if (hold.decided_at) throw new KontorError('Conflict', 'This was refused before.');
    const refusal = { reason, note: plainLines(note ?? '') ?? undefined, decidedBy: context.actor.id };
    await refuse(trx, { type: hold.resource_type, id: resourceID }, refusal);
  });
  return { resourceID };
}
