import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const businessMembershipPage = defineOwnPage({
  route: '/business/:slug/membership',
  module: 'business-membership/business-membership-page',
  frame: 'business-manage/manage-frame',
  parameters: { slug: slugWithId },
});
