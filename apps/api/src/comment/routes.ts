import {
  type CommentedRoot,
  closeComments as closeCommentsCall,
  editComment as editCommentCall,
  listComments as listCommentsCall,
  makeComment as makeCommentCall,
  markAnswer as markAnswerCall,
  removeComment as removeCommentCall,
} from '@kontor/contract';
import { actingAs, type ForEither, type ForMember } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { closeComments } from './close-comments.ts';
import { editComment } from './edit-comment.ts';
import { listComments } from './list-comments.ts';
import { makeComment } from './make-comment.ts';
import { markAnswer } from './mark-answer.ts';
import { administersComment, administersCommented, removerOf, writerOf } from './policy.ts';
import { removeComment } from './remove-comment.ts';
import { tagsOfComments } from './tags-of-comments.ts';

interface OfComment {
  params: { commentID: string };
}

/** What a business says everybody reads: its administrators say it. */
const writer = actingAs(
  ({ body }: { body: { businessID?: string | undefined } }) => body.businessID,
  'admin',
);
const author = writerOf(({ params }: OfComment) => params.commentID);
const remover = removerOf(({ params }: OfComment) => params.commentID);
const administrator = administersComment(({ params }: OfComment) => params.commentID);
const administratorOfThing = administersCommented(
  ({ params, body }: { params: { resourceID: string }; body: { resourceType: CommentedRoot } }) => ({
    type: body.resourceType,
    id: params.resourceID,
  }),
);

export const commentRoutes: Route[] = [
  route(listCommentsCall, (context, { params, query }) => listComments(context, params.resourceID, query), {
    tags: tagsOfComments,
  }),
  route(makeCommentCall, (context: ForEither, { body }) => makeComment(context, body), {
    policy: writer,
  }),
  route(
    editCommentCall,
    (context: ForEither, { params, body }) => editComment(context, params.commentID, body.content),
    { policy: author },
  ),
  route(removeCommentCall, (context: ForEither, { params }) => removeComment(context, params.commentID), {
    policy: remover,
  }),
  route(
    markAnswerCall,
    (context: ForMember, { params, body }) => markAnswer(context, params.commentID, body.isAnswer),
    { policy: administrator },
  ),
  route(
    closeCommentsCall,
    (context: ForMember, { params, body }) => closeComments(context, params.resourceID, body.areClosed),
    {
      policy: administratorOfThing,
    },
  ),
];
