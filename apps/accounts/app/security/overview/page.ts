import { definePage } from '../../page/define-page.ts';

export const overviewPage = definePage({
  route: '/security',
  module: 'security/overview/overview-page',
  frame: 'security',
});
