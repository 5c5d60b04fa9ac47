import { definePage } from '../page/define-page.ts';

export const signInPages = [
  definePage({ route: '/login', module: 'sign-in/sign-in-page', frame: 'form' }),
  definePage({ route: '/sign-out', module: 'sign-in/sign-out-page', frame: 'form' }),
];
