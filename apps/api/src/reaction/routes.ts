import { getReactionSummary } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { countLikes } from './queries.ts';

export const reactionRoutes: Route[] = [
  route(getReactionSummary, async ({ db }, { params }) => ({
    reactionCount: { like: await countLikes(db, params.resourceID) },
  })),
];
