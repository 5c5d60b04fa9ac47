import { defineOwnPage } from '../page/define-page.ts';
import { ownID } from '../page/page-parameter.ts';

export const listPage = defineOwnPage({
  route: '/lists/:listID',
  module: 'list/list-page',
  parameters: { listID: ownID },
});
