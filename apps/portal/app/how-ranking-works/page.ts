import { defineTextPage } from '../page/define-page.ts';

export const howRankingWorksPage = defineTextPage({
  route: '/how-ranking-works',
  module: 'how-ranking-works/how-ranking-works',
});
