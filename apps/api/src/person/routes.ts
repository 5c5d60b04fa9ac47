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
import { type Route, route } from '../route.ts';
import { changeProfile } from './change-my-profile.ts';
import { getArchive } from './export-person.ts';
import { forget } from './forget-person.ts';
import { getProfile } from './get-my-profile.ts';
import { getPublic } from './get-public-profile.ts';
import { keepPerson } from './keep-person.ts';
import { takeProfilePhoto } from './take-profile-photo.ts';

export const personRoutes: Route[] = [
  route(getMyProfile, (context) => getProfile(context)),
  route(updateMyProfile, (context, { body }) => changeProfile(context, body ?? {}), {
    message: 'Saved successfully',
  }),
  route(validateProfilePhoto, (context, { body }) => takeProfilePhoto(context, body)),
  route(getPublicProfile, (context, { params }) => getPublic(context, params.userID), {
    isCached: true,
    tags: ({ userID }) => [`person:${userID}`, `likes:${userID}`, 'reference'],
  }),
];

/** What the account service tells of people, and asks of them. */
export const accountOwnerRoutes: Route[] = [
  route(tellPerson, (context, { params, body }) => keepPerson(context, params.personID, body)),
  route(forgetPerson, (context, { params }) => forget(context, params.personID)),
  route(listSoleBusinesses, (context, { params }) => listSole(context, params.personID)),
  route(transferBusinesses, (context, { params, body }) => transfer(context, params.personID, body.heirs)),
  route(exportPerson, (context, { params }) => getArchive(context, params.personID)),
];
