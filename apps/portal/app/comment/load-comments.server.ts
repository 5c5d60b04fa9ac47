import { commentLimits, listComments } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { type CommentView, viewOfComment } from './comment-view.ts';

/** What the head of comments says. */
export interface CommentsState {
  /** How many there are, replies included. */
  total: number;
  areClosed: boolean;
}

/** A page of comments, as lists of them begin. */
export interface LoadedComments extends CommentsState {
  comments: CommentView[];
  /** What asks for the next page, where there is one. */
  next: string | undefined;
}

/** The first comments on something. Pages are whole without them: a failure leaves them out. */
export async function loadComments(
  resourceID: string,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<LoadedComments | undefined> {
  const { call, language } = context.get(visitContext);
  try {
    const query = { skip: 0, size: commentLimits.page };
    const { comments, next, total, areClosed } = await call(listComments, { params: { resourceID }, query });
    return {
      comments: comments.map((comment) => viewOfComment(comment, language)),
      next,
      total,
      areClosed: areClosed === true,
    };
  } catch (error) {
    if (!request.signal.aborted) context.get(settingsContext).report(error, 'Comments are missing');
    return undefined;
  }
}
