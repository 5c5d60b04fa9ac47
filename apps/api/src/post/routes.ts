import {
  type Author,
  downloadFair as downloadFairCall,
  editPost as editPostCall,
  getPost as getPostCall,
  listLatestPosts as listLatestPostsCall,
  listPostVersions as listPostVersionsCall,
  listRemovedPosts as listRemovedPostsCall,
  loadTimeline as loadTimelineCall,
  makePost as makePostCall,
  type NewPost,
  type Post,
  pinPost as pinPostCall,
  removePost as removePostCall,
  restorePost as restorePostCall,
  type Tag,
  unpinPost as unpinPostCall,
} from '@kontor/contract';
import { actingAs, type ForEither } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { downloadFair } from './download-fair.ts';
import { editPost } from './edit-post.ts';
import { getPost } from './get-post.ts';
import { listLatestPosts } from './list-latest-posts.ts';
import { listPostVersions } from './list-post-versions.ts';
import { listRemovedPosts } from './list-removed-posts.ts';
import { loadTimeline } from './load-timeline.ts';
import { makePost } from './make-post.ts';
import { pinPost } from './pin-post.ts';
import { type ForPost, mayChange } from './policy.ts';
import { removePost } from './remove-post.ts';
import { restorePost } from './restore-post.ts';
import { unpinPost } from './unpin-post.ts';

const ofPost = ({ params }: { params: { postID: string } }) => params.postID;

/** As which business somebody posts: the one that is named, or whose timeline it is. */
const poster = actingAs(
  ({ body }: { body: NewPost }) =>
    body.businessID ?? (body.timelineType === 'business' ? body.timelineID : undefined),
  'admin',
);

function tagOfAuthor(author: Author): Tag {
  return 'businessID' in author ? `business:${author.businessID}` : `person:${author.userID}`;
}

/** What pages with posts depend on: the posts, their likes, and whose they are. */
function tagsOfPosts(posts: readonly Post[]): Tag[] {
  return posts.flatMap(({ postID, author, link }): Tag[] => [
    `post:${postID}`,
    `likes:${postID}`,
    `comments:${postID}`,
    tagOfAuthor(author),
    ...(link && link.resourceType !== 'post' ? [`${link.resourceType}:${link.resourceID}` as const] : []),
  ]);
}

export const postRoutes: Route[] = [
  route(makePostCall, (context: ForEither, { body }) => makePost(context, body), { policy: poster }),
  route(getPostCall, (context, { params }) => getPost(context, params.postID), {
    tags: (post) => tagsOfPosts([post]),
  }),
  route(editPostCall, (context: ForPost, { body }) => editPost(context, body), {
    policy: mayChange(ofPost, 'edit'),
  }),
  route(listPostVersionsCall, (context, { params }) => listPostVersions(context, params.postID), {
    tags: (_, { params }) => [`post:${params.postID}`],
  }),
  route(removePostCall, (context: ForPost) => removePost(context), {
    policy: mayChange(({ body }: { body: { postID: string } }) => body.postID, 'remove'),
  }),
  route(restorePostCall, (context: ForPost) => restorePost(context), {
    policy: mayChange(ofPost, 'restore'),
  }),
  route(pinPostCall, (context: ForPost) => pinPost(context), { policy: mayChange(ofPost, 'pin') }),
  route(unpinPostCall, (context: ForPost) => unpinPost(context), { policy: mayChange(ofPost, 'pin') }),
  route(downloadFairCall, (context, { params }) => downloadFair(context, params.postID), {
    tags: (_, { params }) => [`post:${params.postID}`],
  }),
  route(loadTimelineCall, (context, { params, query }) => loadTimeline(context, params.id, query), {
    tags: ({ items, owner }, { params }) => [
      `timeline:${params.id.toLowerCase()}`,
      ...(owner ? [tagOfAuthor(owner)] : []),
      ...tagsOfPosts(items),
    ],
  }),
  route(listLatestPostsCall, (context, { params }) => listLatestPosts(context, params.id), {
    // Nothing of them is shown that a like changes.
    tags: (_, { params }) => [`timeline:${params.id.toLowerCase()}`],
  }),
  route(listRemovedPostsCall, (context: ForEither) => listRemovedPosts(context), {
    policy: actingAs(({ params }: { params: { id: string } }) => params.id, 'admin'),
  }),
];
