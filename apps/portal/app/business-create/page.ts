import { createBusinessPath } from '../my-business/my-business-address.ts';
import { defineOwnPage } from '../page/define-page.ts';

export const createBusinessPage = defineOwnPage({
  route: createBusinessPath,
  module: 'business-create/create-business-page',
});
