import { definePage } from '../page/define-page.ts';

/** Its address bears a code that signs in: nothing may be remembered of it. */
export const sessionRedirectPage = definePage({
  route: '/session-redirect',
  module: 'session-redirect/session-redirect',
  cached: false,
  indexed: false,
  sharePicture: false,
  counted: false,
});
