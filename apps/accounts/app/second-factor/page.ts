import { definePage } from '../page/define-page.ts';

export const codePage = definePage({
  route: '/second-factor',
  module: 'second-factor/code-page',
  frame: 'form',
});
