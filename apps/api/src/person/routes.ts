import {
  exportPerson as exportPersonCall,
  forgetPerson as forgetPersonCall,
  getMyProfile as getMyProfileCall,
  getPublicProfile as getPublicProfileCall,
  tellPerson as tellPersonCall,
  updateMyProfile as updateMyProfileCall,
  validateProfilePhoto as validateProfilePhotoCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { exportPerson } from './export-person.ts';
import { forgetPerson } from './forget-person.ts';
import { getMyProfile } from './get-my-profile.ts';
import { getPublicProfile } from './get-public-profile.ts';
import { tellPerson } from './tell-person.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { validateProfilePhoto } from './validate-profile-photo.ts';

export const personRoutes: Route[] = [
  route(getMyProfileCall, (context) => getMyProfile(context)),
  route(updateMyProfileCall, (context, { body }) => updateMyProfile(context, body ?? {}), {
    message: 'Saved successfully',
  }),
  route(validateProfilePhotoCall, (context, { body }) => validateProfilePhoto(context, body)),
  route(getPublicProfileCall, (context, { params }) => getPublicProfile(context, params.userID), {
    isCached: true,
    tags: ({ userID }) => [`person:${userID}`, `likes:${userID}`, 'reference'],
  }),
];

/** What the account service tells of people, and asks of them. */
export const accountOwnerRoutes: Route[] = [
  route(tellPersonCall, (context, { params, body }) => tellPerson(context, params.personID, body)),
  route(forgetPersonCall, (context, { params }) => forgetPerson(context, params.personID)),
  route(exportPersonCall, (context, { params }) => exportPerson(context, params.personID)),
];
