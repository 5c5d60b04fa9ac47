import type { MemberAbsence } from '@kontor/contract';
import { presentColleague } from '../team/present.ts';
import type { AbsenceRow } from './queries.ts';
import { todayAt } from './today-at.ts';

export function presentAbsence(row: AbsenceRow): MemberAbsence {
  const today = todayAt(row);
  return {
    person: { userID: row.person_id, firstName: row.first_name, lastName: row.last_name },
    firstDay: row.first_day,
    lastDay: row.last_day,
    isNow: row.first_day <= today && today <= row.last_day,
    substitute: presentColleague({
      id: row.substitute_id,
      first_name: row.substitute_first_name,
      last_name: row.substitute_last_name,
    }),
  };
}
