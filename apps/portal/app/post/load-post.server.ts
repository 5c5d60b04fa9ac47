import { getGroup, getPost, idFromSlug } from '@kontor/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { loadComments } from '../comment/load-comments.server.ts';
import { viewOfGroup } from '../group/group-view.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { postMeta } from './post-meta.server.ts';
import { viewOfPost } from './post-view.ts';

/** The post an address names; 404 when there is none. */
export async function loadPost(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const postID = params.postID?.length === 36 ? idFromSlug(params.postID) : undefined;
  if (!postID) throw data(null, { status: 404 });
  const { call, i18n } = context.get(visitContext);
  const { origin } = context.get(settingsContext);
  const [post, comments] = await Promise.all([
    call(getPost, { params: { postID } }),
    loadComments(postID, args),
  ]);
  const group =
    post.commentsForMembers && post.group
      ? await call(getGroup, { params: { groupID: post.group.groupID } })
      : undefined;
  return {
    comments,
    /** In which whoever reads it is no member, and members alone comment. */
    closedGroup: group && { group: viewOfGroup(group, i18n), mine: group.mine },
    post: viewOfPost(post, i18n, origin),
    meta: postMeta(post, context),
  };
}
