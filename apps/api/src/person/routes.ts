import {
  exportPerson as exportPersonCall,
  forgetPerson as forgetPersonCall,
  getMyProfile as getMyProfileCall,
  getPublicProfile as getPublicProfileCall,
  tellPerson,
  updateMyProfile,
  validateProfilePhoto,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { changeMyProfile } from './change-my-profile.ts';
import { exportPerson } from './export-person.ts';
import { forgetPerson } from './forget-person.ts';
import { getMyProfile } from './get-my-profile.ts';
import { getPublicProfile } from './get-public-profile.ts';
import { storePerson } from './store-person.ts';
import { takeProfilePhoto } from './take-profile-photo.ts';

export const personRoutes: Route[] = [
  route(getMyProfileCall, (context) => getMyProfile(context)),
  route(updateMyProfile, (context, { body }) => changeMyProfile(context, body ?? {}), {
    message: 'Saved successfully',
  }),
  route(validateProfilePhoto, (context, { body }) => takeProfilePhoto(context, body)),
  route(getPublicProfileCall, (context, { params }) => getPublicProfile(context, params.userID), {
    isCached: true,
    tags: ({ userID }) => [`person:${userID}`, `likes:${userID}`, 'reference'],
  }),
];

/** What the account service tells of people, and asks of them. */
export const accountOwnerRoutes: Route[] = [
  route(tellPerson, (context, { params, body }) => storePerson(context, params.personID, body)),
  route(forgetPersonCall, (context, { params }) => forgetPerson(context, params.personID)),
  route(exportPersonCall, (context, { params }) => exportPerson(context, params.personID)),
];
