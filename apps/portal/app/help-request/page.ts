import { helpRequestPath } from '../contact/contact-address.ts';
import { definePage } from '../page/define-page.ts';

export const helpRequestPage = definePage({
  route: helpRequestPath,
  module: 'help-request/help-request-page',
  cached: true,
  indexed: 'pages',
  sharePicture: false,
});
