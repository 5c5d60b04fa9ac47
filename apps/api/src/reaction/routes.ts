import { getReactionSummary } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { findLikes } from './queries.ts';

export const reactionRoutes: Route[] = [
  route(getReactionSummary, async ({ db }, { params }) => ({
    reactionCount: { like: await findLikes(db, params.resourceID) },
  })),
];
