import { definePage } from '../page/define-page.ts';

export const passwordPages = [
  definePage({ route: '/forgotten-password', module: 'password/forgotten-password-page', frame: 'form' }),
  definePage({ route: '/new-password', module: 'password/new-password-page', frame: 'form' }),
];
