import { definePage } from '../page/define-page.ts';

export const homePage = definePage({
  route: '/',
  module: 'home/home',
  cached: true,
  indexed: 'pages',
  sharePicture: true,
});
