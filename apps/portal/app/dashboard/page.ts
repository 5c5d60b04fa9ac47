import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const dashboardPage = defineOwnPage({
  route: '/business/:slug/dashboard',
  module: 'dashboard/dashboard-page',
  frame: 'business-manage/manage-frame',
  parameters: { slug: slugWithId },
});
