import { definePage } from '../page/define-page.ts';
import { idAlone } from '../page/page-parameter.ts';

export const timelinePage = definePage({
  route: '/timeline/:timelineID',
  module: 'timeline/timeline-page',
  parameters: { timelineID: idAlone },
  cached: true,
  // Its posts are found by their own pages.
  indexed: 'linked',
  // Who may edit and remove posts, and who likes them, learn so.
  personal: true,
  sharePicture: false,
});
