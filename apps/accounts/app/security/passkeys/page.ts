import { definePage } from '../../page/define-page.ts';

export const passkeysPage = definePage({
  route: '/security/passkeys',
  module: 'security/passkeys/passkeys-page',
  frame: 'security',
});
