import { defineNounPage } from '../page/define-page.ts';

export const postPage = defineNounPage({
  noun: 'post',
  module: 'post/post-page',
  cached: true,
  // Who may edit and remove it, and who likes it, learn so.
  personal: true,
  sharePicture: true,
});
