import type { Data, publishHeld as publishHeldCall } from '@kontor/contract';
import { found } from '../found.ts';
import type { ForOperator } from '../operator/policy.ts';
import { write } from '../write/write.ts';
import { publish } from './publish.ts';

/** Publishes at once what waits, or shows again what was refused or removed. @throws NotFound */
export async function publishHeld(context: ForOperator, id: string): Promise<Data<typeof publishHeldCall>> {
  const resourceID = id.toLowerCase();
  await write(context, { noun: 'hold', id: resourceID }, async (trx) => {
    found((await publish({ db: trx, reference: context.reference }, resourceID)) || undefined, 'hold');
  });
  return { resourceID };
}
