import { getReactionSummary as getReactionSummaryCall } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { getReactionSummary } from './get-reaction-summary.ts';

export const reactionRoutes: Route[] = [
  route(getReactionSummaryCall, (context, { params }) => getReactionSummary(context, params.resourceID), {
    tags: (_, { params }) => [`likes:${params.resourceID}`],
  }),
];
