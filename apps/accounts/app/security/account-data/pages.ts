import { definePage } from '../../page/define-page.ts';

export const accountDataPages = [
  definePage({
    route: '/security/delete-account',
    module: 'security/account-data/delete-account-page',
    frame: 'security',
  }),
  // Whoever comes here has been signed out by what it tells of.
  definePage({
    route: '/deletion-planned',
    module: 'security/account-data/deletion-planned-page',
    frame: 'wide',
  }),
];
