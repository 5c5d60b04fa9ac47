import { defineOwnPage, definePage } from '../page/define-page.ts';
import { idAlone } from '../page/page-parameter.ts';
import { editProfilePath, myProfilePath } from './person-address.ts';

export const personPages = [
  defineOwnPage({ route: myProfilePath, module: 'person/my-profile-page' }),
  defineOwnPage({ route: editProfilePath, module: 'person/edit/edit-profile-page', takesJson: true }),
  definePage({
    route: '/profile/:userID',
    module: 'person/public-profile-page',
    parameters: { userID: idAlone },
    cached: true,
    indexed: 'linked',
    sharePicture: true,
    counted: 'person',
  }),
] as const;
