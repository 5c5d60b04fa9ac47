import { definePage } from '../page/define-page.ts';

export const linkPages = [
  definePage({ route: '/change-email', module: 'link/change-email-page', frame: 'form' }),
  definePage({ route: '/undo-deletion', module: 'link/undo-deletion-page', frame: 'form' }),
];
