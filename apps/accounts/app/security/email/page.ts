import { definePage } from '../../page/define-page.ts';

export const emailPage = definePage({
  route: '/security/email',
  module: 'security/email/email-page',
  frame: 'security',
});
