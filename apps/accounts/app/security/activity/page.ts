import { definePage } from '../../page/define-page.ts';

export const activityPage = definePage({
  route: '/security/activity',
  module: 'security/activity/activity-page',
  frame: 'security',
});
