import type { InboxSettings, Input, setBusinessAbsence as setBusinessAbsenceCall } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { checkDays } from '../absence/check-days.ts';
import { findPlace } from '../absence/queries.ts';
import { todayAt } from '../absence/today-at.ts';
import { plainTexts } from '../texts-by-language.ts';
import { presentSettings } from './present.ts';
import { findSettings, upsertAbsence } from './queries.ts';

/** Says when a business as a whole is away. @throws BadRequest for days there are not, NotFound for a business that went meanwhile */
export async function setBusinessAbsence(
  context: ForMember,
  { from, until, texts }: Input<typeof setBusinessAbsenceCall>['body'],
): Promise<InboxSettings> {
  const { businessID } = context.actor.actingBusiness;
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    const today = todayAt(found(await findPlace(trx, businessID), 'business'));
    checkDays({ from, until }, { first: 'from', last: 'until', today });
    await upsertAbsence(trx, businessID, { from, until, texts: plainTexts(texts) });
    return presentSettings(await findSettings(trx, businessID));
  });
}
