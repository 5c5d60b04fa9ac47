import {
  checkReaction as checkReactionCall,
  getReactionSummary as getReactionSummaryCall,
  listLikes as listLikesCall,
  listMyLikes as listMyLikesCall,
  react as reactCall,
  takeReactionBack as takeReactionBackCall,
} from '@kontor/contract';
import { actingAs, type ForEither } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { checkReaction } from './check-reaction.ts';
import { getReactionSummary } from './get-reaction-summary.ts';
import { listLikes } from './list-likes.ts';
import { listMyLikes } from './list-my-likes.ts';
import { react } from './react.ts';
import { takeReactionBack } from './take-reaction-back.ts';

interface Acting {
  businessID?: string | undefined;
}

/** Its members see what a business likes. */
const member = actingAs(({ query }: { query?: Acting | undefined }) => query?.businessID, 'member');

/** What a business likes everybody reads: its administrators say so. */
const admin = actingAs(({ body }: { body: Acting }) => body.businessID, 'admin');

export const reactionRoutes: Route[] = [
  route(getReactionSummaryCall, (context, { params }) => getReactionSummary(context, params.resourceID), {
    tags: (_, { params }) => [`likes:${params.resourceID}`],
  }),
  route(checkReactionCall, (context: ForEither, { params }) => checkReaction(context, params.resourceID), {
    policy: member,
  }),
  route(listMyLikesCall, (context: ForEither, { query }) => listMyLikes(context, query.resourceIDs), {
    policy: member,
  }),
  route(
    reactCall,
    (context: ForEither, { params, body }) => react(context, params.resourceType, body.resourceID),
    { policy: admin },
  ),
  route(takeReactionBackCall, (context: ForEither, { body }) => takeReactionBack(context, body.resourceID), {
    policy: admin,
  }),
  route(listLikesCall, (context, { params, query }) => listLikes(context, params.resourceID, query)),
];
