import type { Comment } from '@kontor/contract';
import { presentHeld } from '../hold/present-held.ts';
import { presentPicture } from '../upload/present-picture.ts';
import type { CommentRow } from './queries.ts';

interface Shown {
  readerID: string | undefined;
  /** The reply that answers it, where there is one. */
  answer?: CommentRow | undefined;
}

/** Checklist 193. */
export function presentComment(row: CommentRow, { answer, readerID }: Shown): Comment {
  return { ...presentFor(readerID, row), answer: answer && presentFor(readerID, answer) };
}

/** One that its author alone reads holds the place of its replies to everybody else. */
function presentFor(readerID: string | undefined, row: CommentRow): Omit<Comment, 'answer'> {
  if (row.withheld_at === null || row.person_id === readerID) return presentAlone(row);
  const { whoComment: _, business: __, editedAt: ___, held: ____, ...place } = presentAlone(row);
  return { ...place, content: '', reactions: { reactionCount: { like: 0 } }, isRemoved: true };
}

function presentAlone(row: CommentRow): Omit<Comment, 'answer'> {
  return {
    commentID: row.id,
    resourceType: row.resource_type,
    resourceID: row.resource_id,
    content: row.content,
    whoComment:
      row.person_id === null
        ? undefined
        : {
            userID: row.person_id,
            username: row.username ?? '',
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
            profilePhoto: presentPicture(row.person_photo),
          },
    business:
      row.acting_business_id === null
        ? undefined
        : {
            businessID: row.acting_business_id,
            general: {
              companyName: row.company_name ?? '',
              profilePhoto: presentPicture(row.business_photo),
            },
          },
    at: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString(),
    reactions: { reactionCount: { like: row.likes ?? 0 } },
    replies: row.replies ?? 0,
    isAnswer: row.is_answer || undefined,
    held: presentHeld(row),
    isRemoved: row.removed_at ? true : undefined,
  };
}
