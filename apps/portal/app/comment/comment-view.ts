import { businessAddress, type Comment, type Language, personAddress } from '@kontor/contract';
import { initialsOf } from '@kontor/ui/picture';
import { dayOf } from '@kontor/web/language/day';
import { photoOf } from '../person/photo-of.ts';
import { monogramAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';

/** A comment as it is shown: whose it is says the business, where it was written as one. */
export interface CommentView {
  id: string;
  /** Whose it is; undefined of one that was removed. */
  author: { name: string; href: string; picture: string; isBusiness: boolean } | undefined;
  /** The id of the person who wrote it, and of the business they wrote as. */
  userID: string | undefined;
  businessID: string | undefined;
  content: string;
  at: string;
  day: string;
  isEdited: boolean;
  isAnswer: boolean;
  /** Why its author alone sees it. */
  held: Comment['held'];
  likes: number;
  replies: number;
  /** The reply that answers it. */
  answer: CommentView | undefined;
}

/** Pixels, on dense screens. */
const pictureWidth = 96;

export function viewOfComment({ answer, ...comment }: Comment, language: Language): CommentView {
  return {
    id: comment.commentID,
    author: authorOf(comment),
    userID: comment.whoComment?.userID,
    businessID: comment.business?.businessID,
    content: comment.content,
    at: comment.at,
    day: dayOf(comment.at, language),
    isEdited: comment.editedAt !== undefined,
    isAnswer: comment.isAnswer === true,
    held: comment.held,
    likes: comment.reactions.reactionCount.like,
    replies: comment.replies,
    answer: answer && viewOfComment(answer, language),
  };
}

function authorOf({ whoComment, business }: Comment): CommentView['author'] {
  if (business) {
    const { companyName: name, profilePhoto } = business.general;
    const id = business.businessID;
    const picture = profilePhoto
      ? addressAt(profilePhoto, pictureWidth)
      : monogramAddress(id, initialsOf(name), undefined);
    return { name, href: businessAddress({ id, name }), picture, isBusiness: true };
  }
  if (!whoComment) return undefined;
  const { userID, firstName, lastName } = whoComment;
  return {
    name: `${firstName} ${lastName}`,
    href: personAddress(userID),
    picture: photoOf(whoComment, pictureWidth),
    isBusiness: false,
  };
}
