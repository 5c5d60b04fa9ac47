import { type Comment, type Data, type listComments, rowTags, type Tag } from '@kontor/contract';

/** What comments depend on: all that stand below the same, how often each is liked, and who wrote them. */
export function tagsOfComments({ rootID, comments }: Data<typeof listComments>): Tag[] {
  const shown = comments.flatMap((comment) => [comment, ...(comment.answer ? [comment.answer] : [])]);
  const idsOf = (pick: (comment: Omit<Comment, 'answer'>) => string | undefined) =>
    new Set(shown.flatMap((comment) => pick(comment) ?? []));
  return [
    `comments:${rootID}`,
    ...rowTags(
      'likes',
      idsOf(({ commentID }) => commentID),
    ),
    ...rowTags(
      'person',
      idsOf(({ whoComment }) => whoComment?.userID),
    ),
    ...rowTags(
      'business',
      idsOf(({ business }) => business?.businessID),
    ),
  ];
}
