import {
  exportPerson,
  forgetPerson,
  getMyProfile,
  getPublicProfile,
  listSoleBusinesses,
  tellPerson,
  transferBusinesses,
  updateMyProfile,
  validateProfilePhoto,
} from '@kontor/contract';
import { listSole } from '../business/members/list-sole-businesses.ts';
import { transfer } from '../business/members/transfer-businesses.ts';
import { anyone, ourServices, signedIn } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { changeProfile } from './change-my-profile.ts';
import { getArchive } from './export-person.ts';
import { forget } from './forget-person.ts';
import { getProfile } from './get-my-profile.ts';
import { getPublic } from './get-public-profile.ts';
import { keepPerson } from './keep-person.ts';
import { takeProfilePhoto } from './take-profile-photo.ts';

export const personRoutes: Route[] = [
  route(getMyProfile, signedIn, (context) => getProfile(context)),
  route(updateMyProfile, signedIn, (context, { body }) => changeProfile(context, body ?? {}), {
    message: 'Saved successfully',
  }),
  route(validateProfilePhoto, signedIn, (context, { body }) => takeProfilePhoto(context, body)),
  route(getPublicProfile, anyone, (context, { params }) => getPublic(context, params.userID), {
    madeOf: ({ userID }) => [`person:${userID}`, 'reference'],
  }),
];

/** What the account service tells of people, and asks of them. */
export const accountOwnerRoutes: Route[] = [
  route(tellPerson, ourServices, (context, { params, body }) => keepPerson(context, params.personID, body)),
  route(forgetPerson, ourServices, (context, { params }) => forget(context, params.personID)),
  route(listSoleBusinesses, ourServices, (context, { params }) => listSole(context, params.personID)),
  route(transferBusinesses, ourServices, (context, { params, body }) =>
    transfer(context, params.personID, body.heirs),
  ),
  route(exportPerson, ourServices, (context, { params }) => getArchive(context, params.personID)),
];
