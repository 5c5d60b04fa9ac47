import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const businessPreviewPage = defineOwnPage({
  route: '/business/:slug/preview',
  module: 'business-preview/business-preview-page',
  parameters: { slug: slugWithId },
  counted: false,
});
