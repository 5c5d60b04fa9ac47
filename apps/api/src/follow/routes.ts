import {
  chooseFollowed as chooseFollowedCall,
  follow as followCall,
  getFollowSummary as getFollowSummaryCall,
  listFollowed as listFollowedCall,
  unfollow as unfollowCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { chooseFollowed } from './choose-followed.ts';
import { follow } from './follow.ts';
import { getFollowSummary } from './get-follow-summary.ts';
import { listFollowed } from './list-followed.ts';
import { unfollow } from './unfollow.ts';

export const followRoutes: Route[] = [
  route(getFollowSummaryCall, (context, { params }) => getFollowSummary(context, params.id), {
    tags: (_, { params }) => [`follows:${params.id}`],
  }),
  route(followCall, (context, { params, body }) => follow(context, params.resourceType, body.resourceID)),
  route(unfollowCall, (context, { params }) => unfollow(context, params.id)),
  route(chooseFollowedCall, (context, { params, body }) => chooseFollowed(context, params.id, body)),
  route(listFollowedCall, (context, { query }) => listFollowed(context, query)),
];
