import type { InboxSettings } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { presentSettings } from './present.ts';
import { findSettings, upsertAbsence } from './queries.ts';

/** Takes back that a business is away. */
export async function endBusinessAbsence(context: ForMember): Promise<InboxSettings> {
  const { businessID } = context.actor.actingBusiness;
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await upsertAbsence(trx, businessID, undefined);
    return presentSettings(await findSettings(trx, businessID));
  });
}
