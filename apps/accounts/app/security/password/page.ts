import { definePage } from '../../page/define-page.ts';

export const passwordPage = definePage({
  route: '/security/password',
  module: 'security/password/password-page',
  frame: 'security',
});
