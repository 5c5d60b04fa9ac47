import type { BusinessRole } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { joinBusiness } from '../join-business.ts';
import { type AnsweredInvitation, endInvitation } from './queries.ts';

export interface Joined {
  businessID: string;
  role: BusinessRole;
}

/** What is written when somebody joins. */
export const aboutBusiness = ({ businessID: id }: Joined) => ({ noun: 'business', id });

/** Uses up an invitation that is locked and whose address is the person's own. @throws Conflict for an expired one */
export async function joinByInvitation(
  trx: Transaction<DB>,
  personID: string,
  { id, business_id: businessID, role, is_expired: isExpired }: AnsweredInvitation,
): Promise<Joined> {
  if (isExpired) throw new KontorError('Conflict', 'This invitation has expired. Ask for another one.');
  await endInvitation(trx, id, 'accepted');
  return { businessID, role: await joinBusiness(trx, { businessID, personID, role }) };
}
