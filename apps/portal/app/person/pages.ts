import { defineNounPage, defineOwnPage } from '../page/define-page.ts';
import { editProfilePath, myProfilePath } from './person-address.ts';

export const personPages = [
  defineOwnPage({ route: myProfilePath, module: 'person/my-profile-page' }),
  defineOwnPage({ route: editProfilePath, module: 'person/edit/edit-profile-page', takesJson: true }),
  defineNounPage({
    noun: 'person',
    module: 'person/public-profile-page',
    // Whom they block, or who blocks them, reads no posts of theirs there.
    personal: true,
    cached: true,
    sharePicture: true,
  }),
] as const;
