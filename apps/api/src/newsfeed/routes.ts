import {
  chooseNewsfeed as chooseNewsfeedCall,
  countNewPosts as countNewPostsCall,
  loadNewsfeed as loadNewsfeedCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { chooseNewsfeed } from './choose-newsfeed.ts';
import { countNewPosts } from './count-new-posts.ts';
import { loadNewsfeed } from './load-newsfeed.ts';

export const newsfeedRoutes: Route[] = [
  route(loadNewsfeedCall, (context, { query }) => loadNewsfeed(context, query)),
  route(countNewPostsCall, (context, { query }) => countNewPosts(context, query)),
  route(chooseNewsfeedCall, (context, { body }) => chooseNewsfeed(context, body.choice)),
];
