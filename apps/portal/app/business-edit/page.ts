import { editTabs } from '../business-manage/manage-address.ts';
import { defineOwnPage } from '../page/define-page.ts';
import { oneOf, slugWithId } from '../page/page-parameter.ts';

export const businessEditPages = [
  defineOwnPage({
    route: '/business/:slug/edit',
    module: 'business-edit/first-tab',
    parameters: { slug: slugWithId },
  }),
  defineOwnPage({
    route: '/business/:slug/edit/:tab',
    module: 'business-edit/edit-business-page',
    frame: 'business-manage/manage-frame',
    parameters: { slug: slugWithId, tab: oneOf(editTabs) },
  }),
] as const;
