import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const inboxSettingsPage = defineOwnPage({
  route: '/business/:slug/inbox-settings',
  module: 'inbox-settings/inbox-settings-page',
  frame: 'business-manage/manage-frame',
  parameters: { slug: slugWithId },
});
