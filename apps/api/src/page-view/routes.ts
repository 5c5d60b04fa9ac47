import { countPageView as countPageViewCall } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { countPageView } from './count-page-view.ts';

/** What portals tell of pages that were opened. */
export const pageViewRoutes: Route[] = [
  route(countPageViewCall, (context, { body }) => countPageView(context, body)),
];
