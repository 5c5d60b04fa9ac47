import type { MemberAbsence } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { presentAbsence } from './present.ts';
import { findAbsences } from './queries.ts';
import { todayAt } from './today-at.ts';

/** Who of a business is or will be away; what is over is left out. */
export async function listAbsences({ db, actor }: ForMember): Promise<{ absences: MemberAbsence[] }> {
  const rows = await findAbsences(db, actor.actingBusiness);
  return { absences: rows.filter((row) => row.last_day >= todayAt(row)).map(presentAbsence) };
}
