import { definePage } from '../page/define-page.ts';

export const industriesPage = definePage({
  route: '/industries',
  module: 'industries/industries',
  cached: true,
  indexed: 'pages',
  sharePicture: true,
});
