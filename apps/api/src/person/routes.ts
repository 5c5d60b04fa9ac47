import { forgetPerson, getMyProfile, tellPerson } from '@kontor/contract';
import { ourServices, signedIn } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { forget } from './forget-person.ts';
import { getProfile } from './get-my-profile.ts';
import { keepPerson } from './keep-person.ts';

export const personRoutes: Route[] = [route(getMyProfile, signedIn, (context) => getProfile(context))];

/** What the account service tells of people. */
export const peopleTold: Route[] = [
  route(tellPerson, ourServices, (context, { params, body }) => keepPerson(context, params.personID, body)),
  route(forgetPerson, ourServices, (context, { params }) => forget(context, params.personID)),
];
