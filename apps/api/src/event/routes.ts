import { hearEvents as hearEventsCall } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { hearEvents } from './hear-events.ts';

export const eventRoutes: Route[] = [
  route(hearEventsCall, (context, { query }) => hearEvents(context, query?.after)),
];
