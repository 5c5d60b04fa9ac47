import type { InboxSettings } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { presentSettings } from './present.ts';
import { findSettings, upsertShownNames } from './queries.ts';

/** Says whether the other side reads who of a business wrote, in what was written before, too. */
export async function chooseShownNames(context: ForMember, showsNames: boolean): Promise<InboxSettings> {
  const { businessID } = context.actor.actingBusiness;
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await upsertShownNames(trx, businessID, showsNames);
    return presentSettings(await findSettings(trx, businessID));
  });
}
