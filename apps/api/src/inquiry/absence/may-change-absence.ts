import { KontorError } from '@kontor/server';
import type { ActingMember } from '../../actor.ts';

/** Everybody says for themselves when they are away, owners and administrators for others, too. @throws Forbidden */
export function mayChangeAbsence({ id, actingBusiness }: ActingMember, personID: string): void {
  if (actingBusiness.role === 'member' && personID !== id)
    throw new KontorError('Forbidden', 'Only owners and administrators can set when others are away.');
}
