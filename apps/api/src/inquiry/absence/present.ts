import type { MemberAbsence } from '@kontor/contract';
import { presentColleague } from '../team/present.ts';
import { isAway } from './is-away.ts';
import type { AbsenceRow } from './queries.ts';

export function presentAbsence(row: AbsenceRow): MemberAbsence {
  return {
    person: { userID: row.person_id, firstName: row.first_name, lastName: row.last_name },
    firstDay: row.first_day,
    lastDay: row.last_day,
    isNow: isAway(row),
    substitute: presentColleague({
      id: row.substitute_id,
      first_name: row.substitute_first_name,
      last_name: row.substitute_last_name,
    }),
  };
}
