import {
  chooseShownNames as chooseShownNamesCall,
  endBusinessAbsence as endBusinessAbsenceCall,
  getInboxSettings as getInboxSettingsCall,
  listBusinessAbsences as listBusinessAbsencesCall,
  setBusinessAbsence as setBusinessAbsenceCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { chooseShownNames } from './choose-shown-names.ts';
import { endBusinessAbsence } from './end-business-absence.ts';
import { getInboxSettings } from './get-inbox-settings.ts';
import { listBusinessAbsences } from './list-business-absences.ts';
import { setBusinessAbsence } from './set-business-absence.ts';

const business = ({ params }: { params: { businessID: string } }) => params.businessID;
const admin = { policy: memberOf(business, 'admin') };

export const inboxSettingsRoutes: Route[] = [
  route(getInboxSettingsCall, (context: ForMember) => getInboxSettings(context), {
    policy: memberOf(business, 'member'),
  }),
  route(
    chooseShownNamesCall,
    (context: ForMember, { body }) => chooseShownNames(context, body.showsNames),
    admin,
  ),
  route(setBusinessAbsenceCall, (context: ForMember, { body }) => setBusinessAbsence(context, body), admin),
  route(endBusinessAbsenceCall, (context: ForMember) => endBusinessAbsence(context), admin),
  // Whoever is signed in may think of writing to them.
  route(listBusinessAbsencesCall, (context, { query }) => listBusinessAbsences(context, query.businessIDs)),
];
