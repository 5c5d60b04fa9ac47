import {
  block as blockCall,
  getBlocking as getBlockingCall,
  hidePost as hidePostCall,
  listBlockedAmong as listBlockedAmongCall,
  listHiddenPosts as listHiddenPostsCall,
  listMuted as listMutedCall,
  mute as muteCall,
  unhidePost as unhidePostCall,
  unmute as unmuteCall,
} from '@kontor/contract';
import { actingAs, type ForEither } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { block } from './block.ts';
import { getBlocking } from './get-blocking.ts';
import { hidePost } from './hide-post.ts';
import { listBlockedAmong } from './list-blocked-among.ts';
import { listHiddenPosts } from './list-hidden-posts.ts';
import { listMuted } from './list-muted.ts';
import { mute } from './mute.ts';
import { unhidePost } from './unhide-post.ts';
import { unmute } from './unmute.ts';

export const blockingRoutes: Route[] = [
  route(hidePostCall, (context, { params }) => hidePost(context, params.postID)),
  route(unhidePostCall, (context, { params }) => unhidePost(context, params.postID)),
  route(listHiddenPostsCall, (context, { query }) => listHiddenPosts(context, query)),
  route(muteCall, (context, { params, body }) => mute(context, body.resourceType, params.id)),
  route(unmuteCall, (context, { params }) => unmute(context, params.id)),
  route(listMutedCall, (context, { query }) => listMuted(context, query)),
  route(blockCall, (context: ForEither, { params, body }) => block(context, body.resourceType, params.id), {
    policy: actingAs(({ body }: { body: { businessID?: string | undefined } }) => body.businessID, 'admin'),
  }),
  route(getBlockingCall, (context, { params }) => getBlocking(context, params.id)),
  route(listBlockedAmongCall, (context, { query }) => listBlockedAmong(context, query.ids)),
];
