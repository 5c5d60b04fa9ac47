import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const supportPage = defineOwnPage({
  route: '/business/:slug/support',
  module: 'support/support-page',
  frame: 'business-manage/manage-frame',
  parameters: { slug: slugWithId },
});
