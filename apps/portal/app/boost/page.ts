import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const boostsPage = defineOwnPage({
  route: '/business/:slug/boosts',
  module: 'boost/boosts-page',
  frame: 'business-manage/manage-frame',
  parameters: { slug: slugWithId },
});
