import type { Input, MemberAbsence, setAbsence as setAbsenceCall } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import { getMembership } from '../../business/members/get-membership.ts';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { checkDays } from './check-days.ts';
import { mayChangeAbsence } from './may-change-absence.ts';
import { presentAbsence } from './present.ts';
import { findAbsences, findPlace, upsertAbsence } from './queries.ts';
import { todayAt } from './today-at.ts';

/**
 * Says when somebody of a business is away, and who stands in.
 * @throws BadRequest for days there are not and for a substitute who is no other member, Forbidden for members who name somebody else,
 * NotFound for who is no member
 */
export async function setAbsence(
  context: ForMember,
  userID: string,
  { firstDay, lastDay, substituteID }: Input<typeof setAbsenceCall>['body'],
): Promise<MemberAbsence> {
  const { businessID } = context.actor.actingBusiness;
  const own = { businessID, personID: userID.toLowerCase() };
  mayChangeAbsence(context.actor, own.personID);
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    const today = todayAt(found(await findPlace(trx, businessID), 'business'));
    checkDays({ firstDay, lastDay }, { first: 'firstDay', last: 'lastDay', today });
    found(await getMembership({ db: trx }, own), 'member');
    const substitute = substituteID?.toLowerCase();
    if (substitute !== undefined) {
      const isMember = await getMembership({ db: trx }, { businessID, personID: substitute });
      if (!isMember || substitute === own.personID) throw noSubstitute();
    }
    await upsertAbsence(trx, own, { firstDay, lastDay, substituteID: substitute });
    const [row] = await findAbsences(trx, own);
    return presentAbsence(found(row, 'absence'));
  });
}

function noSubstitute(): KontorError {
  const issues = [issueAt('substituteID', { code: 'unknown' })];
  return new KontorError('BadRequest', 'The substitute must be another member of the business.', { issues });
}
