import { definePage } from '../page/define-page.ts';
import { idAlone } from '../page/page-parameter.ts';
import { editProfilePath, myProfilePath } from './person-address.ts';

export const personPages = [
  definePage({
    route: myProfilePath,
    module: 'person/my-profile-page',
    forPeople: true,
    cached: false,
    indexed: false,
    sharePicture: false,
    counted: 'page',
  }),
  definePage({
    route: editProfilePath,
    module: 'person/edit/edit-profile-page',
    forPeople: true,
    cached: false,
    indexed: false,
    sharePicture: false,
    counted: 'page',
  }),
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
