import { countPageView } from '@kontor/contract';
import { ourServices } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { countView } from './count-view.ts';

/** What portals tell of pages that were opened. */
export const pageViewRoutes: Route[] = [
  route(countPageView, ourServices, (context, { body }) => countView(context, body)),
];
