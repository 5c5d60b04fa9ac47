import { definePage } from '../page/define-page.ts';

export const dataSourcesPage = definePage({
  route: '/data-sources',
  module: 'data-sources/data-sources',
  cached: true,
  indexed: 'pages',
  sharePicture: false,
});
