import { countPageView } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { countView } from './count-view.ts';

/** What portals tell of pages that were opened. */
export const pageViewRoutes: Route[] = [
  route(countPageView, (context, { body }) => countView(context, body)),
];
