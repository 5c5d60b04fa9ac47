import {
  endAbsence as endAbsenceCall,
  listAbsences as listAbsencesCall,
  setAbsence as setAbsenceCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { endAbsence } from './end-absence.ts';
import { listAbsences } from './list-absences.ts';
import { setAbsence } from './set-absence.ts';

const member = {
  policy: memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'member'),
};

/** Everybody for themselves; for whom else, their verbs say. */
export const absenceRoutes: Route[] = [
  route(listAbsencesCall, (context: ForMember) => listAbsences(context), member),
  route(
    setAbsenceCall,
    (context: ForMember, { params, body }) => setAbsence(context, params.userID, body),
    member,
  ),
  route(endAbsenceCall, (context: ForMember, { params }) => endAbsence(context, params.userID), member),
];
