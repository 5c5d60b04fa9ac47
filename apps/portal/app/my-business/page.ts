import { defineOwnPage } from '../page/define-page.ts';
import { myBusinessPath } from './my-business-address.ts';

export const myBusinessPage = defineOwnPage({
  route: myBusinessPath,
  module: 'my-business/my-business-page',
});
