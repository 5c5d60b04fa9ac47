import type { Comment } from '@kontor/contract';
import { presentPicture } from '../upload/present-picture.ts';
import type { CommentRow } from './queries.ts';

/** Checklist 193. @param answer the reply that answers it, where there is one */
export function presentComment(row: CommentRow, answer?: CommentRow): Comment {
  return { ...presentAlone(row), answer: answer && presentAlone(answer) };
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
    isRemoved: row.removed_at ? true : undefined,
  };
}
