import {
  getUpload as getUploadCall,
  requestProfilePhoto,
  sendBusinessFile,
  sendPersonFile,
  signUpload,
  storeFile as storeFileCall,
  storeLargeFile as storeLargeFileCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { admitPosted } from './admit-posted.ts';
import { admitSent } from './admit-sent.ts';
import { announceUpload } from './announce-upload.ts';
import { getUpload } from './get-upload.ts';
import { storeFile } from './store-file.ts';
import { storeLargeFile } from './store-large-file.ts';
import { takeFile } from './take-file.ts';

export const uploadRoutes: Route[] = [
  route(signUpload, (context, { body }) => announceUpload(context, body)),
  route(requestProfilePhoto, (context, { body }) =>
    announceUpload(context, { ...body, purpose: 'profile-photo' }),
  ),
  route(
    sendPersonFile,
    (context, { body, file }) => takeFile(context, body?.purpose ?? 'profile-photo', file),
    { beforeFile: admitSent },
  ),
  route(
    sendBusinessFile,
    (context, { body, file }) => takeFile(context, body?.purpose ?? 'business-profile-photo', file),
    { beforeFile: admitSent },
  ),
  // The signature says who may send what; the browser sends no token to a store.
  route(storeFileCall, (context, { body, file }) => storeFile(context, body, file), {
    beforeFile: (context, { body }) => admitPosted(context, body, { isStreamed: false }),
  }),
  route(storeLargeFileCall, (context, { body, file }) => storeLargeFile(context, body, file), {
    beforeFile: (context, { body }) => admitPosted(context, body, { isStreamed: true }),
  }),
  route(getUploadCall, (context, { params }) => getUpload(context, params.token)),
];
