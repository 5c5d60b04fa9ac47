import { definePage } from '../page/define-page.ts';

export const signUpPages = [
  definePage({ route: '/register', module: 'sign-up/sign-up-page', frame: 'form' }),
  definePage({ route: '/check-mail', module: 'sign-up/check-mail-page', frame: 'form' }),
  definePage({ route: '/confirm-email', module: 'sign-up/confirm-email-page', frame: 'form' }),
];
